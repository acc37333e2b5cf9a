import { parseHTML } from 'linkedom';
import type { Action, ActResult, Target } from '../../core/action.ts';
import type { Hands } from '../../core/agent.ts';
import type { Viewport } from '../../core/episode.ts';
import { InfrastructureError, UsageError } from '../../core/errors.ts';
import type { Observation, ObserveRequest } from '../../core/observation.ts';
import { refused } from '../act/result.ts';
import { isRefused } from '../refusals.ts';
import { type PlainElement, tagOf } from './element.ts';
import { Fields, formOf, isTickable, optionsOf, optionText, optionValue } from './fields.ts';
import { roleOf } from './roles.ts';
import { defaultButton, isButton, type Sending, sendingOf, sends } from './sending.ts';
import { nameOf, type PlainTree, titleOf, treeOf } from './tree.ts';

/** Answers a request as the world's sites do. */
export type PlainFetch = (request: Request) => Promise<Response>;

export interface PlainOptions {
  readonly fetch: PlainFetch;
  readonly viewport: Viewport;
  /** Told of each navigation to a scheme that worlds don't have, after it was refused. */
  readonly onNavigationRefused?: (url: string) => void;
}

const REDIRECTS = 10;
const WORKED: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'spinbutton']);

interface Loaded {
  readonly url: string;
  readonly document: Document;
}

/**
 * A page as its HTML alone tells it, without a browser: no script runs, no style is applied, no picture is drawn. It has the
 * `a11y` channel and no other, and only pages that work without script can be used in it. Some twenty times as fast as a page
 * of a browser.
 */
export class PlainPage implements Hands {
  readonly #options: PlainOptions;
  /** Addresses of the pages so far, and where in them the operator is. */
  #history: string[] = [];
  #at = -1;
  #loaded: Loaded | undefined;
  #fields = new Fields();
  #opened = new Map<PlainElement, boolean>();
  #focus: PlainElement | undefined;
  #tree: PlainTree | undefined;

  constructor(options: PlainOptions) {
    this.#options = options;
  }

  get url(): string {
    return this.#loaded?.url ?? 'about:blank';
  }

  async title(): Promise<string> {
    return this.#loaded ? titleOf(this.#loaded.document) : '';
  }

  async goto(url: string): Promise<void> {
    await this.#visit({ url, method: 'GET' }, true);
  }

  async settle(): Promise<void> {}

  async close(): Promise<void> {}

  /** @throws UsageError: there is nothing to see. */
  async screenshot(): Promise<Uint8Array> {
    throw unseen();
  }

  /** @throws UsageError for a channel that needs a browser. */
  async observe({ dom, text, structured, pixels, a11y }: ObserveRequest): Promise<Observation> {
    if (dom || text || structured || pixels) throw unseen();
    return {
      url: this.url,
      title: await this.title(),
      viewport: this.#options.viewport,
      pageTime: 0,
      scroll: { y: 0, height: this.#options.viewport.height },
      ...(a11y ? { a11y: this.#now().root } : {}),
    };
  }

  async act(action: Action): Promise<ActResult> {
    switch (action.type) {
      case 'click':
        return this.#onTarget(action.target, (element) => this.#click(element));
      case 'type':
        return this.#type(action);
      case 'select':
        return this.#onTarget(action.target, (element) => this.#select(element, action.option));
      case 'press':
        return this.#press(action.key);
      case 'back':
        return this.#back();
      case 'wait':
      case 'scroll':
        return STAYED;
      default:
        return refused('unsupported', `a page can't carry out "${action.type}"`);
    }
  }

  #now(): PlainTree {
    if (this.#loaded === undefined) throw new RangeError('no page was opened yet');
    this.#tree ??= treeOf(this.#loaded.document, this.#fields, this.#opened);
    return this.#tree;
  }

  async #onTarget(target: Target, work: (element: PlainElement) => Promise<ActResult>): Promise<ActResult> {
    if (!('mark' in target)) return refused('unsupported', 'a page without a picture has no points');
    const element = this.#now().marked.get(target.mark);
    if (element === undefined) return refused('missing', `no element has the number ${target.mark}`);
    if (element.hasAttribute('disabled')) return refused('disabled', `"${nameOf(element)}" is disabled`);
    return work(element);
  }

  async #click(element: PlainElement): Promise<ActResult> {
    this.#focus = element;
    const href = element.getAttribute('href');
    if (href !== null) return this.#follow(href);
    if (isTickable(element)) {
      this.#fields.press(element);
      return this.#changed();
    }
    if (tagOf(element) === 'summary') {
      const details = element.parentElement;
      if (details) this.#opened.set(details, !(this.#opened.get(details) ?? details.hasAttribute('open')));
      return this.#changed();
    }
    const form = isButton(element) && sends(element) ? formOf(element) : null;
    return form === null ? STAYED : this.#send(form, element);
  }

  async #follow(href: string): Promise<ActResult> {
    const url = new URL(href, this.url);
    if (url.hash !== '' && url.href.split('#')[0] === this.url.split('#')[0]) return STAYED;
    return this.#visit({ url: url.href, method: 'GET' }, true);
  }

