// The command `npm run draw:schema`: migrates an empty database of its own and writes its shape into docs/schema, and the rows of
// records as types beside this file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwner } from '../kernel/database.ts';
import { migrate } from '../kernel/migrate.ts';
import { describeSchema } from './describe-schema.ts';
import { drawRows } from './draw-rows.ts';
import { writeDrawnSchema } from './drawn-schema.ts';
import { startTestCluster } from './embedded-test-cluster.ts';

const cluster = await startTestCluster({});
try {
  const owner = await openOwner(cluster.connection);
  await migrate(owner);
  const schema = await describeSchema(owner);
  writeDrawnSchema(schema);
  writeFileSync(join(import.meta.dirname, 'record-rows.ts'), drawRows(schema));
  await owner.end();
} finally {
  await cluster.stop();
}
