// The place of supply of a tax document as its paper names it: 'Maharashtra (27)'.
import sql, { type Sql } from 'sql-template-tag';

/** Of document `g`; its code alone where the country of the hospital has no such state. */
export const supplyPlace: Sql = sql`coalesce((select st.state_name || ' (' || st.state_code || ')' from state st
  join hospital h on h.country_id = st.country_id
  where h.tenant_id = g.tenant_id and h.hospital_id = g.hospital_id and st.state_code = g.place_of_supply limit 1), g.place_of_supply)`;
