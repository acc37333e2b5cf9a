export { type Manifest, RUN_STATUSES, type RunStatus, type Versions } from './manifest.ts';
export { openStore } from './open.ts';
export type {
  ArtifactStore,
  EarlierVerdict,
  EpisodeFilter,
  EpisodeHead,
  EpisodeStore,
  Lease,
  LeaseHolder,
  PortraitStore,
  RunStore,
  Store,
  StoredPortrait,
  StoredRun,
} from './store.ts';
