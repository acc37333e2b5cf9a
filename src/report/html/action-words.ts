import type { Action, OwnAction } from '../../core/action.ts';

/** What was done, in a few words. */
export function actionWords(action: Action | OwnAction): string {
  switch (action.type) {
    case 'click':
      return 'x' in action.target
        ? `click at ${Math.round(action.target.x)}, ${Math.round(action.target.y)}`
        : 'click';
    case 'type':
      return `type “${action.text}”`;
    case 'select':
      return `select “${action.option}”`;
    case 'press':
      return `press ${action.key}`;
    case 'scroll':
      return `scroll by ${Math.round(action.dy)} px`;
    case 'wait':
      return `wait ${action.ms} ms`;
    case 'back':
      return 'go back';
    case 'done':
      return 'done';
    case 'goto':
      return `go to ${action.url}`;
    case 'tab':
      return `${action.event === 'crashed' ? 'a tab crashed' : `a tab was ${action.event}`}`;
    case 'dialog':
      return `${action.kind} “${action.message}” was ${action.answer}${action.by === 'harness' ? ' after nobody had answered it' : ''}`;
    case 'browser':
      return 'the browser was closed';
    case 'process':
      return processWords(action);
  }
}

function processWords(end: Extract<OwnAction, { type: 'process' }>): string {
  const parts = [
    end.stopped
      ? `the process was stopped by ${end.stopped}`
      : `the process ended ${end.signal ? `by ${end.signal}` : `with code ${end.exit}`}`,
    end.connections === 0 && 'it never connected to its browser',
    end.left > 0 && `${end.left} of its processes were left and killed`,
    end.log && `it printed ${end.log.bytes} bytes`,
  ];
  return parts.filter(Boolean).join('; ');
}
