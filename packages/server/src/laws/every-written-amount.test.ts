// Sends impossible amounts to every writing call: an amount above 10 digits is refused with a sentence at its field, and nothing is written.
import { scaleOf } from '@charaka/contract/kernel/field';
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

/** A field that has an amount: its path on the wire, and its plain path, under which a refusal names it. */
interface AmountField {
  readonly way: readonly string[];
  readonly plain: readonly string[];
}

const PAISE = 100;
/** Percentages have two decimals as well, and end below it. */
const ABOVE_PERCENT = 20_000;

/** The fields of an input that have an amount; a list is represented by its first line. */
function amountFields(schema: z.ZodType, way: readonly string[] = [], plain: readonly string[] = []): AmountField[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return amountFields(inner.element as z.ZodType, [...way, '0'], [...plain, '0']);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((one) => amountFields(one as z.ZodType, way, plain));
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      amountFields(field as z.ZodType, [...way, wireName(inner, name)], [...plain, name]),
    );
  return scaleOf(inner) === PAISE && inner.safeParse(ABOVE_PERCENT).success ? [{ way, plain }] : [];
}

const written = handlersOf(noParts).flatMap(({ endpoint }) => {
  const amounts = endpoint.effect === 'read' ? [] : amountFields(endpoint.input);
  return amounts.length > 0 ? [[endpoint.path, { endpoint, amounts }] as const] : [];
});

const impossible = [10_000_000_000, 12_345_678_901.5, -10_000_000_000, 999_999_999_999_999, 1e22, Number.MAX_VALUE];
const MOST = 9_999_999_999.99;

async function entriesOf({ tenantId }: TestTenant): Promise<number> {
  const { rows } = await parts.owner.query<{ entries: number }>(
    'select count(*)::integer as entries from audit_log where tenant_id = $1',
    [tenantId],
  );
  return rows[0]?.entries ?? 0;
}

describe('a writing call with an amount', () => {
  it('is found by its input (Q280)', () => {
    expect(written.length).toBeGreaterThan(40);
  });

  it.each(written)(
    '%s refuses an amount above 10 digits at its field and writes nothing (Q280)',
    async (_path, known) => {
      const { endpoint, amounts } = known;
      const { tenant, body, as } = await sceneOf(endpoint);
      const before = await entriesOf(tenant);
      const wrong: unknown[] = [];
      for (const { way, plain } of amounts)
        for (const amount of impossible) {
          const sent = changed(body, way, amount);
          const { status, isFailure, fields } = await tenant.call(endpoint, {} as never, { as, body: sent });
          const isClear = / .*digits/.test(fields?.[plain.join('.')] ?? '');
          if (status !== 400 || !isFailure || !isClear) wrong.push([way.join('.'), amount, status, fields]);
        }
      expect(wrong).toEqual([]);
      expect(await entriesOf(tenant)).toBe(before);
      // The largest amount is taken or refused; it never breaks a call.
      for (const { way } of amounts) {
        const { status } = await tenant.call(endpoint, {} as never, { as, body: changed(body, way, MOST) });
        if (status >= 500) wrong.push([way.join('.'), MOST, status]);
      }
      expect(wrong).toEqual([]);
    },
  );
});
