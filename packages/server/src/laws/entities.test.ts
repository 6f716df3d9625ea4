// Every field of the specification's records is a field of some call, or is named with the reason why it is none (Q231).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTenant } from '@charaka/contract/foundation/tenancy/tenancy';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { models } from '@charaka/contract/kernel/model';
import { acceptedNames, twinsOf, wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf, openHandlersOf } from '../composition/areas.ts';

const docs = join(import.meta.dirname, '../../../../docs/spec');

/** The names before ':type' in the record lines of the specification's file; enumerations and wrappers are not among them. */
function specifiedFields(): Set<string> {
  const text = readFileSync(join(docs, 'entities.md'), 'utf8');
  const records = text.slice(text.indexOf('## E0'), text.indexOf('## Response wrappers'));
  return new Set(
    [...records.matchAll(/\b([A-Za-z_]\w*)(?=:(?:str|int|id|dec|bool|date|dt|b64|json|list|html|enum|object)\b)/g)].map(
      ([, name = '']) => name,
    ),
  );
}

/** The names in the table of entities left out. */
function leftOut(): Set<string> {
  const text = readFileSync(join(docs, 'entities-left-out.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  for (const row of rows) expect(row.split('|')[2]?.trim().length, row).toBeGreaterThan(20);
  return new Set(
    rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
  );
}

function noteNames(schema: z.ZodType, into: Set<string>, isOutput: boolean): void {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) noteNames(inner.element as z.ZodType, into, isOutput);
  if (inner instanceof z.ZodUnion) for (const option of inner.options) noteNames(option as z.ZodType, into, isOutput);
  if (!(inner instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(inner.shape)) {
    const names = isOutput ? [wireName(inner, name), ...(twinsOf(inner)[name] ?? [])] : acceptedNames(inner, name);
    for (const one of names) into.add(one);
    noteNames(field as z.ZodType, into, isOutput);
  }
}

const served = new Set<string>();
const endpoints: Endpoint[] = [
  checkTenant,
  ...handlersOf(noParts).map(({ endpoint }) => endpoint),
  ...openHandlersOf(noParts).map(({ endpoint }) => endpoint),
];
for (const { input, output } of endpoints) {
  noteNames(output, served, true);
  noteNames(input, served, false);
}

it('every field of the specification is served, or named in entities-left-out.md (Q231)', () => {
  const fields = specifiedFields();
  expect(fields.size).toBeGreaterThan(400);
  const open = [...fields].filter((name) => !served.has(name) && !leftOut().has(name));
  expect(open).toEqual([]);
});

it('nothing is named as left out that is served or that the specification does not know (Q231)', () => {
  const fields = specifiedFields();
  expect([...leftOut()].filter((name) => served.has(name) || !fields.has(name))).toEqual([]);
});

it('the records that calls take are those of the specification (Q216)', () => {
  const fields = specifiedFields();
  // Named there without a type behind them.
  const inProse = ['patient_UId', 'patient_IpId', 'moduleName', 'identifier', 'designation', 'department', 'total'];
  const unknown = Object.values(models)
    .flat()
    .filter((name) => !fields.has(name) && !inProse.includes(name));
  expect([...new Set(unknown)]).toEqual([]);
});
