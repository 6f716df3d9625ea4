-- contract
-- Minutes with their seconds: cutting off to whole minutes moved averages and percentiles (RP004). Answers round to one decimal.
create function exact_minutes_between(since timestamptz, until timestamptz) returns numeric language sql immutable parallel safe as $$
  select extract(epoch from until - since) / 60
$$;

drop view report.test, report.visit, report.discharge;
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
  exact_minutes_between(g.ordered_at, w.verified_at) - h.since_order as minutes_from_order,
  exact_minutes_between(s.collected_at, w.verified_at) - h.since_collection as minutes_from_collection,
  exact_minutes_between(d.received_at, w.verified_at) - h.since_receipt as minutes_from_receipt
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
  select coalesce(sum(greatest(exact_minutes_between(greatest(z.since, g.ordered_at), least(z.until, w.verified_at)), 0)), 0) as since_order,
    coalesce(sum(greatest(exact_minutes_between(greatest(z.since, s.collected_at), least(z.until, w.verified_at)), 0)), 0)
      as since_collection,
    coalesce(sum(greatest(exact_minutes_between(greatest(z.since, d.received_at), least(z.until, w.verified_at)), 0)), 0) as since_receipt
  from (
    select v.to_status, v.event_at as since, lead(v.event_at) over (order by v.order_event_id) as until
    from order_event v
    where v.tenant_id = o.tenant_id and v.clinical_order_id = o.clinical_order_id
  ) z
  where z.to_status = 'OnHold'
) h;
alter view report.test owner to charaka_report_owner;
grant select on report.test to charaka_report;
drop function minutes_between(timestamptz, timestamptz);

-- A cancelled visit counts neither here nor in the queue (RP001). Waiting runs from the later of arrival and slot to the call into the room; whoever was not seen has none (RP048).
create view report.visit as
select v.tenant_id, v.hospital_id, v.opd_visit_id as visit_id, v.patient_id, v.opd_number,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = v.tenant_id and n.patient_id = v.patient_id) as person_name,
  v.day, v.token_no, v.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = v.tenant_id and s.staff_id = v.doctor_id) as doctor_name,
  v.visit_kind, v.queue_state, v.fee_state, v.arrived_at,
  case when v.consult_started_at is not null and v.first_called_at is not null and v.arrived_at is not null
    then greatest(0, extract(epoch from v.first_called_at - greatest(v.arrived_at,
    (select (b.day + b.slot) at time zone h.timezone from appointment b
       join hospital h on h.tenant_id = b.tenant_id and h.hospital_id = b.hospital_id
       where b.tenant_id = v.tenant_id and b.appointment_id = v.appointment_id))) / 60) end as waited
from opd_visit v
where not v.is_cancelled;
alter view report.visit owner to charaka_report_owner;
grant select on report.visit to charaka_report;

create view report.discharge as
select a.tenant_id, a.hospital_id, a.admission_id, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  a.admitted_at, a.discharged_at,
  (select greatest(1, (a.discharged_at at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id) as stay_days,
  coalesce(a.discharge_kind, 'Routine') as way_out, a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name,
  a.department_id,
  (select d.department_name from department d where d.tenant_id = a.tenant_id and d.department_id = a.department_id) as department_name,
  a.association_id as payer_id,
  (select s.association_name from association s where s.tenant_id = a.tenant_id and s.association_id = a.association_id) as payer_name,
  (select b.order_no from bill b where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active) as bill_no,
  (select b.billed_at from bill b where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active) as billed_at,
  (select extract(epoch from b.billed_at - a.discharge_initiated_at) / 60 from bill b
     where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active
       and b.billed_at >= a.discharge_initiated_at) as minutes_to_bill,
  (select extract(epoch from a.discharged_at - b.billed_at) / 60 from bill b
     where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active
       and b.billed_at <= a.discharged_at) as minutes_to_leave,
  a.admission_mode,
  (select greatest(1, (coalesce(a.discharged_at, now()) at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
       and a.admission_mode not in ('Day Care', 'OPD', 'Dental', 'IVF')
       and exists (select from bed b where b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id and not b.is_virtual)) as inpatient_days
from admission a
where a.is_discharged;
alter view report.discharge owner to charaka_report_owner;
grant select on report.discharge to charaka_report;
