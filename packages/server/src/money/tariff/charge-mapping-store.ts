// The SQL of shares of doctors and hospital in charges.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { chargeMapping, saveChargeMapping } from '@charaka/contract/money/tariff/charge-mapping';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { worksIn } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';

type Form = ParsedOf<typeof saveChargeMapping>['chargeMapping'];
type Mapping = z.output<typeof chargeMapping>;

const select = sql`x.mapping_id, x.charge_type_id, x.charge_id, x.staff_id, t.charge_type_name, c.charge_name,
  nullif(${staffName(sql`s`)}, '') as doctor_name,
  x.doctor_share_basis_points as doctor_share, x.hospital_share_basis_points as hospital_share, x.is_active`;
const from = sql`charge_mapping x
  join charge_type t on t.tenant_id = x.tenant_id and t.charge_type_id = x.charge_type_id
  left join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
  left join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.staff_id`;
const MISSING = tariffSentences.shareDoesNotExist;
const TWICE = tariffSentences.shareExists;

/** The shares of the hospital in use and out of use, by charge type, charge and doctor. */
export function chargeMappingList(call: Call): ListSource {
  return {
    select,
    from,
    where: sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}`,
    columns: {
      mappingId: { sql: sql`x.mapping_id`, kind: 'number' },
      chargeTypeId: { sql: sql`x.charge_type_id`, kind: 'number' },
      chargeTypeName: { sql: sql`t.charge_type_name`, kind: 'text' },
      chargeId: { sql: sql`x.charge_id`, kind: 'number' },
      chargeName: { sql: sql`c.charge_name`, kind: 'text' },
      staffId: { sql: sql`x.staff_id`, kind: 'number' },
      doctorName: { sql: sortedStaffName(sql`s`), kind: 'text' },
      isActive: { sql: sql`x.is_active`, kind: 'flag' },
    },
    tieBreak: sql`x.mapping_id`,
    defaultOrder: sql`t.charge_type_name, c.charge_name nulls first, s.first_name nulls first`,
  };
}

/** One share of the hospital. */
export function readMapping(call: Call, mappingId: number): Promise<Mapping> {
  return call.tx.one<Mapping>(
    sql`select ${select} from ${from} where x.tenant_id = ${call.tenantId}
      and x.hospital_id = ${call.hospital.hospitalId} and x.mapping_id = ${mappingId}`,
    MISSING,
  );
}

/** Refuses a charge type, charge or doctor that is none of the hospital's, and a charge of another type. */
export async function refuseOutside(call: Call, { chargeTypeId, chargeId, staffId }: Form): Promise<void> {
  const { tx, tenantId, hospital } = call;
  const type = await tx.row(sql`select 1 from charge_type
    where tenant_id = ${tenantId} and charge_type_id = ${chargeTypeId} and is_active for share`);
  if (!type) refuse(tariffSentences.chargeTypeDoesNotExist);
  if (chargeId != null) {
    const charge = await tx.row(sql`select 1 from charge where tenant_id = ${tenantId}
      and hospital_id = ${hospital.hospitalId} and charge_id = ${chargeId} and charge_type_id = ${chargeTypeId} and is_active`);
    if (!charge) refuse(tariffSentences.noSuchPricedType);
  }
  if (staffId != null) {
    const doctor = await tx.row(sql`select 1 from staff s
      where s.tenant_id = ${tenantId} and ${worksIn(hospital.hospitalId)} and s.staff_id = ${staffId}`);
    if (!doctor) refuse(tariffSentences.doctorDoesNotWork);
  }
}

/** Adds a share, or writes over the one of that number, and answers its number. */
export async function saveMapping(call: Call, form: Form & { readonly hospitalShare: number }): Promise<number> {
  const { tenantId, hospital } = call;
  const values = sql`${form.chargeTypeId}, ${form.chargeId ?? null}, ${form.staffId ?? null}, ${form.doctorShare},
    ${form.hospitalShare}`;
  const write =
    form.mappingId == null
      ? sql`insert into charge_mapping (tenant_id, hospital_id, charge_type_id, charge_id, staff_id,
            doctor_share_basis_points, hospital_share_basis_points, is_active)
          values (${tenantId}, ${hospital.hospitalId}, ${values}, ${form.isActive ?? true}) returning mapping_id`
      : sql`update charge_mapping set (charge_type_id, charge_id, staff_id, doctor_share_basis_points,
            hospital_share_basis_points) = row(${values}), is_active = coalesce(${form.isActive ?? null}::boolean, is_active),
            changed_at = now()
          where tenant_id = ${tenantId} and hospital_id = ${hospital.hospitalId} and mapping_id = ${form.mappingId}
          returning mapping_id`;
  const saved = await refuseOnConflict(call.tx.one<{ mappingId: number }>(write, MISSING), {
    charge_mapping_once: ['chargeMapping.chargeTypeId', TWICE],
  });
  return saved.mappingId;
}

/** Takes a share of the hospital out of use. */
export async function deactivateMapping(call: Call, mappingId: number): Promise<void> {
  await call.tx.one(
    sql`update charge_mapping set is_active = false, changed_at = now() where tenant_id = ${call.tenantId}
      and hospital_id = ${call.hospital.hospitalId} and mapping_id = ${mappingId} returning mapping_id`,
    MISSING,
  );
}
