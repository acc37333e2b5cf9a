import PQueue from 'p-queue';
import { z } from 'zod';
import type { Viewport } from '../core/episode.ts';
import type { Json } from '../core/json.ts';
import { createLedger } from '../core/ledger.ts';
import { seedFrom } from '../core/random.ts';
import type { Portrait } from '../report/index.ts';
import { type Cell, contentHash, type EpisodeBrowser } from '../run/index.ts';
import type { Manifest, Store, StoredPortrait } from '../store/index.ts';
