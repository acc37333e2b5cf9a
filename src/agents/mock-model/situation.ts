import { isFor } from '../scripted/shopper/command.ts';
import type { Asked, Turn } from './asked.ts';
import type { Item } from './item.ts';
import { itemsIn } from './listing.ts';
import { itemsInPicture } from './picture.ts';
import { usedIn } from './told.ts';

/** What a request says of the user's wish, the page, and what was done so far. */
export interface Situation {
  readonly instruction: string;
  /** The page as the latest message that tells of one has it; undefined when none does. */
  readonly page?: { readonly items: readonly Item[]; readonly text: string; readonly fresh: boolean };
  /** How often each label was used, by what the agent's earlier replies say. */
  readonly used: ReadonlyMap<string, number>;
}

const TAGGED = /<(user_request|task|instruction|goal)>\s*([^<]*?)\s*<\/\1>/i;
const HEADED =
  /(?:^|\n)\W*(?:your |the |user'?s? |ultimate )?(?:task|instruction|request|goal|objective)\W*[:\n]\s*(.+)/i;

/** Reads a situation from the request alone. */
export async function situationOf({ turns }: Pick<Asked, 'turns'>): Promise<Situation> {
  const instruction = instructionIn(turns);
  const used = usedIn(saidIn(turns));
  return { instruction, ...(await pageIn(turns, instruction, used)), used };
}

function instructionIn(turns: readonly Turn[]): string {
  const users = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  // The wish comes first with some agents, and last, beside the page, with others.
  for (const text of users) {
    const said = TAGGED.exec(text)?.[2] ?? HEADED.exec(text)?.[1];
    if (said?.trim()) return said.trim();
  }
  for (const { role, text } of turns) {
    const said = role === 'system' ? TAGGED.exec(text)?.[2] : undefined;
    if (said) return said;
  }
  const [paragraph = ''] = (users[0] ?? '').trim().split(/\n\s*\n/);
  return paragraph;
}

async function pageIn(
  turns: readonly Turn[],
  instruction: string,
  used: Situation['used'],
): Promise<Pick<Situation, 'page'>> {
  // What came of an order stands in words, and a list of controls has none.
  const reads = [...used.keys()].some((label) => isFor(label, 'place'));
  for (const [index, turn] of [...turns.entries()].reverse()) {
    if (turn.role === 'assistant' || turn.role === 'system') continue;
    const fresh = !turns.slice(index + 1).some(({ calls, role }) => role === 'assistant' && calls.some(acts));
    const listed = itemsIn(turn.text);
    const picture = turn.pictures.at(-1);
    const told = listed.some((item) => item.label !== '' && !(picture && isBox(item)));
    if (told && !(picture && reads)) return { page: { items: listed, text: turn.text, fresh } };
    if (picture === undefined) continue;
    const seen = await itemsInPicture(picture, instruction);
    const items = told ? listed : listed.some(isBox) ? named(listed, seen) : seen;
    const text = `${turn.text}\n${seen.map(({ label }) => label).join('\n')}`;
    return { page: { items, text, fresh } };
  }
  return {};
}

/** Looking changes nothing; every other call may. */
const acts = ({ name }: { readonly name: string }): boolean =>
  !/snapshot|screenshot|observe|tree|extract|wait|think/i.test(name);

const isBox = ({ role }: Item): boolean => role === 'box';

/** Boxes without words get the words that the picture has nearest to their middle. */
function named(boxes: readonly Item[], seen: readonly Item[]): readonly Item[] {
  return boxes.map((box) => {
    const { at } = box;
    if (at === undefined) return box;
    const near = seen
      .map((item) => ({
        item,
        far: item.at ? Math.abs(item.at.x - at.x) / 4 + Math.abs(item.at.y - at.y) : 1e9,
      }))
      .sort((a, b) => a.far - b.far)[0];
    return near === undefined || near.far > 40
      ? box
      : { ...box, role: '', label: near.item.label, look: near.item.look };
  });
}

/** What the agent and the model said, in text and in calls; what a system message says is nothing that was done. */
function saidIn(turns: readonly Turn[]): Parameters<typeof usedIn>[0] {
  return turns
    .filter(({ role }) => role !== 'system')
    .map(({ role, text, calls }) => ({
      text: [text, ...calls.map(({ input }) => JSON.stringify(input) ?? '')].join('\n'),
      reply: role === 'assistant',
    }));
}
