/** A page that says one thing, and leads on from there: to the results unless it names another way. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly href?: string;
  readonly link?: string;
}
