import { Command } from 'commander';
import { createLedger } from '../../core/ledger.ts';
import type { Stage } from '../../core/site.ts';
import type { World, WorldIdentity } from '../../world/index.ts';
import type { Context } from '../context.ts';
import { conditionNamed, taskNamed } from '../find-task.ts';
import { onInterrupt } from '../interrupt.ts';
import { viewport, wholeNumber } from '../numbers.ts';

interface ShowOptions {
  readonly condition?: string;
  readonly port?: number;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly window: boolean;
}

/** `siren show`: opens a task's page for a person to look at. */
export function showCommand({ terminal }: Context): Command {
  return new Command('show')
    .description('open the page of a task, to look at it')
    .argument('<task>', 'a task, such as twins/cart')
    .option('--condition <condition>', 'the condition in which it is shown', 'control')
    .option('--port <port>', 'the loopback port to show it at', wholeNumber('--port', 1, 65_535))
    .option('--viewport <size>', "the window's size", viewport, { width: 1280, height: 720 })
    .option('--no-window', 'only print the address')
    .action(async (id: string, options: ShowOptions) => {
      const { suite, task } = taskNamed(id);
      const condition = conditionNamed(task, options.condition);
      const { createIdentity, openWorld, wallClock } = await import('../../world/index.ts');
      const clock = wallClock();
      const ledger = createLedger(clock);
      const identity = await createIdentity();
      const stage = suite.stage(task, condition, { clock, ledger, seed: 1 });
      const world = await openWorld({
        stage,
        clock,
        ledger,
        identity,
        ...(options.port === undefined ? {} : { port: options.port }),
      });
      const interrupt = onInterrupt(() => {});
      try {
        terminal.note(`${task.id} in ${condition.id}. The user asks: "${task.instruction}"`);
        terminal.print(world.address(stage.start));
        const close = options.window ? await openWindow(world, stage, identity, options) : undefined;
        terminal.note(
          close
            ? 'A window shows it. Ctrl-C closes it.'
            : 'Open that address in any browser of this machine. Ctrl-C ends it.',
        );
        await new Promise((resolve) => interrupt.signal.addEventListener('abort', resolve, { once: true }));
        await close?.();
      } finally {
        interrupt.dispose();
        await world.close();
      }
    });
}

/** Opens a window on the world, where there is a display and a browser that can. Returns what closes it. */
async function openWindow(
  world: World,
  stage: Stage,
  identity: WorldIdentity,
  options: ShowOptions,
): Promise<(() => Promise<void>) | undefined> {
  if (!hasDisplay()) return undefined;
  const { findBrowser, launchBrowser } = await import('../../browser/index.ts');
  const binary = await findBrowser({ need: 'window' });
  if (!binary) return undefined;
  const browser = await launchBrowser({ spki: identity.spki, window: true, binary });
  const page = await browser.open({ proxy: world.proxy, viewport: options.viewport });
  await page.goto(stage.start, 'settled');
  return () => browser.close();
}

function hasDisplay(): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
