// A backup, a restore or an import as the product does it, in a process of its own, which tells how much memory it held.
import { totalRows } from '@charaka/server/database/backup-format';
import { restoreBackup } from '@charaka/server/database/restore-backup';
import { writeBackup } from '@charaka/server/database/write-backup';
import { type DatabaseAddress, openOwner, openPool } from '@charaka/server/kernel/database';
import { inTransaction } from '@charaka/server/kernel/transaction';
import { importPriceList } from '@charaka/server/money/tariff/import-charges';
import { benchStore } from './memory-files.ts';

/** The deed that is measured. */
export type MemoryDeed = 'backup' | 'restore' | 'import';

/** The result; megabytes are the maximum that the process ever used. */
export interface MemoryFigure {
  readonly rows: number;
  readonly seconds: number;
  readonly megabytes: number;
}

const passphrase = 'a passphrase of the bench';
/** The longest price list that is taken. */
const MOST_CHARGES = 50_000;

async function backup(path: string, address: DatabaseAddress): Promise<number> {
  const owner = await openOwner(address);
  const { rowCounts } = await writeBackup(owner, path, { passphrase, files: await benchStore(owner, 'Database') });
  await owner.end();
  return totalRows(rowCounts);
}

async function restore(path: string, address: DatabaseAddress): Promise<number> {
  const owner = await openOwner(address);
  const { rowCounts } = await restoreBackup(owner, { path, passphrase });
  await owner.end();
  return totalRows(rowCounts);
}

class TakenBack extends Error {}

/** Imports a price list into the first hospital, and takes it back. */
async function importCharges(_path: string, address: DatabaseAddress): Promise<number> {
  const lines = Array.from(
    { length: MOST_CHARGES },
    (_, index) => `M${index},Charge ${index} of the bench,Bench,${index}.50`,
  );
  const mapping = { codeColumn: 'code', nameColumn: 'name', categoryColumn: 'category', standardColumn: 'price' };
  const input = { csv: ['code,name,category,price', ...lines].join('\n'), mapping, isPreview: false };
  const place = { tenantId: 1, hospitalId: 1 };
  const pool = openPool(address, 2);
  await inTransaction(pool, { ...place, operation: 'bench' }, 'write', async (tx) => {
    const { newCount } = await importPriceList(tx, place, input);
    if (newCount !== MOST_CHARGES) throw new Error(`${newCount} charges were imported`);
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  await pool.end();
  return MOST_CHARGES;
}

const deeds = { backup, restore, import: importCharges };

const [deed, path, address] = process.argv.slice(2) as [MemoryDeed, string, string];
const startedAt = performance.now();
const rows = await deeds[deed](path, JSON.parse(address));
const seconds = (performance.now() - startedAt) / 1000;
process.send?.({ rows, seconds, megabytes: process.resourceUsage().maxRSS / 1024 } satisfies MemoryFigure);
process.disconnect?.();
