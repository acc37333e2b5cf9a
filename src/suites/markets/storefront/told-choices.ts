import type { MiddlewareHandler } from 'hono';
import type { OptionGroup } from '../record.ts';
import type { Storefront } from './store.ts';

/** What a search says to have prices named as they come. */
export const ANY = 'any';

/** The option groups that the search asks for, with the choices that the first product of the catalog has. */
export function askedGroups({ opening }: Storefront): readonly OptionGroup[] {
  const asked = opening.type.asksFor?.groups ?? [];
  return opening.catalog[0]?.options.filter(({ id }) => asked.includes(id)) ?? [];
}

/**
 * Takes over what a search's address says of the groups that it asks for, each under the group's id: prices follow it from then
 * on. What no group has is not looked at.
 */
export function toldChoices(storefront: Storefront): MiddlewareHandler {
  return async (c, next) => {
    for (const { id, choices } of askedGroups(storefront)) {
      const said = c.req.query(id);
      const told = choices.find((choice) => choice.id === said);
      if (told === undefined && said !== ANY) continue;
      const { [id]: _before, ...others } = storefront.occasion.configuration;
      storefront.occasion = {
        ...storefront.occasion,
        configuration: told === undefined ? others : { ...others, [id]: told.id },
      };
    }
    await next();
  };
}
