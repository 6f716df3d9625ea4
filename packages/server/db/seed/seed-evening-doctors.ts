// Writes the doctors who come to the demo's large hospitals for the evening alone: they hold OPD and have no stays.
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import type pg from 'pg';
import { DemoFinding } from './demo-part.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoStaff, type Post, staffRow } from './seed-staff.ts';

const posts: readonly Post[] = (
  [
    ['ENT', 'ENT Surgeon'],
    ['Oncology', 'Medical Oncologist'],
    ['Ophthalmology', 'Ophthalmologist'],
    ['Nephrology', 'Nephrologist'],
  ] as const
).map(([department, specialization]) => ({
  roleId: DOCTOR_ROLE_ID,
  department,
  specialization,
  designation: 'Consultant',
}));

/** The evening doctors as written; separate from the staff, so that the other random draws stay the same. */
export const eveningDoctors = new DemoFinding<readonly DemoStaff[]>();

/** Writes them behind the staff of their hospital and answers them. */
export async function seedEveningDoctors(
  owner: pg.Client,
  { tenantId, tenantName, hospitals }: DemoTenant,
): Promise<DemoStaff[]> {
  const rows = hospitals
    .filter(({ walkInsADay }) => walkInsADay > 0)
    .flatMap((hospital) => {
      const draws = new Draws(`${tenantName} ${hospital.hospitalId} evening doctors`);
      return posts.map((post, index) => staffRow(draws, hospital, post, hospital.staffCount + index, tenantName));
    });
  await insertRows(
    owner,
    tenantId,
    'staff',
    rows.map(({ loginName: _, ...row }) => row),
  );
  return rows;
}
