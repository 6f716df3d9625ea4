// Entries of charts: declarations fit their tables, other statements leave out entries that do not count, and no entry is overwritten.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '@charaka/contract/kernel/record';
import { snakeCase } from '@charaka/contract/kernel/resource';
import type { Sql } from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { commandSamples } from '../../test-support/record/area-samples.ts';
import { chartEntryStores, readsUncounted } from '../../test-support/record/chart-entries.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { describeStatement } from '../../test-support/sql/describe-statement.ts';
import { statementsOf } from '../../test-support/sql/statements.ts';
import { updatesOf } from '../../test-support/sql/written-columns.ts';
import type { Call } from '../kernel/handler.ts';
import { columnOf } from '../kernel/record-columns.ts';

const parts = useTestApp();
const source = join(import.meta.dirname, '..');
const contract = join(import.meta.dirname, '../../../contract/src');
const tables = chartEntryStores.map(({ entry }) => entry.table);

it('all declared entries are walked here (Q282)', () => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const declared = files.flatMap((name) => [
    ...readFileSync(join(contract, name), 'utf8').matchAll(/= chartEntry\(\{\n\s+name: '(\w+)'/g),
  ]);
  expect(declared.map(([, name]) => name).toSorted()).toEqual(
    chartEntryStores.map(({ entry }) => entry.name).toSorted(),
  );
});

it('other statements leave out entries that were corrected or voided, or say why not (Q282)', () => {
  const statements = statementsOf(join(source, '..')).filter(({ place }) => place !== 'resource/chart-entry.ts');
  const reads = new RegExp(`\\b(from|join) (${tables.join('|')})\\b`);
  const counting = /not \w+\.is_void and not exists \(select from \w+ later\s+where [^)]*later\.corrects_id/;
  const uncounted = statements.filter(({ texts = [] }) =>
    texts.some((text) => reads.test(text) && !counting.test(text)),
  );
  const places = new Set(uncounted.map(({ place }) => place.replace(/:\d+$/, '')));
  expect([...places].toSorted()).toEqual(Object.keys(readsUncounted));
  const changed = statements.flatMap(({ texts = [] }) => texts.flatMap((text) => updatesOf(text)));
  expect(changed.filter((column) => tables.includes(column.split(' ')[0] ?? ''))).toEqual([]);
});

describe.each(chartEntryStores.map((store) => [store.entry.name, store] as const))('%s', (name, store) => {
  const { table, fields, key } = store.entry;

  it('declares every column of its table (Q282)', async () => {
    const { rows } = await parts.owner.query<{ name: string }>(
      'select column_name::text as name from information_schema.columns where table_name = $1',
      [table],
    );
    const facts = ['tenant_id', 'hospital_id', 'encounter_id', 'taken_at', 'taken_by', snakeCase(key)];
    const corrections = ['corrects_id', 'correction_reason', 'is_void'];
    const typed = fieldsOf(fields).map(([field]) => columnOf(fields, field));
    expect(rows.map((column) => column.name).toSorted()).toEqual([...facts, ...typed, ...corrections].toSorted());
  });

  it('reads and writes with statements that PostgreSQL prepares (Q282)', async () => {
    const sent: Sql[] = [];
    const one = async (statement: Sql) => {
      sent.push(statement);
      return { id: 1, patientId: 1, encounterId: 1, takenAt: '', isReplaced: false, isVoid: false };
    };
    const tx = { one, single: one, rows: async (statement: Sql) => [await one(statement)] };
    const call = { tx, tenantId: 1, hospital: { hospitalId: 1 }, userId: 1 } as unknown as Call;
    await store.insert(call, { encounterId: 1, takenAt: new Date(), values: {} });
    await store.correct(call, 1, 1, { correctionReason: 'Wrong' });
    await store.list(call, 1, { encounterId: 1 });
    expect(sent).toHaveLength(5);
    for (const { text } of sent) await describeStatement(parts.owner, text);
  });

  it('is corrected and voided by later versions with a reason, and every version stays readable (NU001)', async () => {
    const sample = commandSamples.find(({ endpoint }) => endpoint === store.entry.add);
    if (!sample) throw new Error(`The area of ${name} has no sample of its call in samples.ts`);
    const { tenant, request } = await sample.make(parts);
    const { patientId, [name]: typed } = request as Record<string, object> & { patientId: number };
    const { encounterId: _, ...values } = typed as Record<string, unknown>;
    const added = await tenant.call(sample.endpoint, request as never);
    const idOf = ({ output }: { output: unknown }) =>
      ((output as Record<string, object>)[name] as Record<string, number>)[key];
    const change = (id: number | undefined, beside: object) =>
      tenant.call(store.entry.correct, { patientId, [name]: { [key]: id, ...beside } } as never);
    const corrected = await change(idOf(added), { ...values, correctionReason: 'Wrong patient record' });
    const voided = await change(idOf(corrected), { correctionReason: 'Wrong patient', isVoid: true });
    expect([added, corrected, voided].map(({ isFailure }) => isFailure)).toEqual([false, false, false]);
    for (const entry of [added, corrected, voided]) {
      expect((await change(idOf(entry), { ...values, correctionReason: 'Again' })).isFailure).toBe(true);
      expect((await change(idOf(entry), { correctionReason: 'Again', isVoid: true })).isFailure).toBe(true);
    }
    const listed = await tenant.ask(store.entry.list, { patientId } as never);
    const rows = (listed as Record<string, Record<string, unknown>[]>)[`${name}s`] ?? [];
    const ids = [voided, corrected, added].map(idOf);
    expect(rows.map((row) => [row[key], row.isReplaced, row.isVoid])).toEqual([
      [ids[0], false, true],
      [ids[1], true, false],
      [ids[2], true, false],
    ]);
  });
});
