// The drawn schema is the one that the migrations make.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useEmptyDatabases } from '../../test-support/server/empty-database.ts';
import { openOwner } from '../kernel/database.ts';
import { migrate } from '../kernel/migrate.ts';
import { describeSchema } from './describe-schema.ts';
import { drawRows } from './draw-rows.ts';
import { readDrawnSchema } from './drawn-schema.ts';

const emptyDatabase = useEmptyDatabases();

it('docs/schema and the rows drawn from it are the newest; `npm run draw:schema` makes it so', async () => {
  const owner = await openOwner(await emptyDatabase());
  await migrate(owner);
  const drawn = await describeSchema(owner);
  await owner.end();
  expect(readDrawnSchema()).toEqual(drawn);
  // The compiler holds the stores to these.
  expect(readFileSync(join(import.meta.dirname, 'record-rows.ts'), 'utf8')).toBe(drawRows(drawn));
});
