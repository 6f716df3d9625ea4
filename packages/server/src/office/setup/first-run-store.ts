// The SQL of the first run: its row, and what there is in the tenant by now.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { type getFirstRun, RENT_CHARGE_TYPE_ID, type updateFirstRun } from '@charaka/contract/office/setup/setup';
import { setupSentences } from '@charaka/contract/office/setup/setup-sentences';
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** The first run of a tenant, counted in its first hospital; undefined for a tenant that has none. */
export function findFirstRun(
  tx: Transaction,
  tenantId: number,
): Promise<NonNullable<OutputOf<typeof getFirstRun>['firstRun']> | undefined> {
  return tx.row(sql`
    select f.step, f.finished_at is not null as is_finished, f.hospital_id,
      h.state_id is null and c.country_code = 'IN' as is_state_missing,
      (select count(*) from bed b where b.tenant_id = f.tenant_id and b.hospital_id = f.hospital_id and b.is_active
        and b.bed_id <> ${virtualBed.bedId}) as bed_count,
      (select count(*) from app_user u where u.tenant_id = f.tenant_id and u.is_active and u.staff_id is not null) as user_count,
      (select count(*) from staff s where s.tenant_id = f.tenant_id and s.is_active
        and s.role_id = ${DOCTOR_ROLE_ID}) as doctor_count,
      (select count(*) from charge g where g.tenant_id = f.tenant_id and g.hospital_id = f.hospital_id
        and g.is_active and g.charge_type_id <> ${RENT_CHARGE_TYPE_ID}) as charge_count,
      (select count(*) from opd_day o where o.tenant_id = f.tenant_id and o.hospital_id = f.hospital_id) as opd_day_count,
      (select count(*) from consultation_fee e where e.tenant_id = f.tenant_id and e.hospital_id = f.hospital_id
        and e.is_active) as consultation_fee_count,
      (select count(*) from lab_parameter l where l.tenant_id = f.tenant_id and l.hospital_id = f.hospital_id
        and l.is_active) as lab_parameter_count,
      h.image is not null or h.image_file_id is not null or exists (select 1 from print_setting p where p.tenant_id = f.tenant_id
        and p.hospital_id = f.hospital_id and p.is_active) as has_letterhead
    from first_run f
    join hospital h on h.tenant_id = f.tenant_id and h.hospital_id = f.hospital_id
    join country c on c.country_id = h.country_id
    where f.tenant_id = ${tenantId}`);
}

/** Sets where the first run goes on. Refuses for a tenant that has none. */
export async function writeFirstRun(
  tx: Transaction,
  tenantId: number,
  { step, isFinished }: ParsedOf<typeof updateFirstRun>['firstRun'],
): Promise<void> {
  await tx.one(
    sql`update first_run set step = ${step},
        finished_at = case when ${isFinished} then coalesce(finished_at, now()) else finished_at end
      where tenant_id = ${tenantId} returning tenant_id`,
    setupSentences.noFirstRun,
  );
}
