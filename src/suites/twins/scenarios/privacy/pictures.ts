/** The week's bars and the runner's portrait, drawn. */
export const pictures: Readonly<Record<string, string>> = {
  '/assets/week.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 56">
<g fill="#3d4a73"><rect x="2" y="38" width="14" height="16" rx="4"/><rect x="27" y="24" width="14" height="30" rx="4"/><rect x="52" y="46" width="14" height="8" rx="4"/><rect x="77" y="30" width="14" height="24" rx="4"/><rect x="102" y="46" width="14" height="8" rx="4"/><rect x="152" y="40" width="14" height="14" rx="4"/></g>
<rect x="127" y="6" width="14" height="48" rx="4" fill="#ff7a4d"/></svg>`,
  '/assets/runner.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">
<circle cx="28" cy="28" r="28" fill="#ffd9c7"/><path d="M10 52c3-13 10-18 18-18s15 5 18 18a28 28 0 0 1-36 0z" fill="#26305a"/>
<circle cx="28" cy="23" r="11" fill="#c98561"/><path d="M16 23c-1-10 5-15 13-15s13 6 11 14c-5-1-9-4-11-8-2 5-7 8-13 9z" fill="#4a2a1c"/></svg>`,
};
