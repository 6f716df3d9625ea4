// `npm run import:charges -- <file.csv> --tenant demo --hospital 1`: the price-list import without the screen.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sql from 'sql-template-tag';
import { openDatabase } from '../../database/open-database.ts';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { openPool } from '../../kernel/database.ts';
import { readSettings } from '../../kernel/settings.ts';
import { TenantDirectory } from '../../kernel/tenant-directory.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { importPriceList } from './import-charges.ts';
import type { Mapping } from './price-list.ts';

const USAGE = `Usage: npm run import:charges -- <file.csv> --tenant <name> --hospital <number>
  [--code code] [--name name] [--category category] [--standard non_nabh]
  [--tariff nabh --payer CGHS | --no-tariff] [--type <number of the charge type of new categories>] [--preview]`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      hospital: { type: 'string' },
      code: { type: 'string', default: 'code' },
      name: { type: 'string', default: 'name' },
      category: { type: 'string', default: 'category' },
      standard: { type: 'string', default: 'non_nabh' },
      tariff: { type: 'string', default: 'nabh' },
      payer: { type: 'string', default: 'CGHS' },
      'no-tariff': { type: 'boolean', default: false },
      type: { type: 'string', default: '' },
      preview: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file || !values.tenant || !/^\d+$/.test(values.hospital ?? '')) throw new CommandRefusal(USAGE);
  if (!/^\d*$/.test(values.type)) throw new CommandRefusal(USAGE);
  const payer = values['no-tariff'] ? {} : { tariffColumn: values.tariff, associationName: values.payer };
  const mapping: Mapping = {
    codeColumn: values.code,
    nameColumn: values.name,
    categoryColumn: values.category,
    standardColumn: values.standard,
    ...(values.type ? { chargeTypeId: Number(values.type) } : {}),
    ...payer,
  };
  return { file, tenant: values.tenant, hospitalId: Number(values.hospital), mapping, isPreview: values.preview };
}

async function run(): Promise<void> {
  const { file, tenant: tenantName, hospitalId, mapping, isPreview } = readArguments();
  const csv = await readFile(file, 'utf8').catch(() => {
    throw new CommandRefusal(`The file ${file} cannot be read`);
  });
  const database = await openDatabase(readSettings(process.env));
  const pool = openPool(database.address, 2);
  try {
    const tenant = await new TenantDirectory(pool).find(tenantName);
    if (!tenant) throw new CommandRefusal(`There is no tenant named ${tenantName}`);
    const place = { tenantId: tenant.tenantId, hospitalId };
    const scope = { ...place, operation: 'import:charges' };
    const output = await inTransaction(pool, scope, 'write', async (tx) => {
      const hospital = await tx.row(
        sql`select 1 from hospital where tenant_id = ${tenant.tenantId} and hospital_id = ${hospitalId} and is_active`,
      );
      if (!hospital) throw new CommandRefusal(`${tenantName} has no hospital ${hospitalId}`);
      return importPriceList(tx, place, { csv, mapping, isPreview });
    });
    for (const bad of output.badRows) console.error(`row ${bad.row}, ${bad.column}: ${bad.reason} (${bad.value})`);
    console.log(
      `${output.rowCount} rows: ${output.newCount} new, ${output.changedCount} changed, ${output.unchangedCount} unchanged, ` +
        `${output.tariffCount} payer rates, ${output.newCategories.length} new categories, ${output.badRows.length} bad cells. ` +
        (output.isCommitted ? 'Imported.' : 'Nothing was written.'),
    );
    if (!output.isCommitted && !isPreview) process.exitCode = 1;
  } finally {
    await pool.end();
    await database.stop();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
