-- expand
-- Works of the laboratory with the clocks of LB055 for the report of tests: minutes from order, collection and receipt to verification, without
-- the time on hold; work that is sent out counts from its dispatch instead of its receipt (RP048). A confidential test has neither number, name
-- nor finding (RP010).
grant select (tenant_id, hospital_id, order_group_id, ordered_at, ordered_by) on order_group to charaka_report_owner;
grant select (tenant_id, clinical_order_id, order_group_id, patient_id, order_name, priority, is_confidential, is_entered_in_error, encounter_id)
  on clinical_order to charaka_report_owner;
grant select (tenant_id, clinical_order_id, order_event_id, event_at, to_status) on order_event to charaka_report_owner;
grant select (tenant_id, lab_work_id, clinical_order_id, lab_test_id, specimen_id, status, repeat_no, finished_at, verified_at, member_name)
  on lab_work to charaka_report_owner;
grant select (tenant_id, lab_test_id, charge_id, lab_section_id, is_confidential) on lab_test to charaka_report_owner;
grant select (tenant_id, lab_section_id, section_name) on lab_section to charaka_report_owner;
grant select (tenant_id, specimen_id, collected_at, received_at) on specimen to charaka_report_owner;
grant select (tenant_id, lab_work_id, lab_parameter_id, version_no, flag) on lab_result to charaka_report_owner;
grant select (tenant_id, dispatch_id, sent_at) on outsource_dispatch to charaka_report_owner;
grant select (tenant_id, dispatch_id, lab_work_id) on outsource_line to charaka_report_owner;
grant select (tenant_id, encounter_id, admission_id) on encounter to charaka_report_owner;

-- Whole minutes between two instants; null where one is missing.
create function minutes_between(since timestamptz, until timestamptz) returns integer language sql immutable parallel safe as $$
  select floor(extract(epoch from until - since) / 60)::integer
$$;

create view report.test as
select g.tenant_id, g.hospital_id, w.lab_work_id as work_id, g.ordered_at, s.collected_at, d.received_at, w.finished_at, w.verified_at,
  t.lab_section_id as section_id,
  (select c.section_name from lab_section c where c.tenant_id = t.tenant_id and c.lab_section_id = t.lab_section_id) as section_name,
  case when not m.is_hidden then t.charge_id end as test_id,
  case when not m.is_hidden then coalesce(w.member_name, o.order_name) end as test_name,
  g.ordered_by as orderer_id,
  (select name_in_one(f.salutation, f.first_name, f.last_name) from staff f
     where f.tenant_id = g.tenant_id and f.staff_id = g.ordered_by) as orderer_name,
  (select e.admission_id from encounter e where e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id) as admission_id,
  o.patient_id,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = o.tenant_id and n.patient_id = o.patient_id) as person_name,
  o.priority, w.status, w.repeat_no > 0 as is_repeated,
  case
    when m.is_hidden or w.verified_at is null or f.flagged = 0 then 'none'
    when f.outside > 0 then 'abnormal'
    else 'normal'
  end as finding,
  minutes_between(g.ordered_at, w.verified_at) - h.since_order as minutes_from_order,
  minutes_between(s.collected_at, w.verified_at) - h.since_collection as minutes_from_collection,
  minutes_between(d.received_at, w.verified_at) - h.since_receipt as minutes_from_receipt
from order_group g
join clinical_order o on o.tenant_id = g.tenant_id and o.order_group_id = g.order_group_id and not o.is_entered_in_error
join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id
join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
cross join lateral (select o.is_confidential or t.is_confidential as is_hidden) m
-- A narrative and a value without a reference range have no flag, and so no finding.
cross join lateral (
  select count(r.flag) as flagged, count(*) filter (where r.flag <> 'N') as outside
  from lab_result r
  where r.tenant_id = w.tenant_id and r.lab_work_id = w.lab_work_id
    and not exists (select from lab_result later where later.tenant_id = r.tenant_id and later.lab_work_id = r.lab_work_id
      and later.lab_parameter_id = r.lab_parameter_id and later.version_no > r.version_no)
) f
cross join lateral (
  select coalesce((
    select max(p.sent_at) from outsource_line l
    join outsource_dispatch p on p.tenant_id = l.tenant_id and p.dispatch_id = l.dispatch_id
    where l.tenant_id = w.tenant_id and l.lab_work_id = w.lab_work_id and p.sent_at <= coalesce(w.verified_at, p.sent_at)),
    s.received_at) as received_at
) d
cross join lateral (
  select coalesce(sum(greatest(minutes_between(greatest(z.since, g.ordered_at), least(z.until, w.verified_at)), 0)), 0)::integer as since_order,
    coalesce(sum(greatest(minutes_between(greatest(z.since, s.collected_at), least(z.until, w.verified_at)), 0)), 0)::integer
      as since_collection,
    coalesce(sum(greatest(minutes_between(greatest(z.since, d.received_at), least(z.until, w.verified_at)), 0)), 0)::integer as since_receipt
  from (
    select v.to_status, v.event_at as since, lead(v.event_at) over (order by v.order_event_id) as until
    from order_event v
    where v.tenant_id = o.tenant_id and v.clinical_order_id = o.clinical_order_id
  ) z
  where z.to_status = 'OnHold'
) h;
alter view report.test owner to charaka_report_owner;
grant select on report.test to charaka_report;

-- Names of sections, for sums by section.
create view report.section_name as
select c.tenant_id, c.lab_section_id as section_id, c.section_name from lab_section c;
alter view report.section_name owner to charaka_report_owner;
grant select on report.section_name to charaka_report;

select grant_right('pathology_report', '{"0": "view add edit delete", "13": "view", "19": "view", "37": "view", "38": "view"}');
