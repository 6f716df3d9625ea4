// Sends impossible and last days of the calendar to every writing call: an impossible day is refused with a sentence at its field, and nothing is written.
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changed } from '../../test-support/record/typed-fields.ts';
import { writtenScenes } from '../../test-support/record/written-scenes.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();

const sceneOf = writtenScenes(parts);

/** A field that has a day or an instant: its path on the wire, and its plain path, under which a refusal names it. */
interface DayField {
  readonly way: readonly string[];
  readonly plain: readonly string[];
}

/** The fields of an input that have a day or an instant; a list is represented by its first line. */
function dayFields(schema: z.ZodType, way: readonly string[] = [], plain: readonly string[] = []): DayField[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return dayFields(inner.element as z.ZodType, [...way, '0'], [...plain, '0']);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => dayFields(option as z.ZodType, way, plain));
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      dayFields(field as z.ZodType, [...way, wireName(inner, name)], [...plain, name]),
    );
  return isOfDay(inner, plain.findLast((step) => step !== '0') ?? '') ? [{ way, plain }] : [];
}

/** Texts that are no day: short ones for fields with a limit, a longer one for reasons. */
const texts = ['Walked', 'twenty letters, none', 'A reason of several words.'];

/** True for a field that accepts instants and no text, or that accepts any text under the name of a day. */
function isOfDay(schema: z.ZodType, name: string): boolean {
  const accepts = (value: string) => schema.safeParse(value).success;
  const isTyped = accepts('2026-11-01T10:00:00Z') && !texts.some(accepts);
  return isTyped || (accepts('2026-11-01') && /(date|day|datetime)$/i.test(name));
}

/** Columns of a file by their headings, not days. */
const headings = '/Patient/ImportPatients';

const written = handlersOf(noParts).flatMap(({ endpoint }) => {
  const days = endpoint.effect === 'read' || endpoint.path === headings ? [] : dayFields(endpoint.input);
  return days.length > 0 ? [[endpoint.path, { endpoint, days }] as const] : [];
});

const impossible = [
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-13-01',
  '2026-11-00',
  '31/04/2026',
  '0000-01-01',
  '1899-12-31T10:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '2026-11-01T25:00:00Z',
  '2026-11-01Tmorning',
  'tomorrow',
  "2026-11-01'; --",
];
const last = ['1900-01-01', '1900-01-01T00:00:00Z', '9999-12-30', '9999-12-30T23:59:59.999Z'];

async function entriesOf({ tenantId }: TestTenant): Promise<number> {
  const { rows } = await parts.owner.query<{ entries: number }>(
    'select count(*)::integer as entries from audit_log where tenant_id = $1',
    [tenantId],
  );
  return rows[0]?.entries ?? 0;
}

describe('a writing call with a day', () => {
  it('is found by its input (Q280)', () => {
    expect(written.length).toBeGreaterThan(60);
  });

  it.each(written)('%s refuses an impossible day at its field and writes nothing (Q280)', async (_path, known) => {
    const { endpoint, days } = known;
    const { tenant, body, as } = await sceneOf(endpoint);
    const before = await entriesOf(tenant);
    const wrong: unknown[] = [];
    for (const { way, plain: named } of days)
      for (const day of impossible) {
        const sent = changed(body, way, day);
        const { status, isFailure, fields } = await tenant.call(endpoint, {} as never, { as, body: sent });
        const sentence = fields?.[named.join('.')] ?? '';
        const isClear = /\w{3,}.* .*\w{2,}/.test(sentence);
        if (status !== 400 || !isFailure || !isClear) wrong.push([way.join('.'), day, status, fields]);
      }
    expect(wrong).toEqual([]);
    expect(await entriesOf(tenant)).toBe(before);
    for (const { way } of days)
      for (const day of last) {
        const { status } = await tenant.call(endpoint, {} as never, { as, body: changed(body, way, day) });
        if (status >= 500) wrong.push([way.join('.'), day, status]);
      }
    expect(wrong).toEqual([]);
  });
});
