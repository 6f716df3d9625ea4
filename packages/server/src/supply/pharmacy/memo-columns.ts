// Whose a memo or a return is, as every list of the pharmacy says it.
import sql from 'sql-template-tag';

/** Whose memo or return it is: the infant's own name where it has one (Q86). */
export const patientName = sql`coalesce(nullif(a.infant_name, ''),
  name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name)) as patient_name`;
