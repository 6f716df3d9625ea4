// Bills of three thousand lines, one in each hospital: written before a load, by its own user, so that the next run sweeps them away.
import type pg from 'pg';
import { LOAD_USER } from './seed-scene.ts';
import { BILL_LINES, HOSPITALS_PER_TENANT, longBillAdmission, type Size } from './size.ts';

/** Charge lines of a huge bill: a patient for months in intensive care. */
export const HUGE_BILL_LINES = 3000;

/** The newest admission of each hospital but the one with the long bill. */
export function hugeBillAdmission(size: Size, hospitalId: number): number {
  return longBillAdmission(size, hospitalId) - HOSPITALS_PER_TENANT;
}

/** Repeats the lines of each hospital's long bill until there are as many; without triggers, as the seed writes. */
export async function fillHugeBills(owner: pg.Client, size: Size): Promise<void> {
  const copied = `hospital_id, charge_id, charge_type_id, charge_category_id, charge_code, description, applied_at,
    quantity_thousandths, standard_charge_paise, applied_charge_paise, igst_basis_points, sgst_basis_points, cgst_basis_points`;
  const [first, last] = [longBillAdmission(size, 1), longBillAdmission(size, HOSPITALS_PER_TENANT)];
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into service_charge (tenant_id, admission_id, ${copied}, created_by)
     select tenant_id, admission_id - $3, ${copied}, $4 from (
       select s.*, row_number() over (partition by s.tenant_id, s.admission_id order by turn, s.service_charge_id) as place
       from service_charge s, generate_series(1, 10) turn where s.admission_id in ($1, $2)) s
     where place <= $5 order by tenant_id, admission_id, place`,
    [first, last, HOSPITALS_PER_TENANT, LOAD_USER, HUGE_BILL_LINES - BILL_LINES],
  );
  await owner.query('reset session_replication_role');
  await owner.query('vacuum (analyze) service_charge');
}
