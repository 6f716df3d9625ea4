// The command `npm run draw:schema`: migrates an empty database of its own and writes its shape into docs/schema.sql, and the rows of
// records as types beside it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwner } from '../kernel/database.ts';
import { migrate } from '../kernel/migrate.ts';
import { describeSchema } from './describe-schema.ts';
import { drawRows } from './draw-rows.ts';
import { startTestCluster } from './embedded-test-cluster.ts';

const cluster = await startTestCluster({});
try {
  const owner = await openOwner(cluster.connection);
  await migrate(owner);
  const schema = await describeSchema(owner);
  writeFileSync(join(import.meta.dirname, '../../../../docs/schema.sql'), schema);
  writeFileSync(join(import.meta.dirname, 'record-rows.ts'), drawRows(schema));
  await owner.end();
} finally {
  await cluster.stop();
}
