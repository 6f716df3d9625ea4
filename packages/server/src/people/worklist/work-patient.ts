// How the patient of a worklist's row is read: the tables it adds to the list, and the columns.
import sql, { type Sql } from 'sql-template-tag';

/** The patient of a row: joins that come after the tables of the list, and the columns by their fields. */
export interface WorkPatient<N extends string = string> {
  readonly joins: Sql;
  readonly columns: Readonly<Record<N, Sql>>;
}

/** The bed of a stay `a`. */
const bedOfStay = sql`left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id`;

const patientColumns = {
  patientId: sql`p.patient_id`,
  salutation: sql`p.salutation`,
  firstName: sql`p.first_name`,
  middleName: sql`p.middle_name`,
  lastName: sql`p.last_name`,
  sex: sql`p.sex`,
  contactNo: sql`p.contact_no`,
};

/** The patient of an encounter `e`, with the infant's name and the bed of the stay. */
export const ofEncounter = {
  joins: sql`${patientOf(sql`e`).joins}
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    ${bedOfStay}`,
  columns: { ...patientColumns, infantName: sql`a.infant_name`, placeName: sql`b.bed_name` },
  /** The columns with the day of birth, for statements of their own. */
  select: sql`p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, a.infant_name,
    p.sex, p.birth_date, b.bed_name as place_name`,
};

/** The patient of a record with the alias `of`. */
export function patientOf(of: Sql) {
  return {
    joins: sql`join patient p on p.tenant_id = ${of}.tenant_id and p.patient_id = ${of}.patient_id`,
    columns: patientColumns,
  } satisfies WorkPatient;
}

/** The patient of a record with the alias `of`, with the infant's name and the bed of its stay `a`, which may be missing. */
export function patientInBed(of: Sql) {
  const { joins, columns } = patientOf(of);
  return {
    joins: sql`${joins} ${bedOfStay}`,
    columns: { ...columns, infantName: sql`a.infant_name`, bedName: sql`b.bed_name` },
  } satisfies WorkPatient;
}
