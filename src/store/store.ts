import type {
  EpisodeError,
  EpisodeRecord,
  EpisodeResult,
  EpisodeSpec,
  Step,
  Viewport,
} from '../core/episode.ts';
import type { Fact } from '../core/fact.ts';
import type { Json } from '../core/json.ts';
import type { Verdict } from '../core/verdict.ts';
import type { Manifest, RunStatus } from './manifest.ts';

/**
 * Where runs and episodes are kept. No caller knows the database behind it.
 *
 * Every method throws `InfrastructureError('store')` with one clear message when the store can't be read or written:
 * a full disk, a damaged file, a folder that is read-only. What was saved before stays as it was.
 */
export interface Store {
  readonly runs: RunStore;
  readonly episodes: EpisodeStore;
  readonly artifacts: ArtifactStore;
  readonly portraits: PortraitStore;
  /** Idempotent. */
  close(): Promise<void>;
}

export interface StoredRun {
  readonly id: string;
  /** As stored, but `interrupted` when no living process works on a run that says `running`. */
  readonly status: RunStatus;
  /** As stored; status and counts are those of now. */
  readonly manifest: Manifest;
  /** The process that works on it now. */
  readonly lease?: LeaseHolder;
}

export interface RunStore {
  /** Keeps a new run and makes its folder. Throws UsageError when either exists: a run is never overwritten. */
  create(manifest: Manifest): Promise<void>;
  get(run: string): Promise<StoredRun | undefined>;
  /** Newest first. */
  list(): Promise<readonly StoredRun[]>;
  /** Replaces the manifest, in the database and in the run's folder as `manifest.json`. */
  update(manifest: Manifest): Promise<void>;
  /**
   * The right to work on a run, which one process has at a time. It is taken over at once when its holder is dead.
   *
   * @throws UsageError when a living process holds it.
   */
  lease(run: string): Promise<Lease>;
  /** The folder of a run, for its manifest and reports. Throws UsageError for what can't be a run's id. */
  folder(run: string): string;
}

export interface LeaseHolder {
  readonly owner: string;
  readonly pid: number;
  readonly host: string;
  /** When it last showed that it is alive, ms since 1970. */
  readonly beat: number;
}

export interface Lease {
  /** Shows that this process is alive. False when another process has taken the run over: then stop. */
  beat(): Promise<boolean>;
  /** Idempotent; a lease that was taken over is left alone. */
  release(): Promise<void>;
}

/** An episode without its facts and steps. */
export type EpisodeHead = { readonly key: string; readonly spec: EpisodeSpec } & (
  | Omit<EpisodeResult, 'facts' | 'steps'>
  | EpisodeError
);

export interface EpisodeFilter {
  readonly suite?: string;
  readonly task?: string;
  readonly condition?: string;
  readonly agent?: string;
  readonly status?: EpisodeHead['status'];
}

export interface EpisodeStore {
  /**
   * Keeps an episode with its steps and facts: all of it or nothing. An episode that came to a verdict is never
   * replaced; one that ended in an error is. Says whether it was kept.
   */
  save(run: string, record: EpisodeRecord): Promise<boolean>;
  /** The keys of all episodes that a run has, with how they ended. */
  keys(run: string): Promise<ReadonlyMap<string, EpisodeHead['status']>>;
  /** Sorted by suite, task, condition, agent, repetition. */
  list(run: string, filter?: EpisodeFilter): Promise<readonly EpisodeHead[]>;
  get(run: string, key: string): Promise<EpisodeRecord | undefined>;
  /** Oldest first. */
  facts(run: string, key: string): Promise<readonly Fact[]>;
  /** In order. */
  steps(run: string, key: string): Promise<readonly Step[]>;
  /** Replaces a verdict and keeps the old one in the history. */
  rejudge(run: string, key: string, verdict: Verdict): Promise<void>;
  /** The verdicts that an episode had before its present one, oldest first. */
  earlierVerdicts(run: string, key: string): Promise<readonly EarlierVerdict[]>;
}

export interface EarlierVerdict {
  /** When it was replaced: ISO 8601, UTC. */
  readonly replaced: string;
  readonly verdict: Verdict;
}

/** Files named by their hash: the same content is kept once. */
export interface ArtifactStore {
  /** Keeps bytes and gives their SHA-256. `ext` is a file name's ending without the dot. */
  put(bytes: Uint8Array, ext: string): Promise<string>;
  /** Throws UsageError when there is no such artifact, InfrastructureError when its file is damaged. */
  get(hash: string, ext: string): Promise<Uint8Array>;
  /** The file's path, whether it exists or not. Throws UsageError for what can't be an artifact's name. */
  path(hash: string, ext: string): string;
}

/** How a page looks to people and machines: what it told, and the pictures. */
export interface StoredPortrait {
  readonly data: Json;
  readonly artifacts: Readonly<Record<string, { readonly hash: string; readonly ext: string }>>;
}

/** A cache of portraits by what was served and the viewport in which it was rendered. */
export interface PortraitStore {
  get(content: string, viewport: Viewport): Promise<StoredPortrait | undefined>;
  /** Replaces an earlier one. */
  put(content: string, viewport: Viewport, portrait: StoredPortrait): Promise<void>;
}
