import type { ActResult } from '../../../core/action.ts';
import type { Step } from '../../../core/episode.ts';

/** Where a step's screenshot is among the sample's attachments; nothing when there is none. */
export type Pictures = (step: Step) => string | undefined;

/**
 * An episode as a conversation: the instruction; then for each step what the page was like (from just before the act),
 * what the agent said and did, and what came of it; then the answer.
 */
export function messagesOf(instruction: string, steps: readonly Step[], answer: string, pictures: Pictures) {
  return [
    { id: 'instruction', role: 'user', content: instruction },
    ...steps.flatMap((step) => [seen(step, pictures), assistantMessage(step), toolMessage(step)]),
    ...(steps.at(-1)?.action.type === 'done' || answer === ''
      ? []
      : [{ id: 'answer', role: 'assistant', content: answer, source: 'generate' }]),
  ];
}

function seen(step: Step, pictures: Pictures) {
  return { id: `look-${step.index}`, role: 'user', content: pageContent(step, pictures) };
}

/** Address, title and picture of the page that a step found. */
export function pageContent(step: Step, pictures: Pictures) {
  const image = pictures(step);
  return [
    { type: 'text', text: `${step.title}\n${step.url}` },
    ...(image === undefined ? [] : [{ type: 'image', image, detail: 'auto' }]),
  ];
}

export function assistantMessage(step: Step) {
  const { said = '', reasoned } = step.remark;
  const { type, ...args } = step.action;
  return {
    id: `act-${step.index}`,
    role: 'assistant',
    content:
      reasoned === undefined
        ? said
        : [
            { type: 'reasoning', reasoning: reasoned, redacted: false },
            { type: 'text', text: said },
          ],
    source: 'generate',
    tool_calls: [{ id: callId(step), function: type, arguments: args, type: 'function' }],
  };
}

function toolMessage(step: Step) {
  return {
    id: `result-${step.index}`,
    role: 'tool',
    tool_call_id: callId(step),
    function: step.action.type,
    content: resultText(step.result),
    ...toolError(step.result),
  };
}

export function callId(step: Step): string {
  return `call-${step.index}`;
}

/** A refused action as Inspect's error of a tool call; nothing for one that was carried out. */
export function toolError(result: ActResult) {
  return result.ok ? {} : { error: { type: 'unknown', message: `${result.reason}: ${result.message}` } };
}

/** What came of an act, in words. */
export function resultText(result: ActResult): string {
  const on = result.on ? ` on ${result.on.role} "${result.on.name}"` : '';
  if (!result.ok) return `refused${on}: ${result.message}`;
  return `${result.navigated ? 'done, and another page opened' : 'done'}${on}`;
}
