// The SQL of a package: lock, add, change, and its charges.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import type { addPackage } from '@charaka/contract/money/tariff/tariff-setting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** A package as a form sends it. */
export type PackageInput = ParsedOf<typeof addPackage>['package'];

function sayingTwice<T>(name: string, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    package_name_unique: ['package.packageName', tariffSentences.packageExists({ name })],
  });
}

/** How a refusal and the audit call a package. */
export const editedPackage = { table: 'package_master', wrapper: 'package', noun: words.package } as const;

/** Holds a package of the hospital until the transaction ends. Refuses any other. */
export async function lockPackage(call: Call, packageId: number): Promise<void> {
  await call.tx.one(
    sql`select 1 from package_master where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
      and package_id = ${packageId} for update`,
    tariffSentences.packageDoesNotExist,
  );
}

/** Adds a package without charges and answers its number. */
export async function insertPackage(
  call: Call,
  { packageName, isTpa, isMedicineInside, isActive }: PackageInput,
): Promise<number> {
  const { packageId } = await sayingTwice(
    packageName,
    call.tx.one<{ packageId: number }>(
      sql`insert into package_master (tenant_id, hospital_id, package_name, is_tpa, is_medicine_inside, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${packageName}, ${isTpa}, ${isMedicineInside ?? false}, ${isActive ?? true})
        returning package_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return packageId;
}

/** Replaces name and kind of a package, and notes it, for its charges may be all that changes; it stays as active unless told. */
export async function replacePackage(
  call: Call,
  packageId: number,
  { packageName, isTpa, isMedicineInside, isActive }: Omit<PackageInput, 'lines'>,
): Promise<void> {
  await sayingTwice(
    packageName,
    call.tx.rows(
      sql`update package_master set package_name = ${packageName}, is_tpa = ${isTpa},
          is_medicine_inside = coalesce(${isMedicineInside ?? null}::boolean, is_medicine_inside),
          is_active = coalesce(${isActive ?? null}::boolean, is_active), changed_at = now()
        where tenant_id = ${call.tenantId} and package_id = ${packageId}`,
    ),
  );
}

/** Takes a package out of use. */
export async function deactivatePackage(call: Call, packageId: number): Promise<void> {
  await call.tx.rows(
    sql`update package_master set is_active = false where tenant_id = ${call.tenantId} and package_id = ${packageId}`,
  );
}

/** Puts these charges in the place of those a package had. Refuses one the hospital has not, for a package in use one that is not in use. */
export async function replaceLines(
  call: Call,
  packageId: number,
  { lines, isActive }: Pick<PackageInput, 'lines' | 'isActive'>,
): Promise<void> {
  const chargeIds = [...new Set(lines.map((line) => line.chargeId))];
  // Held, so that none goes out of use meanwhile.
  const known = await call.tx.rows(sql`
    select charge_id from charge where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
      and (is_active or not ${isActive ?? true}::boolean) and charge_id = any(${chargeIds}::bigint[]) order by charge_id for share`);
  if (known.length < chargeIds.length) refuse(tariffSentences.packageChargeNotPriced);
  await call.tx.rows(sql`
    update package_mapping set is_active = false
    where tenant_id = ${call.tenantId} and package_id = ${packageId} and is_active`);
  await call.tx.rows(sql`
    insert into package_mapping (tenant_id, package_id, charge_id, quantity_thousandths, amount_paise)
    select ${call.tenantId}, ${packageId}, c, q, a
    from unnest(${lines.map((line) => line.chargeId)}::bigint[], ${lines.map((line) => line.quantity)}::bigint[],
      ${lines.map((line) => line.amount)}::bigint[]) with ordinality as new(c, q, a, n) order by n`);
}
