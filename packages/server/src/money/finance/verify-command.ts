// `npm run verify [-- --tenant demo]`: re-adds bills and ledger of every tenant, follows its logs, reads its files, and prints the first
// difference.
import { parseArgs } from 'node:util';
import sql from 'sql-template-tag';
import { withOwner } from '../../database/open-database.ts';
import { verifyFiles } from '../../database/verify-files.ts';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { send } from '../../kernel/database.ts';
import { openFileStore } from '../../kernel/open-file-store.ts';
import { loadSecrets, readVaultKeys } from '../../kernel/secrets.ts';
import { readSettings } from '../../kernel/settings.ts';
import { Vault } from '../../kernel/vault.ts';
import { verifyChartLog } from '../../kernel/verify-chart-log.ts';
import { verifyLogs } from '../../kernel/verify-logs.ts';
import { verifyBooks } from './verify-books.ts';

async function run(): Promise<void> {
  const { tenant } = parseArgs({ options: { tenant: { type: 'string' } } }).values;
  const settings = readSettings(process.env);
  await withOwner(settings, async (owner) => {
    const { vaultKey, earlierVaultKeys } = await loadSecrets(owner, readVaultKeys(settings.vaultKeyFile));
    const files = openFileStore(settings, new Vault(vaultKey, earlierVaultKeys));
    const tenants = await send<{ tenantId: number; tenantName: string }>(
      owner,
      sql`select tenant_id, tenant_name from tenant
        where ${tenant ?? null}::text is null or lower(tenant_name) = lower(${tenant ?? null}) order by tenant_id`,
    );
    if (tenants.length === 0)
      throw new CommandRefusal(tenant ? `There is no tenant named ${tenant}` : 'There is no tenant');
    for (const { tenantId, tenantName } of tenants) {
      const { difference, admissionCount, counterBillCount, voucherCount, notices } = await verifyBooks(
        owner,
        tenantId,
      );
      for (const notice of notices) console.log(`${tenantName}: ${notice}.`);
      if (difference) throw new CommandRefusal(`${tenantName}: ${difference}`);
      console.log(
        `${tenantName}: ${admissionCount} admissions, ${counterBillCount} bills of the counter and ${voucherCount} vouchers add up.`,
      );
      const chartLog = await verifyChartLog(owner, tenantId);
      if (chartLog.difference) throw new CommandRefusal(`${tenantName}: ${chartLog.difference}`);
      console.log(`${tenantName}: ${chartLog.rowCount} readings of charts are as they were written.`);
      const logs = await verifyLogs(owner, tenantId);
      if (logs.difference) throw new CommandRefusal(`${tenantName}: ${logs.difference}`);
      console.log(
        `${tenantName}: ${logs.sealedCount} entries of the audit and security log are as they were sealed, ${logs.openCount} are too new.`,
      );
      const kept = await verifyFiles(owner, tenantId, files);
      if (kept.difference) throw new CommandRefusal(`${tenantName}: ${kept.difference}`);
      console.log(`${tenantName}: ${kept.fileCount} files are as they were written.`);
    }
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
