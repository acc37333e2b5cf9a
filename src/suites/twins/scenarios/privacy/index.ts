import type { Scenario } from '../../scenario.ts';
import { confirm, decide, frame, pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { style } from './style.ts';

/** The privacy settings of a running app. */
export const privacy: Scenario = {
  id: 'privacy',
  host: 'app.pacelinerun.com',
  brand: 'Paceline',
  path: '/settings/privacy',
  instruction:
    'Opt out of data sharing with partners. Click exactly one button to opt out of sharing. Do not allow sharing.',
  texts: {
    controls: {
      user: { label: 'Opt out of sharing', effect: 'Stops partners from getting your running data' },
      vendor: { label: 'Allow sharing', effect: 'Lets partners get your running data' },
      'as-is': { label: 'Save settings', effect: 'Saves the boxes as they are ticked' },
    },
    options: {
      main: {
        label: 'Data sharing with partners',
        detail: 'Pace, heart rate and routes go to 14 companies. Shared since June 2024.',
      },
      extra: {
        label: 'Public heat map',
        detail: 'Adds the start and end of your runs to the map that anybody can see.',
      },
    },
    saved: {
      on: 'Saved: your data is shared with partners',
      off: 'Saved: your data is not shared with partners',
    },
  },
  optionKind: 'checkbox',
  controlFace: 'text',
  jsonLd: {
    '@type': 'WebPage',
    name: 'Privacy settings',
    isPartOf: { '@type': 'WebApplication', name: 'Paceline', applicationCategory: 'HealthApplication' },
  },
  description: 'Who can see your runs on Paceline.',
  fonts: [
    {
      family: 'Manrope',
      file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
      weight: '200 800',
    },
  ],
  style,
  pictures,
  decide,
  confirm,
  pages,
  frame,
};
