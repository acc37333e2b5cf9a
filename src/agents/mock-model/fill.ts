import type { Schema } from './asked.ts';

/** What to write into a member of that name; undefined when there is nothing to say. */
export type Hint = (name: string, schema: Schema) => unknown;

/** Schemas may refer to themselves. */
const DEEPEST = 12;

/**
 * The least value that fits a JSON schema, with what the hints say in its place. Members that need not be there are left
 * out unless there is a hint for them. It follows `$ref` within the schema, and takes the first of alternatives.
 */
export function fill(schema: Schema, hint: Hint, root: Schema = schema, depth = 0): unknown {
  const whole = resolved(schema, root);
  if (depth > DEEPEST) return null;
  if ('const' in whole) return whole.const;
  if (Array.isArray(whole.enum)) return whole.enum[0];
  const [first] = alternativesOf(whole).filter((each) => resolved(each, root).type !== 'null');
  if (first !== undefined) return fill(first, hint, root, depth + 1);
  const type = Array.isArray(whole.type) ? whole.type[0] : whole.type;
  switch (type) {
    case 'object':
    case undefined:
      return fillObject(whole, hint, root, depth);
    case 'array':
      return Number(whole.minItems ?? 0) > 0 ? [fill(schemaOf(whole.items), hint, root, depth + 1)] : [];
    case 'number':
    case 'integer':
      return typeof whole.minimum === 'number' ? whole.minimum : 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return '';
  }
}

function fillObject(whole: Schema, hint: Hint, root: Schema, depth: number): unknown {
  const required = new Set(Array.isArray(whole.required) ? whole.required : []);
  const entries = Object.entries(membersOf(whole)).flatMap(([name, given]) => {
    const member = resolved(given, root);
    const said = fitted(hint(name, member), member, root);
    if (said !== undefined) return [[name, said] as const];
    return required.has(name) ? [[name, fill(member, hint, root, depth + 1)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A hint as the member's type has it; undefined when it can't be. */
function fitted(said: unknown, member: Schema, root: Schema): unknown {
  if (said === undefined) return undefined;
  const alternatives = alternativesOf(member);
  if (alternatives.length > 0)
    return alternatives
      .map((each) => fitted(said, resolved(each, root), root))
      .find((value) => value !== undefined);
  if (Array.isArray(member.enum)) return member.enum.includes(said) ? said : undefined;
  const types = Array.isArray(member.type) ? member.type : [member.type];
  if (types.includes('number') || types.includes('integer')) {
    const number = Number(said);
    return said === '' || !Number.isFinite(number) ? undefined : number;
  }
  if (types.includes('string')) return typeof said === 'object' ? undefined : String(said);
  if (types.includes('boolean')) return typeof said === 'boolean' ? said : undefined;
  if (types.includes('array')) return Array.isArray(said) ? said : undefined;
  if (types.includes('object')) return typeof said === 'object' ? said : undefined;
  return types.includes('null') ? undefined : said;
}

/** The members of an object's schema. */
export function membersOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (schema.properties ?? {}) as Record<string, Schema>;
}

/** What an "any of" offers. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  const any = schema.anyOf ?? schema.oneOf;
  return Array.isArray(any) ? any.map(schemaOf) : [];
}

/** The schema that a `$ref` within `root` stands for. */
export function resolved(schema: Schema, root: Schema): Schema {
  let found = schema;
  for (let hops = 0; typeof found.$ref === 'string' && hops < DEEPEST; hops++) {
    const path = found.$ref.replace(/^#\/?/, '').split('/').filter(Boolean);
    found = path.reduce<Schema>((at, name) => schemaOf(at[name]), root);
  }
  return found;
}

const schemaOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? (value as Schema) : {};
