// Every static statement can be prepared against the migrated schema, and returns rows of the declared type.
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { type DescribedColumn, describeStatement } from '../../test-support/sql/describe-statement.ts';
import { dynamicStatements } from '../../test-support/sql/dynamic-statements.ts';
import { type ClaimedColumn, type Kind, type Statement, statementsOf } from '../../test-support/sql/statements.ts';

const parts = useTestApp();
const { builtins } = pg.types;

const kindByType: Readonly<Record<number, Kind>> = {
  [builtins.BOOL]: 'boolean',
  [builtins.INT2]: 'number',
  [builtins.INT4]: 'number',
  [builtins.INT8]: 'number',
  [builtins.FLOAT4]: 'number',
  [builtins.FLOAT8]: 'number',
  [builtins.NUMERIC]: 'string',
  [builtins.TEXT]: 'string',
  [builtins.VARCHAR]: 'string',
  [builtins.DATE]: 'string',
  [builtins.TIME]: 'string',
  [builtins.TIMESTAMPTZ]: 'string',
  [builtins.UUID]: 'string',
};

/** The faults of a statement, a sentence each. */
async function faultsOf({ place, texts = [], columns }: Statement): Promise<string[]> {
  const faults = await Promise.all(
    texts.map(async (text) => {
      try {
        const described = await describeStatement(parts.owner, text);
        return columns ? columns.flatMap((column) => faultOf(column, described)) : [];
      } catch (error) {
        return [`${(error as Error).message}: ${text}`];
      }
    }),
  );
  return [...new Set(faults.flat())].map((fault) => `${place}: ${fault}`);
}

function faultOf({ name, kinds }: ClaimedColumn, described: readonly DescribedColumn[]): string[] {
  const column = described.find((one) => one.name === name || plain(one.name) === name);
  if (!column) return kinds.includes('undefined') ? [] : [`answers no column "${name}"`];
  const kind = kindByType[column.dataTypeID];
  const isAsSaid = kind === undefined || kinds.includes(kind) || kinds.includes('other');
  return isAsSaid ? [] : [`answers "${name}" as a ${kind}, not as ${kinds.join(' or ')}`];
}

const plain = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

describe('statements of the source', () => {
  let statements: Statement[] = [];
  beforeAll(() => {
    statements = statementsOf(join(import.meta.dirname, '../..'));
  });

  it('can be prepared, and answer the columns of the rows they claim', async () => {
    const faults = [];
    for (const statement of statements) faults.push(...(await faultsOf(statement)));
    expect(faults).toEqual([]);
  });

  it('are spelled out, but in files that say why not (Q282)', () => {
    const dynamic = statements
      .filter(({ texts }) => texts === undefined)
      .map(({ place }) => place.replace(/:\d+$/, ''));
    expect(statements.length).toBeGreaterThan(500);
    expect([...new Set(dynamic)].toSorted()).toEqual(Object.values(dynamicStatements).flat().toSorted());
  });
});
