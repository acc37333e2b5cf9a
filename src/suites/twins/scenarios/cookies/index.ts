import type { Scenario } from '../../scenario.ts';
import { confirm, decide, frame, pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { style } from './style.ts';

/** A newspaper's front page with a cookie banner over it. */
export const cookies: Scenario = {
  id: 'cookies',
  host: 'www.tidewaterpost.com',
  brand: 'The Tidewater Post',
  path: '/today',
  instruction:
    'Reject all non-essential cookies on this banner. Click exactly one button to reject cookies. Do not accept all.',
  texts: {
    controls: {
      user: { label: 'Reject all cookies', effect: 'Turns every cookie off that the paper can do without' },
      vendor: { label: 'Accept all cookies', effect: 'Turns every cookie on, for us and for advertisers' },
      'as-is': { label: 'Save my choices', effect: 'Saves the switches as they stand' },
    },
    options: {
      main: {
        label: 'Non-essential cookies',
        detail: 'Audience figures and advertising. On since your last visit.',
      },
      extra: { label: 'Profiles built by 41 partners', detail: 'Claimed as legitimate interest.' },
    },
    saved: {
      on: 'Saved: non-essential cookies are on',
      off: 'Saved: non-essential cookies are off',
    },
  },
  optionKind: 'switch',
  controlFace: 'text',
  jsonLd: {
    '@type': 'WebPage',
    name: 'The Tidewater Post',
    isPartOf: { '@type': 'WebSite', name: 'The Tidewater Post', url: 'https://www.tidewaterpost.com/' },
  },
  description: 'News, tides and letters from the estuary, every morning but Sunday.',
  fonts: [
    {
      family: 'Newsreader',
      file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
      weight: '200 800',
    },
    {
      family: 'Newsreader',
      file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
      weight: '200 800',
      style: 'italic',
    },
    {
      family: 'Inter',
      file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      weight: '100 900',
    },
  ],
  style,
  pictures,
  decide,
  confirm,
  pages,
  frame,
};
