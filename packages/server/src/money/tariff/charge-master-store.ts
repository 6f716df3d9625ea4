// The SQL of one charge of the price list: read, lock, add, change, and what needs it.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import type { addPriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { chargeList } from './tariff-store.ts';

/** A charge as a form sends it. */
export type ChargeInput = ParsedOf<typeof addPriceItem>['charge'];

/** A charge as its list shows it. */
export type ChargeFacts = OutputOf<typeof addPriceItem>['charge'];

/** How a refusal and the audit call a charge. */
export const editedCharge = { table: 'charge', wrapper: 'charge', noun: words.charge } as const;

/** One charge of the hospital. Refuses any other. */
export function findCharge(call: Call, chargeId: number, locking: Sql = empty): Promise<ChargeFacts> {
  const { select, from, where } = chargeList(call.tenantId, call.hospital.hospitalId);
  return call.tx.one<ChargeFacts>(
    sql`select ${select} from ${from} where ${where} and c.charge_id = ${chargeId}${locking}`,
    tariffSentences.chargeDoesNotExist,
  );
}

/** As `findCharge`, locked until the transaction ends. */
export const lockCharge = (call: Call, chargeId: number): Promise<ChargeFacts> =>
  findCharge(call, chargeId, sql` for update of c`);

/** The type of a category, locked until the transaction ends. Refuses an inactive category for a charge in use. */
export async function typeOfCategory(call: Call, chargeCategoryId: number, isInUse: boolean): Promise<number> {
  const category = await call.tx.one<{ chargeTypeId: number; isActive: boolean }>(
    sql`select charge_type_id, is_active from charge_category
      where tenant_id = ${call.tenantId} and charge_category_id = ${chargeCategoryId} for share`,
    tariffSentences.chargeCategoryDoesNotExist,
  );
  return category.isActive || !isInUse ? category.chargeTypeId : refuse(tariffSentences.chargeCategoryNotActive);
}

/** Refuses a GST slab that is not in use, for a charge in use. */
export async function checkSlab(call: Call, gstSlabId: number | null | undefined, isInUse: boolean): Promise<void> {
  if (gstSlabId == null) return;
  const slab = await call.tx.one<{ isActive: boolean }>(
    sql`select is_active from gst_slab where tenant_id = ${call.tenantId} and gst_slab_id = ${gstSlabId} for share`,
    tariffSentences.gstSlabDoesNotExist,
  );
  if (isInUse && !slab.isActive) refuse(tariffSentences.gstSlabNotActive);
}

function sayingTwice<T>(code: string, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    charge_code_unique: ['charge.chargeCode', tariffSentences.chargeCodeExists({ code })],
  });
}

/** Adds a charge and answers its number. Refuses a code that is there already. */
export async function insertCharge(call: Call, charge: ChargeInput, chargeTypeId: number): Promise<number> {
  const { chargeId } = await sayingTwice(
    charge.chargeCode,
    call.tx.one<{ chargeId: number }>(
      sql`insert into charge (tenant_id, hospital_id, charge_code, charge_name, charge_type_id, charge_category_id,
          standard_charge_paise, gst_slab_id, hsn_code, unit, is_non_applicable, is_divisible, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${charge.chargeCode}, ${charge.chargeName}, ${chargeTypeId},
          ${charge.chargeCategoryId}, ${charge.standardCharge}, ${charge.gstSlabId ?? null}, ${charge.hsnCode || null},
          ${charge.unit || null}, ${charge.isNonApplicable ?? false}, ${charge.isDivisible ?? false},
          ${charge.isActive ?? true}) returning charge_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return chargeId;
}

/** Replaces the fields of a charge; whether it is active changes only when given. */
export async function replaceCharge(
  call: Call,
  chargeId: number,
  charge: ChargeInput,
  chargeTypeId: number,
): Promise<void> {
  await sayingTwice(
    charge.chargeCode,
    call.tx.rows(
      sql`update charge set charge_code = ${charge.chargeCode}, charge_name = ${charge.chargeName},
          charge_type_id = ${chargeTypeId}, charge_category_id = ${charge.chargeCategoryId},
          standard_charge_paise = ${charge.standardCharge}, gst_slab_id = ${charge.gstSlabId ?? null},
          hsn_code = ${charge.hsnCode || null}, unit = ${charge.unit || null},
          is_non_applicable = ${charge.isNonApplicable ?? false}, is_divisible = ${charge.isDivisible ?? false},
          is_active = coalesce(${charge.isActive ?? null}::boolean, is_active)
        where tenant_id = ${call.tenantId} and charge_id = ${chargeId}`,
    ),
  );
}

/** Takes a charge out of use. */
export async function deactivateCharge(call: Call, chargeId: number): Promise<void> {
  await call.tx.rows(
    sql`update charge set is_active = false where tenant_id = ${call.tenantId} and charge_id = ${chargeId}`,
  );
}

/** The names of the active beds whose rent a charge is, and of the active packages it is part of. */
export async function usesOfCharge(call: Call, chargeId: number): Promise<{ beds: string[]; packages: string[] }> {
  return call.tx.one(
    sql`select
      array(select b.bed_name from bed b where b.tenant_id = ${call.tenantId} and b.charge_id = ${chargeId} and b.is_active
        order by b.bed_name) as beds,
      array(select distinct p.package_name from package_mapping m
        join package_master p on p.tenant_id = m.tenant_id and p.package_id = m.package_id and p.is_active
        where m.tenant_id = ${call.tenantId} and m.charge_id = ${chargeId} and m.is_active order by 1) as packages`,
    tariffSentences.chargeDoesNotExist,
  );
}
