-- expand
grant select (repeat_no) on critical_call to charaka_report_owner;

-- Protected diagnoses in full: self-poisoning, every assault, and the short words of notes (RP010, docs/decisions/0560).
create or replace function is_protected_diagnosis(code_system text, code text, diagnosis_name text) returns boolean
  language sql immutable parallel safe
  return case code_system
    when 'ICD10' then coalesce(upper(code), '')
      ~ '^(A5[0-9]|A6[0-4]|B2[0-4]|F|N96|O04|O98\.?[1-37]|R75|T74|X[67][0-9]|X8[0-9]|X9[0-9]|Y0[0-9]|Z11\.?[34]|Z20\.?[26]|Z21|Z33\.?2|Z71\.?7)'
    when 'ICD11' then coalesce(upper(code), '') ~ '^(1A[6-9]|1C6[0-2]|6[A-E]|JA00|PB[89A-Z]|P[CDE]|PF[0-2]|PJ2|QC90\.?6)'
    else false end
  or diagnosis_name ~* ('\m(hiv|plhiv|aids|human immunodeficiency|retroviral|rvd\M|syphili|gonorrh|sexually transmitted|std\M|sti\M|schizo|psychosis'
    '|psychotic|bipolar|depressi|anxiety|dementia|self[- ](harm|poison)|suicid|alcohol|opioid|drug dependence|substance|termination of pregnancy|mtp\M'
    '|induced abortion|medical abortion|assault|sexual abuse|child abuse|rape\M|domestic violence)');

-- Goods that went back to a supplier are named as the list of movements names them (RP001).
create or replace view report.stock_movement as
select m.tenant_id, m.hospital_id, m.stock_move_id, m.moved_at,
  case m.move_kind when 'Received' then 'received' when 'Adjusted' then 'adjusted' when 'Sold' then 'sold' when 'SaleReturned' then 'returned'
    when 'Consumed' then 'used' when 'IssuedOut' then 'issuedOut' when 'ReceivedIn' then 'receivedIn'
    when 'PurchaseReturned' then 'sentBack' end as move_kind,
  m.store_id,
  (select s.store_name from store s where s.tenant_id = m.tenant_id and s.store_id = m.store_id) as store_name,
  m.lot_id, p.item_id,
  (select i.item_name from pharmacy_item i where i.tenant_id = p.tenant_id and i.item_id = p.item_id) as item_name,
  p.batch_number, p.expiry, greatest(m.units, 0) as units_in, greatest(-m.units, 0) as units_out, m.units,
  greatest(m.value_paise, 0) as value_in, greatest(-m.value_paise, 0) as value_out, m.value_paise as value, m.created_by as user_id,
  (select u.name from app_user u where u.tenant_id = m.tenant_id and u.user_id = m.created_by) as user_name
from stock_move m
join stock_lot l on l.tenant_id = m.tenant_id and l.lot_id = m.lot_id
join pharmacy_batch p on p.tenant_id = l.tenant_id and p.batch_id = l.batch_id;

