import type { AgentCard } from '../core/agent.ts';
import type { EpisodeRecord, Look, Viewport } from '../core/episode.ts';
import type { ElementState, StructuredData } from '../core/observation.ts';
import type { Suite } from '../core/suite.ts';
import type { Task } from '../core/task.ts';

/** What a report needs to know of a run beside its episodes: the facts of its manifest. */
export interface RunFacts {
  readonly id: string;
  /** The plan's name and hash: the hash is its preregistration. */
  readonly plan: { readonly name: string; readonly hash: string };
  readonly seed: number;
  /** How often each cell was to be repeated. */
  readonly repeat: number;
  /** Number of episodes in the plan's matrix. */
  readonly planned: number;
  /** ISO 8601. */
  readonly started: string;
  /** ISO 8601; absent while the run is unfinished. */
  readonly finished?: string;
  readonly viewport: Viewport;
  readonly firstLook: Look;
  /** Cards in the plan's order: the order of the report's columns. */
  readonly agents: readonly AgentCard[];
  /** What it ran on, by name: package, commit, Node, Chromium, OS. */
  readonly versions: Readonly<Record<string, string>>;
}

export type TaskFacts = Pick<Task, 'id' | 'suite' | 'site' | 'instruction' | 'conditions' | 'tags'>;

/** What a report needs to know of a suite. A `Suite` is one. `tasks` may hold more than the run had. */
export interface SuiteFacts extends Pick<Suite, 'id' | 'title' | 'paper' | 'mechanisms' | 'absent'> {
  readonly tasks: readonly TaskFacts[];
}

/** A control or an option, as the page tells it to machines. */
export interface MachineControl {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly description?: string;
  readonly state: ElementState;
}

/** What a page tells machines about its decision. Controls and options are in DOM order. */
export interface MachineView {
  readonly controls: readonly MachineControl[];
  readonly options: readonly MachineControl[];
  readonly structured: StructuredData;
  /** The text of the page's status line for assistive technology. */
  readonly status?: string;
}

/** How a task looks in a condition: to a person, and to a machine. */
export interface Portrait {
  readonly task: string;
  readonly condition: string;
  /** PNG bytes. */
  readonly screenshot: Uint8Array;
  readonly machine: MachineView;
}

/** Which episodes' screenshots a page shows: all, those of harmed and failed ones, or none. */
export const SCREENSHOT_CHOICES = ['all', 'failures', 'none'] as const;
export type ScreenshotChoice = (typeof SCREENSHOT_CHOICES)[number];

/** Where a page gets the screenshots of steps from. */
export interface ScreenshotSource {
  readonly choice: ScreenshotChoice;
  /** The file of a screenshot; nothing when it is lost. */
  read(hash: string, format: 'png' | 'jpeg'): Promise<Uint8Array | undefined>;
}

/** Everything that a report is made from: plain rows, so that it can be made without a store. */
export interface ReportInput {
  readonly run: RunFacts;
  readonly suites: readonly SuiteFacts[];
  readonly episodes: readonly EpisodeRecord[];
  readonly portraits: readonly Portrait[];
  /** Keys of episodes whose facts and steps were not read, so that a run of any size can be reported: a page says so of each. */
  readonly unread?: ReadonlySet<string>;
  /** For the page alone; without it there are none. */
  readonly screenshots?: ScreenshotSource;
}
