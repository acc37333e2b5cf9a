/** The films on the site: invented, with the address of the poster and who made it. */
export interface Film {
  readonly title: string;
  readonly by: string;
  readonly year: number;
  readonly poster: string;
}

/** The films of the week, in the order in which they are hung. */
export const FILMS: readonly Film[] = [
  { title: 'The Salt Hours', by: 'Ida Varrow', year: 2021, poster: '/assets/salt.svg' },
  { title: 'Last Tram to Orlen', by: 'Pavo Lind', year: 1968, poster: '/assets/tram.svg' },
  { title: 'Orchard at Zero', by: 'Maren Oduya', year: 2024, poster: '/assets/orchard.svg' },
  { title: 'A Field of Static', by: 'Tomas Erel', year: 2019, poster: '/assets/static.svg' },
  { title: 'Low Tide, Loud Stars', by: 'June Castellow', year: 1997, poster: '/assets/tide.svg' },
  { title: 'The Lift Attendant', by: 'Rosa Imre', year: 1974, poster: '/assets/lift.svg' },
];