  #send(form: PlainElement, submitter: PlainElement | undefined): Promise<ActResult> {
    return this.#visit(sendingOf(form, submitter, this.#fields, this.url), true);
  }

  async #type({ target, text, clear }: Extract<Action, { type: 'type' }>): Promise<ActResult> {
    const write = async (element: PlainElement): Promise<ActResult> => {
      if (!WORKED.has(roleOf(element) ?? '')) return refused('unsupported', 'nothing can be written there');
      this.#focus = element;
      this.#fields.write(element, clear ? text : this.#fields.valueOf(element) + text);
      return this.#changed();
    };
    if (target !== undefined) return this.#onTarget(target, write);
    return this.#focus === undefined ? refused('nowhere', 'nothing has the focus') : write(this.#focus);
  }

  async #select(element: PlainElement, wanted: string): Promise<ActResult> {
    const options = tagOf(element) === 'select' ? optionsOf(element) : [];
    const option = options.find((each) => optionText(each) === wanted || optionValue(each) === wanted);
    if (option === undefined) return refused('missing', `there is no option "${wanted}"`);
    this.#fields.write(element, optionValue(option));
    return this.#changed();
  }

  async #press(key: string): Promise<ActResult> {
    if (key !== 'Enter') return STAYED;
    const focus = this.#focus;
    if (focus === undefined) return STAYED;
    if (!WORKED.has(roleOf(focus) ?? '')) return this.#click(focus);
    const form = tagOf(focus) === 'textarea' ? null : formOf(focus);
    return form === null ? STAYED : this.#send(form, defaultButton(form));
  }

  async #back(): Promise<ActResult> {
    const url = this.#history[this.#at - 1];
    if (url === undefined) return refused('nowhere', 'there is no earlier page to go back to');
    this.#at--;
    return this.#visit({ url, method: 'GET' }, false);
  }

  #changed(): ActResult {
    this.#tree = undefined;
    return STAYED;
  }

  async #visit(sending: Sending, forward: boolean): Promise<ActResult> {
    if (isRefused(sending.url)) {
      this.#options.onNavigationRefused?.(sending.url);
      return refused('nowhere', `there is no such page: ${sending.url.slice(0, 200)}`);
    }
    this.#loaded = await this.#load(sending);
    if (forward && this.#history[this.#at] !== this.#loaded.url) {
      this.#at++;
      this.#history = [...this.#history.slice(0, this.#at), this.#loaded.url];
    }
    this.#fields = new Fields();
    this.#opened = new Map();
    this.#focus = undefined;
    this.#tree = undefined;
    return { ok: true, navigated: true };
  }

  async #load(sending: Sending): Promise<Loaded> {
    let { url, method, form }: Sending = sending;
    const referer = this.#loaded?.url;
    for (let hop = 0; hop <= REDIRECTS; hop++) {
      const response = await this.#options.fetch(
        new Request(url, {
          method,
          headers: {
            accept: 'text/html',
            'sec-fetch-dest': 'document',
            'sec-fetch-mode': 'navigate',
            'sec-fetch-site': referer === undefined ? 'none' : 'same-origin',
            ...(referer !== undefined && { referer }),
            ...(method === 'POST' && { origin: new URL(url).origin }),
          },
          ...(form !== undefined && { body: form }),
          redirect: 'manual',
        }),
      );
      if (response.headers.has('set-cookie')) throw needsBrowser(url, 'a page that sets a cookie');
      const to = response.headers.get('location');
      if (to === null) return { url, document: parseHTML(await response.text()).document };
      url = new URL(to, url).href;
      if (response.status !== 307 && response.status !== 308) [method, form] = ['GET', undefined];
    }
    throw needsBrowser(url, `more than ${REDIRECTS} redirects`);
  }
}

const STAYED: ActResult = { ok: true, navigated: false };

function unseen(): UsageError {
  return new UsageError({
    expected: 'an operator that reads the accessibility tree alone',
    found: 'one that looks at the page in another way',
    hint: 'A plain page has no other channel: use a browser.',
  });
}

function needsBrowser(url: string, found: string): InfrastructureError {
  return new InfrastructureError('world', {
    expected: `a page that works without a browser at ${url.slice(0, 200)}`,
    found,
    hint: 'Use a browser.',
  });
}
