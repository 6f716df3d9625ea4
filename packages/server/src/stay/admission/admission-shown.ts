// The shown columns of an admission, in a list and alone: its own, its patient's, and the names of its references.
import sql, { empty, join, type Sql } from 'sql-template-tag';

/** Of the admission, its patient, and what `besideAdmission` finds. The birth date comes last, for `withAge`. */
export const sharedColumns = sql`a.admission_id, a.patient_id, a.registration_no, p.salutation, p.first_name, p.middle_name,
  p.last_name, a.infant_name, p.sex, p.contact_no, p.email, p.father_name, p.marital_status, p.address_line_one,
  p.address_line_two, a.admitted_at, a.discharged_at, a.emergency_number, p.emergency_contact_no, a.emergency_contact_person,
  lies.bed_id, lies.bed_name, lies.bed_type_id, lies.bed_group_id, lies.bed_group_name, lies.bed_floor_name, a.patient_type,
  a.admission_mode, a.admission_category, a.association_id, payer.association_name,
  nullif(a.tpa_authorized_paise, 0) as tpa_authorized, a.final_authorized_paise as final_authorized,
  coalesce(a.final_authorized_paise = 0, false) as is_refused_by_payer, a.is_discharge_initiated,
  a.is_final_bill, a.is_discharged, a.is_maternity, a.is_baby_birth, a.is_new_born, a.mother_admission_id, a.created_at,
  a.admitted_bed_id, came.admitted_bed_name, came.admitted_bed_type_id, came.admitted_bed_group_id,
  came.admitted_bed_group_name, came.admitted_bed_floor_name, maker.created_by_name, p.birth_date`;

/** Columns from tables of their own, of one admission each; nothing where `where` finds none. */
const beside = (name: Sql, columns: Sql, from: Sql, where: Sql, fence: Sql): Sql =>
  sql`left join lateral (select ${columns} from ${from} where ${where} ${fence}) ${name} on true`;

/**
 * The bed where the patient lies, the first one, payer, doctor and who admitted: `lies`, `came`, `payer`, `treats`, `maker`.
 *
 * One join of so many tables would carry every column through each of its steps, and PostgreSQL takes longer to set those up than to
 * read a few rows. With `isOfFew` each is looked up by itself; without, for thousands of rows, they may be joined in any way.
 */
export function besideAdmission(isOfFew: boolean): Sql {
  // Keeps PostgreSQL from merging the subquery into the statement around it.
  const fence = isOfFew ? sql`offset 0` : empty;
  return join(
    [
      beside(
        sql`lies`,
        sql`b.bed_id, b.bed_name, b.bed_type_id, b.bed_group_id, g.bed_group_name, f.bed_floor_name, t.bed_type_name`,
        sql`bed b join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
          join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
          left join bed_floor f on f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id`,
        sql`b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id`,
        fence,
      ),
      beside(
        sql`came`,
        sql`b.bed_name as admitted_bed_name, b.bed_type_id as admitted_bed_type_id, b.bed_group_id as admitted_bed_group_id,
          g.bed_group_name as admitted_bed_group_name, f.bed_floor_name as admitted_bed_floor_name`,
        sql`bed b left join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
          left join bed_floor f on f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id`,
        sql`b.tenant_id = a.tenant_id and b.bed_id = a.admitted_bed_id`,
        fence,
      ),
      beside(
        sql`payer`,
        sql`s.association_name, s.color_code, s.is_corporate`,
        sql`association s`,
        sql`s.tenant_id = a.tenant_id and s.association_id = a.association_id`,
        fence,
      ),
      beside(
        sql`treats`,
        sql`d.salutation, d.first_name, d.last_name, d.specialization_id`,
        sql`staff d`,
        sql`d.tenant_id = a.tenant_id and d.staff_id = a.doctor_id`,
        fence,
      ),
      beside(
        sql`maker`,
        sql`u.name as created_by_name`,
        sql`app_user u`,
        sql`u.tenant_id = a.tenant_id and u.user_id = a.created_by`,
        fence,
      ),
    ],
    '\n',
  );
}
