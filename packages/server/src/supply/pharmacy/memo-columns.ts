// Columns that several statements of the pharmacy read: the patient name of a memo or a return, and the units of a sold line that came back.
import sql from 'sql-template-tag';

/** The name of an inpatient: the infant's own name where it has one (Q86). Needs the admission `a` and the patient `p`. */
export const patientName = sql`coalesce(nullif(a.infant_name, ''),
  name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name)) as patient_name`;

/** The patient name of a memo or return. Of a person without a record it is the name as written, or empty (PH054). Needs the sale `s` too. */
export const memoPatientName = sql`coalesce(nullif(a.infant_name, ''),
  nullif(name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name), ''), s.person_name, '') as patient_name`;

/** Units of sold line `l` that came back. */
export const returnedUnits = sql`(select coalesce(sum(b.quantity), 0)::integer from pharmacy_return_line b
  where b.tenant_id = l.tenant_id and b.sale_line_id = l.sale_line_id)`;
