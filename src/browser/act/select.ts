import type { Action } from '../../core/action.ts';
import type { Tab } from '../tab.ts';
import { aimAt, aimAtOption } from './aim.ts';
import { type Done, type Refused, refused } from './result.ts';

/** Chooses an option of a select as a person does: opens the list, goes to it by the arrow keys, and takes it. */
export async function select(tab: Tab, action: Extract<Action, { type: 'select' }>): Promise<Done | Refused> {
  const { eyes, page } = tab;
  const aimed = await aimAt(tab, action.target);
  if (!aimed.ok) return aimed;
  const { on, frame, origin, point, takes } = aimed;
  const mark =
    'mark' in action.target
      ? action.target.mark
      : await eyes.worlds.ask(frame, 'selectAt', point.x - origin.x, point.y - origin.y);
  if (mark === null || (takes !== 'select' && takes !== 'listbox')) {
    return refused('unsupported', `a <${on.tag}> with the role "${on.role}" is no select`, on);
  }
  const plan = await eyes.worlds.ask(frame, 'option', mark, action.option);
  if ('reason' in plan) return refused(plan.reason, plan.message, on);
  if (plan.chosen) return { ok: true, on };

  if (takes === 'listbox') {
    const option = await aimAtOption(tab, frame, mark, plan.index);
    if (!option.ok) return option;
    await page.mouse.click(option.point.x, option.point.y);
    return { ok: true, on };
  }
  await page.mouse.click(point.x, point.y);
  const { open } = await eyes.worlds.ask(frame, 'listOf', mark);
  // With the list closed, the arrows would choose each option on the way, and Enter would send the form.
  if (!open) return refused('unsupported', 'the page keeps the list of the select from opening', on);
  for (let i = 0; i < Math.abs(plan.moves); i++)
    await page.keyboard.press(plan.moves > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Enter');
  const { index } = await eyes.worlds.ask(frame, 'listOf', mark);
  // A form that sends itself as soon as something is chosen may have led to another document by now.
  return index === null || index === plan.index
    ? { ok: true, on }
    : refused('unsupported', 'the page chose another option', on);
}
