// The price list, packages and rates of payers as files: read here, added and changed by the calls of their dialogs.

import { association } from '@charaka/contract/foundation/masters/association';
import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { gstSlab } from '@charaka/contract/foundation/masters/gst-slab';
import { chargeFile, packageFile, rateFile } from '@charaka/contract/money/tariff/tariff-file';
import { rateForm } from '@charaka/contract/money/tariff/tariff-rates';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { areaSource } from '../../resource/area-source.ts';
import { namedMaster } from '../../resource/file-source.ts';
import type { MasterRecord } from '../../resource/master-store.ts';
import { addPackage, updatePackage } from './add-package.ts';
import { addPriceItem, updatePriceItem } from './add-price-item.ts';
import { updateRate } from './change-rates.ts';
import { type CodedLine, filedPackage, readLines, writeLines } from './package-lines.ts';
import { readPackageLines } from './tariff-store.ts';

const ofHospital = (call: Call): Sql => sql`tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}`;

/** The charges of the hospital as a file. */
export const chargeSource = areaSource(chargeFile, {
  add: addPriceItem,
  update: updatePriceItem,
  item: 'charge',
  targets: { chargeCategoryId: namedMaster(chargeCategory.name), gstSlabId: namedMaster(gstSlab.name) },
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(
      sql`select charge_id, charge_code, charge_name, charge_category_id, standard_charge_paise as standard_charge, gst_slab_id,
          hsn_code, unit, is_non_applicable, is_divisible, is_active
        from charge where ${ofHospital(call)}
        order by charge_id${isLocking ? sql` for update` : empty}`,
    ),
});

/** The charges of a package by their codes, as its form sends them. Refuses a code the hospital has no charge of. */
async function withCharges(call: Call, record: MasterRecord): Promise<MasterRecord> {
  const lines = readLines(String(record.lines)) as readonly CodedLine[];
  const codes = [...new Set(lines.map(({ chargeCode }) => chargeCode.toLowerCase()))];
  // Of several charges of a code the one in use, which is read last.
  const known = await call.tx.rows<{ code: string; chargeId: number }>(sql`
    select lower(charge_code) as code, charge_id from charge
    where ${ofHospital(call)} and lower(charge_code) = any(${codes}::text[]) order by is_active, charge_id`);
  const chargeIds = new Map(known.map(({ code, chargeId }) => [code, chargeId]));
  const placed = lines.map(({ chargeCode, quantity, amount }) => {
    const sentence = tariffSentences.noSuchCharge({ chargeCode });
    const chargeId = chargeIds.get(chargeCode.toLowerCase()) ?? refuse(sentence, { 'package.lines': sentence });
    return { chargeId, quantity, amount };
  });
  return { ...record, lines: placed };
}

/** The packages of the hospital as a file. */
export const packageSource = areaSource(packageFile, {
  add: addPackage,
  update: updatePackage,
  item: 'package',
  checks: { new: filedPackage, changed: filedPackage },
  inputOf: withCharges,
  async read(call, isLocking) {
    const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId };
    const packages = await call.tx.rows<MasterRecord & { packageId: number }>(
      sql`select package_id, package_name, is_tpa, is_active from package_master
        where ${ofHospital(call)} order by package_id${isLocking ? sql` for update` : empty}`,
    );
    const ids = packages.map(({ packageId }) => packageId);
    const lines = Map.groupBy(await readPackageLines(call.tx, place, ids), ({ packageId }) => packageId);
    return packages.map((one) => ({ ...one, lines: writeLines(lines.get(one.packageId) ?? []) }));
  },
});

/** The form of a rate; a row holds more than it, as what the rate was known by. */
const filedRate = z.object(rateForm.shape);

/** The rates of all payers for the charges in use; every day a rate begins is a row. */
export const rateSource = areaSource(rateFile, {
  add: updateRate,
  update: updateRate,
  item: 'associationCharge',
  checks: { new: filedRate, changed: filedRate },
  targets: { associationId: namedMaster(association.name), chargeId: chargeSource },
  async read(call, isLocking) {
    // A change of rates locks their payer.
    if (isLocking)
      await call.tx.rows(
        sql`select 1 from association where tenant_id = ${call.tenantId} order by association_id for update`,
      );
    return call.tx.rows<MasterRecord>(sql`
      select r.association_charge_id, r.association_id, r.charge_id, r.valid_from, r.tpa_charge_paise as tpa_charge,
        r.tpa_charge_code, true as is_active
      from association_charge r
      join association a on a.tenant_id = r.tenant_id and a.association_id = r.association_id and a.is_active
      join charge c on c.tenant_id = r.tenant_id and c.charge_id = r.charge_id and c.is_active
      where r.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and r.is_active
      order by r.association_charge_id`);
  },
});
