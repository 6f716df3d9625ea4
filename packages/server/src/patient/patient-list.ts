// The list of patients, as SQL.
import sql, { empty } from 'sql-template-tag';
import type { NarrowSource } from '../kernel/narrow-list.ts';

/**
 * Patients of the tenant with their open admission in this hospital and its bed (R415, R416), newest first. Given what a search
 * found, only the active ones of those, in the order found.
 */
export function patientList(tenantId: number, hospitalId: number, found?: readonly number[]): NarrowSource {
  const condition = found ? sql` and p.is_active and p.patient_id = any(${found}::bigint[])` : empty;
  return {
    table: 'patient',
    alias: 'p',
    key: ['tenant_id', 'patient_id'],
    joins: {
      admission: sql`left join admission a on a.tenant_id = p.tenant_id and a.hospital_id = ${hospitalId}
        and a.patient_id = p.patient_id and not a.is_discharged and not a.is_cancelled`,
      bed: sql`left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id`,
    },
    select: sql`p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.birth_date, p.contact_no,
      p.email, p.blood_group, p.father_name, p.address_line_one, p.city, a.admission_id as open_admission_id,
      b.bed_name as open_bed_name, p.is_active, p.created_at`,
    where: sql`p.tenant_id = ${tenantId}${condition}`,
    columns: {
      patientId: { sql: sql`p.patient_id`, kind: 'number', isNeverNull: true },
      salutation: { sql: sql`p.salutation`, kind: 'text' },
      firstName: { sql: sql`p.first_name`, kind: 'text' },
      middleName: { sql: sql`p.middle_name`, kind: 'text' },
      lastName: { sql: sql`p.last_name`, kind: 'text' },
      sex: { sql: sql`p.sex`, kind: 'text' },
      birthDate: { sql: sql`p.birth_date`, kind: 'day' },
      contactNo: { sql: sql`p.contact_no`, kind: 'text' },
      email: { sql: sql`p.email`, kind: 'text' },
      bloodGroup: { sql: sql`p.blood_group`, kind: 'text' },
      fatherName: { sql: sql`p.father_name`, kind: 'text' },
      addressLineOne: { sql: sql`p.address_line_one`, kind: 'text' },
      city: { sql: sql`p.city`, kind: 'text' },
      openAdmissionId: { sql: sql`a.admission_id`, kind: 'number', needs: ['admission'] },
      openBedName: { sql: sql`b.bed_name`, kind: 'text', needs: ['admission', 'bed'] },
      isActive: { sql: sql`p.is_active`, kind: 'flag' },
      createdAt: { sql: sql`p.created_at`, kind: 'instant', isNeverNull: true },
    },
    tieBreak: sql`p.patient_id desc`,
    defaultOrder: found ? sql`array_position(${found}::bigint[], p.patient_id)` : sql`p.created_at desc`,
  };
}
