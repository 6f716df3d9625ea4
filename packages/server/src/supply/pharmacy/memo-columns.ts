// The patient name of a memo or a return, for every list of the pharmacy.
import sql from 'sql-template-tag';

/** The patient name of a memo or return: the infant's own name where it has one (Q86). */
export const patientName = sql`coalesce(nullif(a.infant_name, ''),
  name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name)) as patient_name`;
