// `npm run restore -- <file>`: brings a backup back, everything into an empty folder, or one tenant beside others.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandRefusal } from '../kernel/command-refusal.ts';
import { readVaultKeys } from '../kernel/secrets.ts';
import { readSettings } from '../kernel/settings.ts';
import { totalRows } from './backup-format.ts';
import { isSealed } from './backup-keys.ts';
import { withOwner } from './open-database.ts';
import { passphraseOptions, readPassphrase } from './passphrase.ts';
import { restoreBackup } from './restore-backup.ts';

const USAGE = `Usage: npm run restore -- <file> [--keys <file>] [--key-file <file> | --passphrase-stdin]
DATA_DIR or DATABASE_URL says where to; a sealed file asks for its passphrase.`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, ...passphraseOptions },
  });
  const [path] = positionals;
  if (!path) throw new CommandRefusal(USAGE);
  if (!existsSync(path)) throw new CommandRefusal(`There is no file ${path}`);
  const passphrase = (await isSealed(path)) ? await readPassphrase(values, false) : undefined;
  const settings = readSettings(process.env);
  const vaultKeys = readVaultKeys(settings.vaultKeyFile);
  await withOwner(settings, async (owner) => {
    const wish = { path, passphrase, keysPath: values.keys, vaultKeys };
    const { header, rowCounts, hasKeys } = await restoreBackup(owner, wish);
    const what = header.tenant ? `the tenant ${header.tenant.tenantName}` : 'everything';
    console.log(`Restored ${what} as of ${header.madeAt}: ${totalRows(rowCounts)} rows, each counted and checked.`);
    if (!header.tenant && !hasKeys)
      console.log("Without its file of keys: everybody logs in again, and the gateways' secrets are typed again.");
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
