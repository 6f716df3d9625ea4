// `npm run restore -- <file>`: brings a backup back, everything into an empty folder, or one tenant beside others.
import { parseArgs } from 'node:util';
import { Refusal } from '../kernel/refusal.ts';
import { readSettings } from '../kernel/settings.ts';
import { totalRows } from './backup-format.ts';
import { withOwner } from './open-database.ts';
import { restoreBackup } from './restore-backup.ts';

async function run(): Promise<void> {
  const [path] = parseArgs({ allowPositionals: true }).positionals;
  if (!path) throw new Refusal('Usage: npm run restore -- <file>   (DATA_DIR or DATABASE_URL says where to)');
  await withOwner(readSettings(process.env), async (owner) => {
    const { header, rowCounts } = await restoreBackup(owner, path);
    const what = header.tenant ? `the tenant ${header.tenant.tenantName}` : 'everything';
    console.log(`Restored ${what} as of ${header.madeAt}: ${totalRows(rowCounts)} rows, each counted and checked.`);
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
