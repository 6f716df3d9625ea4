// The patient name of a row about an inpatient, in the contract's names.
import sql from 'sql-template-tag';

/** The name of patient `p`, and the infant's own of admission `a` where it has one (Q86). */
export const inpatientName = sql`p.salutation, p.first_name, p.middle_name, p.last_name, a.infant_name`;
