import type { Dom } from './dom.ts';
import type { Tree } from './tree.ts';

/** How still the page is. */
export interface Stillness {
  /** `complete` once the document and all that it refers to have loaded. */
  readonly ready: string;
  /** Milliseconds since the DOM last changed. */
  readonly age: number;
  /** Milliseconds until the last running transition or finite animation ends; 0 when none runs. */
  readonly moving: number;
}

/**
 * Watches the page change. The observer lives in Siren's own world, so that the page can't tell. Runs inside the page.
 */
export function createQuiet(dom: Dom, tree: Tree) {
  let last = performance.now();
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  const watched = new WeakSet<Node>();
  const watch = (): (Document | ShadowRoot)[] => {
    const roots = tree.roots();
    for (const root of roots) {
      if (watched.has(root)) continue;
      watched.add(root);
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    return roots;
  };
  watch();

  /** Endless animations (a spinner, a progress bar without a value) never end, so nobody can wait for them. */
  const moving = (roots: readonly (Document | ShadowRoot)[]): number => {
    let longest = 0;
    for (const root of roots) {
      if (dom.nodeType(root) !== 9) continue;
      for (const animation of Document.prototype.getAnimations.call(root)) {
        const timing = animation.playState === 'running' ? animation.effect?.getComputedTiming() : undefined;
        const end = Number(timing?.endTime);
        // An animation that is driven by scrolling has no end in time.
        if (!timing || !Number.isFinite(end) || animation.timeline !== (root as Document).timeline) continue;
        longest = Math.max(
          longest,
          (end - Number(timing.localTime ?? 0)) / Math.abs(animation.playbackRate || 1),
        );
      }
    }
    return longest;
  };

  return (): Stillness => {
    const roots = watch();
    return { ready: dom.ready(document), age: performance.now() - last, moving: moving(roots) };
  };
}
