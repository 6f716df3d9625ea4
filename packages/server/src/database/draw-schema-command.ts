// What `npm run draw:schema` runs: migrates an empty database of its own and writes its shape into docs/schema.sql.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwner } from '../kernel/database.ts';
import { migrate } from '../kernel/migrate.ts';
import { describeSchema } from './describe-schema.ts';
import { startTestCluster } from './embedded-test-cluster.ts';

const cluster = await startTestCluster({});
try {
  const owner = await openOwner(cluster.connection);
  await migrate(owner);
  writeFileSync(join(import.meta.dirname, '../../../../docs/schema.sql'), await describeSchema(owner));
  await owner.end();
} finally {
  await cluster.stop();
}
