// Tables and columns shared by the lists of the laboratory: those of a work, and the orders of a specimen.
import sql, { type Sql } from 'sql-template-tag';
import { urgency } from '../../clinic/order/urgency.ts';

/** The specimen, order and encounter of a work `w`. */
export const workTables: Sql = sql`join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
  join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
  join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id`;

/** The name of a work `w` of an order `o`: that of the member of the panel, else that of the order (Q251). */
export const workName: Sql = sql`coalesce(w.member_name, o.order_name)`;

/**
 * The tests of an order `o`: that of its charge and those of its members, each with its test in use `t` and the work `w` on it, or null.
 * An order that has works has no other tests: what the catalogue adds later is not done for it (Q251).
 */
export const testsOfOrder: Sql = sql`
  cross join lateral (
    select m.charge_id, m.member_name from unnest(o.member_charges, o.member_names) m (charge_id, member_name)
    where m.charge_id is not null
    union all select o.charge_id, null where o.charge_id is not null) asked
  left join lab_test t on t.tenant_id = o.tenant_id and t.charge_id = asked.charge_id and t.hospital_id = o.hospital_id and t.is_active
  left join (lab_work w join lab_test wt on wt.tenant_id = w.tenant_id and wt.lab_test_id = w.lab_test_id)
    on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id
    and (wt.charge_id = asked.charge_id or o.member_charges is null)`;

/** Order `o` has no work yet, or `w` is one of them. */
export const isFirstOrOwnWork: Sql = sql`(w.lab_work_id is not null or not exists (select from lab_work x
  where x.tenant_id = o.tenant_id and x.clinical_order_id = o.clinical_order_id))`;

/** The work, its specimen and its order in a row of a worklist. */
export const workColumns = {
  labWorkId: sql`w.lab_work_id`,
  specimenNo: sql`s.specimen_no`,
  testNames: workName,
  priority: sql`o.priority`,
  orderedAt: sql`g.ordered_at`,
};

/** The orders that share a specimen `s`: names, urgency, and the earliest order time. */
export const ordersOfSpecimen: Sql = sql`lateral (
  select string_agg(${workName}, ', ' order by o.clinical_order_id, w.lab_work_id) as test_names,
    (array['Stat', 'Urgent', 'Routine'])[min(${urgency})] as priority, min(${urgency}) as urgency, min(g.ordered_at) as ordered_at
  from lab_work w
  join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
  join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
  where w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id) asked`;
