/** The product pictures, drawn. */
export const pictures: Readonly<Record<string, string>> = {
  '/assets/chair.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 148">
<rect width="168" height="148" fill="#ece4d6"/>
<path d="M0 112h168v36H0z" fill="#ded2bd"/>
<ellipse cx="86" cy="127" rx="58" ry="6" fill="#c9bba2"/>
<path d="M45 124l6-44M122 124l-5-44M60 121l3-32M108 121l-2-32" stroke="#8a5a33" stroke-width="5" stroke-linecap="round"/>
<path d="M52 34c2-9 9-12 17-12h32c9 0 16 4 17 13l4 46H48z" fill="#55683c"/>
<path d="M57 39c2-7 6-10 13-10h30c7 0 11 3 12 9l4 38H54z" fill="#657a48"/>
<path d="M85 30v46" stroke="#55683c" stroke-width="2"/>
<rect x="44" y="76" width="81" height="20" rx="9" fill="#73894f"/>
<path d="M46 95h78" stroke="#4a5a34" stroke-width="3"/>
<path d="M36 72c10-5 16-4 18 1M134 72c-10-5-16-4-18 1" fill="none" stroke="#9b673c" stroke-width="7" stroke-linecap="round"/>
<path d="M38 74l-1 24M132 74l1 24" stroke="#8a5a33" stroke-width="5" stroke-linecap="round"/>
</svg>`,
  '/assets/lamp.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 148">
<rect width="168" height="148" fill="#e6e3d8"/>
<path d="M0 114h168v34H0z" fill="#cfc9b8"/>
<circle cx="84" cy="54" r="52" fill="#f6e7bd" opacity=".55"/>
<ellipse cx="84" cy="126" rx="34" ry="5" fill="#b8b09b"/>
<path d="M66 26h36l16 42H50z" fill="#efe3c8"/>
<path d="M66 26h36l3 8H63z" fill="#e2d3b1"/>
<path d="M50 68h68l-2 4H52z" fill="#d3c196"/>
<path d="M82 72h4v40h-4z" fill="#b98f3d"/>
<path d="M62 124c0-9 8-12 22-12s22 3 22 12z" fill="#c79c48"/>
<circle cx="84" cy="86" r="5" fill="#d8b05c"/>
</svg>`,
};
