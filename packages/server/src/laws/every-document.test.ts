// Documents that are signed: their statements fit their tables, versions follow each other, and no statement changes a signed version.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as field from '@charaka/contract/kernel/field';
import type { Sql } from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signedDocuments } from '../../test-support/record/signed-documents.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { describeStatement } from '../../test-support/sql/describe-statement.ts';
import { statementsOf } from '../../test-support/sql/statements.ts';
import { updatesOf } from '../../test-support/sql/written-columns.ts';
import type { Call } from '../kernel/handler.ts';

const parts = useTestApp();

/** Fields whose number is another on the wire than inside, as money: read from JSON they would be scaled twice. */
function scaledIn(schema: z.ZodType, path: string): string[] {
  if (field.scaleOf(schema)) return [path];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return scaledIn(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return scaledIn(schema.element as z.ZodType, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]) => scaledIn(inner as z.ZodType, `${path}.${name}`));
}
const source = join(import.meta.dirname, '..');

it('all declared documents are walked here (Q282)', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const declared = files.flatMap((name) => [
    ...readFileSync(join(source, name), 'utf8').matchAll(/= signedDocument\(\{\s+table: '(\w+)'/g),
  ]);
  expect(declared.map(([, table]) => table).toSorted()).toEqual(signedDocuments.map(({ table }) => table).toSorted());
});

it('no statement changes a signed version (Q282)', () => {
  const versions = signedDocuments.map(({ table }) => `${table}_version`);
  const changed = statementsOf(join(source, '..')).flatMap(({ texts = [] }) =>
    texts.flatMap((text) => updatesOf(text)),
  );
  expect(changed.filter((column) => versions.includes(column.split(' ')[0] ?? ''))).toEqual([]);
});

it('no document keeps a number that the wire scales, which would be scaled again when it is read (Q282)', () => {
  const money = z.object({ lines: z.array(z.object({ rate: z.number(), net: field.money().optional() })) });
  expect(scaledIn(money, 'content')).toEqual(['content.lines.net']);
  expect(signedDocuments.flatMap(({ table, content }) => scaledIn(content, table))).toEqual([]);
});

describe.each(signedDocuments)('$table', ({ table, store }) => {
  it('is read, saved and signed with statements that PostgreSQL prepares (Q282)', async () => {
    const sent: Sql[] = [];
    const send = async (statement: Sql) => {
      sent.push(statement);
      return { documentId: 1, revision: 1, savedAt: '' };
    };
    const none = async (statement: Sql) => {
      await send(statement);
      return undefined;
    };
    const tx = { row: none, single: send, rows: async (statement: Sql) => (await none(statement)) ?? [] };
    const call = { tx, tenantId: 1, hospital: { hospitalId: 1 }, userId: 1, now: new Date() } as unknown as Call;
    await store.lock(call, 1);
    await store.versions(call, 1);
    await store.sign(call, 1, 0, { content: {} as never, signerId: 1, amendmentReason: null });
    expect(sent).toHaveLength(5);
    for (const { text } of sent) await describeStatement(parts.owner, text);
  });

  it('has one version of each number, and a reason for each after the first (Q282)', async () => {
    const { rows } = await parts.owner.query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass',
      [`${table}_version`],
    );
    const definitions = rows.map(({ definition }) => definition);
    expect(definitions).toContain(`UNIQUE (tenant_id, ${table}_id, version)`);
    expect(definitions).toContain('CHECK (((version = 1) = (amend_reason IS NULL)))');
  });
});
