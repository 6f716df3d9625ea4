-- expand
-- Nights of stays in real beds, and of blocked beds, for occupied and available bed-days (RP046, docs/decisions/0475). A night belongs to the
-- day whose midnight begins it. `last_day` is null for a stay, or a block, that goes on.
grant select (tenant_id, hospital_id, bed_id, kind, created_at, ended_at) on bed_hold to charaka_report_owner;
grant select (is_new_born, is_package_applicable) on admission to charaka_report_owner;
grant select (tenant_id, patient_id, admission_id) on ot_provisional_booking to charaka_report_owner;

create view report.bed_night as
select s.tenant_id, s.hospital_id, s.admission_id, b.bed_group_id as ward_id, s.during,
  ((lower(s.during) - interval '1 microsecond') at time zone h.timezone)::date + 1 as first_day,
  ((upper(s.during) - interval '1 microsecond') at time zone h.timezone)::date as last_day
from bed_stay s
join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id and not b.is_virtual
join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id and not a.is_cancelled
  and a.admission_mode not in ('Day Care', 'OPD', 'Dental', 'IVF')
where not s.is_cancelled;
alter view report.bed_night owner to charaka_report_owner;
grant select on report.bed_night to charaka_report;

create view report.blocked_night as
select o.tenant_id, o.hospital_id, b.bed_group_id as ward_id,
  ((o.created_at - interval '1 microsecond') at time zone h.timezone)::date + 1 as first_day,
  ((o.ended_at - interval '1 microsecond') at time zone h.timezone)::date as last_day
from bed_hold o
join hospital h on h.tenant_id = o.tenant_id and h.hospital_id = o.hospital_id
join bed b on b.tenant_id = o.tenant_id and b.bed_id = o.bed_id and b.is_active and not b.is_virtual
where o.kind = 'blocked';
alter view report.blocked_night owner to charaka_report_owner;
grant select on report.blocked_night to charaka_report;

-- Active beds of the wards; beds of earlier days are those of today (RP047).
create view report.active_bed as
select b.tenant_id, b.hospital_id, b.bed_group_id as ward_id, b.bed_id from bed b where b.is_active and not b.is_virtual;
alter view report.active_bed owner to charaka_report_owner;
grant select on report.active_bed to charaka_report;

-- Inpatients that left, with the ward of their last bed. A readmission is an unplanned stay of an inpatient within 30 days of a discharge
-- alive: not of a newborn, of a package, by a booked operation, or for a procedure.
create view report.inpatient_exit as
select a.tenant_id, a.hospital_id, a.admission_id, a.discharged_at, b.bed_group_id as ward_id,
  (select greatest(1, (a.discharged_at at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id) as stay_days,
  coalesce(a.discharge_kind, 'Routine') as way_out,
  a.discharged_at < a.admitted_at + interval '48 hours' as is_under_48_hours,
  coalesce(a.discharge_kind, 'Routine') <> 'Death' and exists (
    select from admission n join bed m on m.tenant_id = n.tenant_id and m.bed_id = n.current_bed_id and not m.is_virtual
    where n.tenant_id = a.tenant_id and n.hospital_id = a.hospital_id and n.patient_id = a.patient_id and not n.is_cancelled
      and n.admission_id <> a.admission_id and n.admitted_at >= a.discharged_at and n.admitted_at < a.discharged_at + interval '30 days'
      and n.admission_mode in ('General', 'Emergency') and not n.is_new_born and not n.is_package_applicable
      and not exists (select from ot_provisional_booking o where o.tenant_id = n.tenant_id and o.patient_id = n.patient_id
        and o.admission_id = n.admission_id)
  ) as is_readmitted
from admission a
join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id and not b.is_virtual
where a.is_discharged and not a.is_cancelled and a.admission_mode not in ('Day Care', 'OPD', 'Dental', 'IVF');
alter view report.inpatient_exit owner to charaka_report_owner;
grant select on report.inpatient_exit to charaka_report;

select grant_right('report/quality', '{"0": "view add edit delete", "13": "view", "19": "view", "33": "view"}');
