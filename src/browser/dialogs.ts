import type { Dialog } from 'playwright-core';

/** A dialog that a page opened (`alert`, `confirm`, `prompt`, `beforeunload`) and how it was answered. */
export interface PageDialog {
  readonly type: string;
  readonly message: string;
  /** Questions are dismissed; only a warning before leaving is accepted, since leaving is what the operator did. */
  readonly answer: 'dismissed' | 'accepted';
}

/** Answers a dialog at once, so that nothing waits for it, and says how. */
export function answer(dialog: Dialog): PageDialog {
  const leaving = dialog.type() === 'beforeunload';
  // It may be gone with its page.
  (leaving ? dialog.accept() : dialog.dismiss()).catch(() => {});
  return {
    type: dialog.type(),
    message: dialog.message().slice(0, 4000),
    answer: leaving ? 'accepted' : 'dismissed',
  };
}
