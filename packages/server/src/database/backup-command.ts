// `npm run backup -- [file] [--tenant demo]`: keeps everything, or one tenant, in one file while the product runs.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../kernel/settings.ts';
import { totalRows } from './backup-format.ts';
import { withOwner } from './open-database.ts';
import { writeBackup } from './write-backup.ts';

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { tenant: { type: 'string' } } });
  const settings = readSettings(process.env);
  const name = `charaka-${values.tenant ?? 'all'}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`;
  const path = positionals[0] ?? join(settings.dataDirectory, 'backups', name);
  await withOwner(settings, async (owner) => {
    const { rowCounts } = await writeBackup(owner, path, values.tenant);
    const { size } = await stat(path);
    const what = values.tenant ? `the tenant ${values.tenant}` : 'everything';
    const tables = Object.keys(rowCounts).length;
    console.log(`Kept ${what}: ${totalRows(rowCounts)} rows of ${tables} tables, ${size} bytes, in ${path}`);
    if (!values.tenant) console.log("It also holds the server's keys: keep it where only you can read it.");
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