create or replace view report.test as
 SELECT g.tenant_id,
    g.hospital_id,
    w.lab_work_id AS work_id,
    g.ordered_at,
    s.collected_at,
    d.received_at,
    w.finished_at,
    w.verified_at,
    t.lab_section_id AS section_id,
    ( SELECT c.section_name
           FROM lab_section c
          WHERE ((c.tenant_id = t.tenant_id) AND (c.lab_section_id = t.lab_section_id))) AS section_name,
        CASE
            WHEN (NOT m.is_hidden) THEN t.charge_id
            ELSE NULL::bigint
        END AS test_id,
        CASE
            WHEN (NOT m.is_hidden) THEN COALESCE(w.member_name, o.order_name)
            ELSE NULL::text
        END AS test_name,
    g.ordered_by AS orderer_id,
    ( SELECT name_in_one(VARIADIC ARRAY[f_1.salutation, f_1.first_name, f_1.last_name]) AS name_in_one
           FROM staff f_1
          WHERE ((f_1.tenant_id = g.tenant_id) AND (f_1.staff_id = g.ordered_by))) AS orderer_name,
    ( SELECT e.admission_id
           FROM encounter e
          WHERE ((e.tenant_id = o.tenant_id) AND (e.encounter_id = o.encounter_id))) AS admission_id,
    o.patient_id,
    ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM patient n
          WHERE ((n.tenant_id = o.tenant_id) AND (n.patient_id = o.patient_id))) AS person_name,
    o.priority,
    w.status,
    (w.repeat_no > 0) AS is_repeated,
        CASE
            WHEN (m.is_hidden OR (w.verified_at IS NULL) OR (f.flagged = 0)) THEN 'none'::text
            WHEN (f.outside > 0) THEN 'abnormal'::text
            ELSE 'normal'::text
        END AS finding,
    (exact_minutes_between(g.ordered_at, w.verified_at) - h.since_order) AS minutes_from_order,
    (exact_minutes_between(s.collected_at, w.verified_at) - h.since_collection) AS minutes_from_collection,
    (exact_minutes_between(d.received_at, w.verified_at) - h.since_receipt) AS minutes_from_receipt,
    -- An amended report signed anew has the work among its own.
    (EXISTS ( SELECT FROM lab_amendment x
          WHERE x.tenant_id = w.tenant_id AND x.status = 'Signed' AND x.order_group_id = g.order_group_id
            AND w.lab_work_id = ANY (x.lab_work_ids))) AS is_amended,
    -- From the result to the first call of the same run that reached somebody; a call while the result is being entered took no time (LB044).
    -- A call about a result that was repeated afterwards says nothing of the repeated one.
    CASE WHEN NOT m.is_hidden THEN ( SELECT GREATEST(exact_minutes_between(w.finished_at, min(k.told_at)), 0)
          FROM critical_call k
          WHERE k.tenant_id = w.tenant_id AND k.lab_work_id = w.lab_work_id AND k.repeat_no = w.repeat_no AND k.outcome = 'Told'
            AND w.finished_at IS NOT NULL HAVING count(*) > 0) END AS minutes_to_tell
   FROM ((((((((order_group g
     JOIN clinical_order o ON (((o.tenant_id = g.tenant_id) AND (o.order_group_id = g.order_group_id) AND (NOT o.is_entered_in_error))))
     JOIN lab_work w ON (((w.tenant_id = o.tenant_id) AND (w.clinical_order_id = o.clinical_order_id))))
     JOIN lab_test t ON (((t.tenant_id = w.tenant_id) AND (t.lab_test_id = w.lab_test_id))))
     LEFT JOIN specimen s ON (((s.tenant_id = w.tenant_id) AND (s.specimen_id = w.specimen_id))))
     CROSS JOIN LATERAL ( SELECT (o.is_confidential OR t.is_confidential) AS is_hidden) m)
     CROSS JOIN LATERAL ( SELECT count(r.flag) AS flagged,
            count(*) FILTER (WHERE (r.flag <> 'N'::text)) AS outside
           FROM lab_result r
          WHERE ((r.tenant_id = w.tenant_id) AND (r.lab_work_id = w.lab_work_id) AND (NOT (EXISTS ( SELECT
                   FROM lab_result later
                  WHERE ((later.tenant_id = r.tenant_id) AND (later.lab_work_id = r.lab_work_id) AND (later.lab_parameter_id = r.lab_parameter_id) AND (later.version_no > r.version_no))))))) f)
     CROSS JOIN LATERAL ( SELECT COALESCE(( SELECT max(p.sent_at) AS max
                   FROM (outsource_line l
                     JOIN outsource_dispatch p ON (((p.tenant_id = l.tenant_id) AND (p.dispatch_id = l.dispatch_id))))
                  WHERE ((l.tenant_id = w.tenant_id) AND (l.lab_work_id = w.lab_work_id) AND (p.sent_at <= COALESCE(w.verified_at, p.sent_at)))), s.received_at) AS received_at) d)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(GREATEST(exact_minutes_between(GREATEST(z.since, g.ordered_at), LEAST(z.until, w.verified_at)), (0)::numeric)), (0)::numeric) AS since_order,
            COALESCE(sum(GREATEST(exact_minutes_between(GREATEST(z.since, s.collected_at), LEAST(z.until, w.verified_at)), (0)::numeric)), (0)::numeric) AS since_collection,
            COALESCE(sum(GREATEST(exact_minutes_between(GREATEST(z.since, d.received_at), LEAST(z.until, w.verified_at)), (0)::numeric)), (0)::numeric) AS since_receipt
           FROM ( SELECT v.to_status,
                    v.event_at AS since,
                    lead(v.event_at) OVER (ORDER BY v.order_event_id) AS until
                   FROM order_event v
                  WHERE ((v.tenant_id = o.tenant_id) AND (v.clinical_order_id = o.clinical_order_id))) z
          WHERE (z.to_status = 'OnHold'::text)) h);
