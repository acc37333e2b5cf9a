import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobSchema, remarkSchema, resultSchema } from './job.ts';

const DOCS = join(import.meta.dirname, '../../../docs/schemas');

test.each([
  ['job', jobSchema],
  ['result', resultSchema],
  ['remark', remarkSchema],
])('the schema of a %s in the docs is the one that is used', (name, schema) => {
  const documented: unknown = JSON.parse(readFileSync(join(DOCS, `${name}.json`), 'utf8'));
  expect(documented).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))));
});
