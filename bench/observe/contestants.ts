import { MODALITIES, modalityOf } from '../../src/agents/simple/modality.ts';
import { viewOf } from '../../src/agents/simple/views/view.ts';
import type { BrowserPage } from '../../src/browser/page.ts';
import { familyOf } from '../cpu.ts';
import { PEER_NAMES, type Peer, type PeerName, type Sight, startPeer } from './peer.ts';
import { type Stand, VIEWPORT } from './stand.ts';

/** One way to look at the page that is open. */
export interface Contestant {
  readonly name: string;
  /** Undefined for one of Siren's modalities. */
  readonly peer?: PeerName;
  /** It sends a picture. */
  readonly picture: boolean;
  /** It sends words of the page. */
  readonly words: boolean;
  /** What lies far beneath the viewport is told, too. */
  readonly whole: boolean;
  /** The processes that work for it, beside the browser and this one. */
  readonly pids: readonly number[];
  look(): Promise<Sight>;
}

export interface Contest {
  readonly contestants: readonly Contestant[];
  /** How to install the peers that are missing; empty when all are there. */
  readonly missing: readonly PeerName[];
  readonly versions: readonly string[];
  /** Gives every side a tab of its own with the page of an address; the tab of Siren's side is given back. */
  open(url: string): Promise<BrowserPage>;
  close(): Promise<void>;
}

/** Starts the peers that are installed, and sets Siren's six modalities beside them. */
export async function openContest(stand: Stand): Promise<Contest> {
  const peers: Peer[] = [];
  const close = async (): Promise<void> => void (await Promise.all(peers.map((peer) => peer.close())));
  try {
    for (const name of PEER_NAMES) {
      const peer = await startPeer(name);
      if (peer) peers.push(peer);
    }
    let own: BrowserPage | undefined;
    const page = (): BrowserPage => {
      if (!own) throw new Error('No page is open.');
      return own;
    };
    return {
      contestants: [...ours(page), ...(await Promise.all(peers.map(theirs))).flat()],
      missing: PEER_NAMES.filter((name) => !peers.some((peer) => peer.name === name)),
      versions: peers.map(({ name, version }) => `${name} ${version}`),
      open: async (url) => {
        await own?.close();
        own = await stand.open(url);
        for (const peer of peers) await peer.open(stand.endpoint, url, VIEWPORT);
        return own;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What the simple agent does from its wish for a view to what it sends, in each modality. */
function ours(page: () => BrowserPage): Contestant[] {
  return MODALITIES.map((name) => {
    const modality = modalityOf(name, 'text');
    return {
      name,
      picture: modality.vision,
      words: !modality.mute,
      whole: name !== 'som' && !modality.mute,
      pids: [],
      look: async () => {
        const began = performance.now();
        const view = viewOf(modality, 'text', await page().observe(modality.request));
        const ms = performance.now() - began;
        const text = view.map((part) => (part.type === 'text' ? part.text : '')).join('');
        const bytes = view.map((part) => (part.type === 'image' ? part.bytes.length : 0));
        return { ms, text, picture: bytes.reduce((all, each) => all + each, 0) };
      },
    };
  });
}

async function theirs(peer: Peer): Promise<Contestant[]> {
  const pids = await familyOf(peer.pid);
  const way = (how: string, picture: boolean, whole: boolean): Contestant => ({
    name: how === '' ? peer.name : `${peer.name}, ${how}`,
    peer: peer.name,
    picture,
    words: true,
    whole,
    pids,
    look: () => peer.look({ picture, whole }),
  });
  return peer.name === 'browser-use'
    ? [
        way('default', false, false),
        way('whole page', false, true),
        way('default, with picture', true, false),
      ]
    : [way('', false, true), way('with picture', true, true)];
}
