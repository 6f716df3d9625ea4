// Columns shared by the lists and papers of the laboratory: patient, place, orders.
import sql, { type Sql } from 'sql-template-tag';

/** The patient of a row, as lists show it; the caller calculates the age from the day of birth. */
export const patientColumns: Sql = sql`p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, a.infant_name,
  p.sex, p.birth_date, b.bed_name as place_name`;

/** The patient, stay and bed of an encounter `e`. */
export const patientTables: Sql = sql`join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
  left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
  left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id`;

/** How urgent an order `o` is, the most urgent first. */
export const urgency: Sql = sql`(case o.priority when 'Stat' then 1 when 'Urgent' then 2 else 3 end)`;

/** The orders that share a specimen `s`: names, urgency, and the earliest order time. */
export const ordersOfSpecimen: Sql = sql`lateral (
  select string_agg(o.order_name, ', ' order by o.clinical_order_id) as test_names,
    (array['Stat', 'Urgent', 'Routine'])[min(${urgency})] as priority, min(${urgency}) as urgency, min(g.ordered_at) as ordered_at
  from lab_work w
  join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
  join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
  where w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id) asked`;
