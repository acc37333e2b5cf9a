import type { OwnAction } from '../../core/action.ts';
import type { Channel } from './wire.ts';

/** How long a dialog is left to the operator, ms. */
const PATIENCE_MS = 5000;

/**
 * Watches the dialogs of a page. They are the operator's to answer; one that is left open would hold up the page, so after
 * a while it is answered as in-process agents have it: questions are dismissed, a warning before leaving is accepted.
 */
export class DialogWatch {
  constructor(channel: Channel, onAnswered: (action: Extract<OwnAction, { type: 'dialog' }>) => void) {
    let open: { kind: string; message: string } | undefined;
    let by: 'operator' | 'harness' = 'operator';
    let patience: NodeJS.Timeout | undefined;
    channel.on('Page.javascriptDialogOpening', ({ type, message }) => {
      open = { kind: type, message: message.slice(0, 4000) };
      by = 'operator';
      patience = setTimeout(() => {
        by = 'harness';
        channel.send('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }).catch(() => {});
      }, PATIENCE_MS).unref();
    });
    channel.on('Page.javascriptDialogClosed', ({ result }) => {
      clearTimeout(patience);
      if (open) onAnswered({ type: 'dialog', ...open, answer: result ? 'accepted' : 'dismissed', by });
      open = undefined;
    });
  }
}
