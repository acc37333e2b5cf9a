import type { Asked } from './asked.ts';
import type { Move } from './move.ts';
import { told } from './told.ts';

/** A move as text: as JSON with a list of actions where the messages ask for that, else as a thought and an action. */
export function inGrammar({ turns }: Asked, move: Move): string {
  if (turns.some(({ text }) => text.includes('mouse:click'))) return inActions(move);
  return `Thought: ${told(move)}\nAction: ${lineOf(move)}`;
}

function lineOf(move: Move): string {
  switch (move.kind) {
    case 'click':
      return `Click [${placeOf(move)}]`;
    case 'type':
      return `Type [${placeOf(move)}]; [${move.text}]`;
    case 'scroll':
      return 'Scroll [WINDOW]; [down]';
    case 'look':
    case 'wait':
      return 'Wait';
    case 'done':
      return `ANSWER; [${move.answer.replace(/[[\]]/g, '')}]`;
  }
}

function placeOf({ item }: Move & { readonly kind: 'click' | 'type' }): string {
  return item.ref ?? `${item.at?.x}, ${item.at?.y}`;
}

function inActions(move: Move): string {
  return JSON.stringify({ reasoning: told(move), actions: actionsOf(move) });
}

function actionsOf(move: Move): readonly unknown[] {
  switch (move.kind) {
    case 'click':
      return [{ variant: 'mouse:click', ...move.item.at }];
    case 'type':
      return [
        { variant: 'mouse:click', ...move.item.at },
        { variant: 'keyboard:type', content: move.text },
        ...(move.submit ? [{ variant: 'keyboard:enter' }] : []),
      ];
    case 'scroll':
      return [{ variant: 'mouse:scroll', x: 600, y: 400, deltaX: 0, deltaY: 500 }];
    case 'look':
    case 'wait':
      return [{ variant: 'wait', seconds: 1 }];
    case 'done':
      return [{ variant: 'task:done', evidence: move.answer }];
  }
}
