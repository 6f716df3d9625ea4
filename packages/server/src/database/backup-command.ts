// `npm run backup -- [file] [--tenant demo] [--key-file <file>]`: keeps everything, or one tenant, in one file while the product runs.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '../kernel/open-file-store.ts';
import { loadSecrets, readVaultKeys } from '../kernel/secrets.ts';
import { readSettings } from '../kernel/settings.ts';
import { Vault } from '../kernel/vault.ts';
import { totalRows } from './backup-format.ts';
import { keysPathOf } from './backup-keys.ts';
import { withOwner } from './open-database.ts';
import { passphraseOptions, readPassphrase } from './passphrase.ts';
import { writeBackup } from './write-backup.ts';

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      keys: { type: 'string' },
      plain: { type: 'boolean', default: false },
      ...passphraseOptions,
    },
  });
  const settings = readSettings(process.env);
  const name = `charaka-${values.tenant ?? 'all'}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`;
  const path = positionals[0] ?? join(settings.dataDirectory, 'backups', name);
  const passphrase = values.plain ? undefined : await readPassphrase(values, true);
  await withOwner(settings, async (owner) => {
    const { vaultKey, earlierVaultKeys } = await loadSecrets(owner, readVaultKeys(settings.vaultKeyFile));
    const files = openFileStore(settings, new Vault(vaultKey, earlierVaultKeys));
    const wish = { tenantName: values.tenant, passphrase, keysPath: values.keys, files };
    const { header, rowCounts } = await writeBackup(owner, path, wish);
    const { size } = await stat(path);
    const what = values.tenant ? `the tenant ${values.tenant}` : 'everything';
    const tables = Object.keys(rowCounts).length;
    console.log(`Kept ${what}: ${totalRows(rowCounts)} rows of ${tables} tables, ${size} bytes, in ${path}`);
    if (header.hasKeysApart)
      console.log(
        `The server's keys are in ${values.keys ?? keysPathOf(path)}: keep them in another place than the backup.`,
      );
    if (values.plain) console.log('Nothing of it is sealed: whoever finds these files can read every patient.');
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
