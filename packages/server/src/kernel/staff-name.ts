// The name of a member of staff in SQL; the one place that knows its columns.
import sql, { type Sql } from 'sql-template-tag';

/** The name with the salutation, as lists and papers show it; the staff has the alias `of`. */
export const staffName = (of: Sql): Sql => sql`name_in_one(${of}.salutation, ${of}.first_name, ${of}.last_name)`;

/** The name without the salutation, for filters and orders. */
export const sortedStaffName = (of: Sql): Sql => sql`name_in_one(${of}.first_name, ${of}.last_name)`;
