// How urgent an order is, for sorting.
import sql, { type Sql } from 'sql-template-tag';

/** How urgent an order `o` is, the most urgent first. */
export const urgency: Sql = sql`(case o.priority when 'Stat' then 1 when 'Urgent' then 2 else 3 end)`;
