-- expand
-- Memos of persons without a record: name, phone and address where they are known, and the prescription of another prescriber (PH054, PH055).
alter table pharmacy_sale
  add person_name text,
  add person_phone text,
  add person_address text,
  add prescriber_name text,
  add prescriber_registration_no text,
  add prescriber_address text,
  add prescribed_on date,
  -- The number of the prescription, or of its picture.
  add prescription_no text;
alter table pharmacy_sale
  drop constraint pharmacy_sale_type,
  drop constraint pharmacy_sale_owner,
  add constraint pharmacy_sale_type check (sale_type in ('IPD', 'OPD', 'OUTSIDE')) not valid,
  add constraint pharmacy_sale_owner check (case sale_type
    when 'IPD' then admission_id is not null and doctor_id is not null and encounter_id is null and round_off_paise = 0
    else admission_id is null and (encounter_id is not null) = (sale_type = 'OPD') and not is_in_treatment
      and cash_paise + card_paise + upi_paise + neft_paise + cheque_paise = net_paise + round_off_paise end) not valid,
  add constraint pharmacy_sale_person check (sale_type = 'OUTSIDE' or num_nonnulls(person_name, person_phone, person_address) = 0) not valid,
  add constraint pharmacy_sale_prescription check (num_nonnulls(prescriber_name, prescriber_registration_no, prescriber_address, prescribed_on,
    prescription_no) in (0, 5)) not valid,
  add constraint pharmacy_sale_person_lengths check (length(person_name) <= 120 and length(person_phone) <= 20 and length(person_address) <= 300
    and length(prescriber_name) <= 120 and length(prescriber_registration_no) <= 40 and length(prescriber_address) <= 300
    and length(prescription_no) <= 60) not valid;
alter table pharmacy_return
  drop constraint pharmacy_return_owner,
  add constraint pharmacy_return_owner check (case when admission_id is not null
    then encounter_id is null and round_off_paise = 0 and card_paise + upi_paise + neft_paise + cheque_paise = 0
    else paid_back_paise = net_paise + round_off_paise end) not valid;

grant select (person_name, prescriber_name, prescriber_registration_no) on pharmacy_sale to charaka_report_owner;

-- A memo of a person without a record names the person as it was written.
create or replace view report.memo_line as
 SELECT x.tenant_id,
    x.hospital_id,
    x.kind,
    x.line_id,
    x.memo_no,
    x.fin_year,
    x.sold_at,
    l.item_id,
    l.item_name,
    l.batch_number,
    l.expiry,
    ( SELECT COALESCE(i.schedule, 'none'::text) AS "coalesce"
           FROM pharmacy_item i
          WHERE ((i.tenant_id = x.tenant_id) AND (i.item_id = l.item_id))) AS schedule,
    x.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[d.salutation, d.first_name, d.last_name]) AS name_in_one
           FROM staff d
          WHERE ((d.tenant_id = x.tenant_id) AND (d.staff_id = x.doctor_id))) AS doctor_name,
    x.admission_id,
    COALESCE(( SELECT a.patient_id
           FROM admission a
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT e.patient_id
           FROM encounter e
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id)))) AS patient_id,
    COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM (admission a
             JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (encounter e
             JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id))), x.person_name) AS person_name,
    x.quantity,
    l.mrp_paise AS mrp,
    x.gross,
    x.discount,
    x.taxable,
    x.tax,
    x.net
   FROM (( SELECT s.tenant_id,
            s.hospital_id,
            'memo'::text AS kind,
            l_1.sale_line_id AS line_id,
            l_1.sale_line_id,
            s.memo_no,
            s.fin_year,
            s.sold_at,
            s.doctor_id,
            s.admission_id,
            s.encounter_id,
            s.person_name,
            l_1.quantity,
            l_1.gross_paise AS gross,
            l_1.discount_paise AS discount,
            l_1.taxable_paise AS taxable,
            (l_1.cgst_paise + l_1.sgst_paise) AS tax,
            l_1.value_paise AS net
           FROM (pharmacy_sale s
             JOIN pharmacy_sale_line l_1 ON (((l_1.tenant_id = s.tenant_id) AND (l_1.sale_id = s.sale_id))))
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'return'::text,
            b.return_line_id,
            b.sale_line_id,
            r.return_no,
            r.fin_year,
            r.returned_at,
            ( SELECT s.doctor_id
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS doctor_id,
            r.admission_id,
            ( SELECT s.encounter_id
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS encounter_id,
            ( SELECT s.person_name
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS person_name,
            (- b.quantity),
            (- b.gross_paise),
            (- b.discount_paise),
            (- b.taxable_paise),
            (- (b.cgst_paise + b.sgst_paise)),
            (- b.value_paise)
           FROM (pharmacy_return r
             JOIN pharmacy_return_line b ON (((b.tenant_id = r.tenant_id) AND (b.return_id = r.return_id))))) x
     JOIN pharmacy_sale_line l ON (((l.tenant_id = x.tenant_id) AND (l.sale_line_id = x.sale_line_id))));

create or replace view report.prescription_supply as
 SELECT s.tenant_id,
    s.hospital_id,
    l.sale_line_id,
    s.cash_memo,
    s.fin_year,
    s.sold_at,
    l.item_id,
    l.item_name,
    l.batch_number,
    l.expiry,
    COALESCE(l.schedule, 'none'::text) AS schedule,
    w.doctor_id,
    COALESCE(( SELECT name_in_one(VARIADIC ARRAY[d.salutation, d.first_name, d.last_name]) AS name_in_one
           FROM staff d
          WHERE ((d.tenant_id = s.tenant_id) AND (d.staff_id = w.doctor_id))), s.prescriber_name) AS doctor_name,
    COALESCE(( SELECT d.registration_no
           FROM staff d
          WHERE ((d.tenant_id = s.tenant_id) AND (d.staff_id = w.doctor_id))), s.prescriber_registration_no) AS prescriber_registration_no,
    s.admission_id,
    COALESCE(( SELECT a.patient_id
           FROM admission a
          WHERE ((a.tenant_id = s.tenant_id) AND (a.admission_id = s.admission_id))), ( SELECT e.patient_id
           FROM encounter e
          WHERE ((e.tenant_id = s.tenant_id) AND (e.encounter_id = s.encounter_id)))) AS patient_id,
    COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM (admission a
             JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
          WHERE ((a.tenant_id = s.tenant_id) AND (a.admission_id = s.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (encounter e
             JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
          WHERE ((e.tenant_id = s.tenant_id) AND (e.encounter_id = s.encounter_id))), s.person_name) AS person_name,
    l.quantity
   FROM (((((pharmacy_sale s
     JOIN pharmacy_sale_line l ON (((l.tenant_id = s.tenant_id) AND (l.sale_id = s.sale_id))))
     LEFT JOIN dispense_line x ON (((x.tenant_id = l.tenant_id) AND (x.sale_line_id = l.sale_line_id))))
     LEFT JOIN clinical_order o ON (((o.tenant_id = x.tenant_id) AND (o.clinical_order_id = x.clinical_order_id))))
     LEFT JOIN order_group g ON (((g.tenant_id = o.tenant_id) AND (g.order_group_id = o.order_group_id))))
     CROSS JOIN LATERAL ( SELECT COALESCE(g.ordered_by, s.doctor_id) AS doctor_id) w)
  WHERE ((l.schedule = ANY (ARRAY['G'::text, 'H'::text, 'H1'::text, 'X'::text])) OR (x.sale_line_id IS NOT NULL));

create or replace view report.money as
 SELECT x.tenant_id,
    x.hospital_id,
    x.source,
    x.paper_id,
    x.receipt_no,
    x.fin_year,
    x.paid_at,
    x.kind,
    x.collector_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = x.tenant_id) AND (u.user_id = x.collector_id))) AS collector_name,
    x.admission_id,
    x.patient_id,
    x.patient_name,
    (s.sign * x.cash_paise) AS cash,
    (s.sign * x.card_paise) AS card,
    (s.sign * x.upi_paise) AS upi,
    (s.sign * x.neft_paise) AS neft,
    (s.sign * x.cheque_paise) AS cheque,
    (s.sign * x.amount_paise) AS amount,
    (x.source <> 'payer'::text) AS has_time
   FROM (( SELECT p.tenant_id,
            p.hospital_id,
            'inpatient'::text AS source,
            p.payment_id AS paper_id,
            p.receipt_no,
            p.fin_year,
            p.paid_at,
            p.payment_type AS kind,
            p.created_by AS collector_id,
            p.admission_id,
            ( SELECT a.patient_id
                   FROM admission a
                  WHERE ((a.tenant_id = p.tenant_id) AND (a.admission_id = p.admission_id))) AS patient_id,
            ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a
                     JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
                  WHERE ((a.tenant_id = p.tenant_id) AND (a.admission_id = p.admission_id))) AS patient_name,
            p.cash_paise,
            p.card_paise,
            p.upi_paise,
            p.neft_paise,
            p.cheque_paise,
            p.amount_paise
           FROM payment p
          WHERE (p.is_active AND (NOT (EXISTS ( SELECT 1
                   FROM advance_entry t
                  WHERE ((t.tenant_id = p.tenant_id) AND (t.payment_id = p.payment_id))))))
        UNION ALL
         SELECT e.tenant_id,
            e.hospital_id,
            'advance'::text,
            e.advance_entry_id,
            e.receipt_no,
            e.fin_year,
            e.created_at,
            e.kind,
            e.created_by,
            NULL::bigint AS int8,
            ( SELECT b.patient_id
                   FROM appointment b
                  WHERE ((b.tenant_id = e.tenant_id) AND (b.appointment_id = e.appointment_id))) AS patient_id,
            ( SELECT b.person_name
                   FROM appointment b
                  WHERE ((b.tenant_id = e.tenant_id) AND (b.appointment_id = e.appointment_id))) AS person_name,
            e.cash_paise,
            e.card_paise,
            e.upi_paise,
            e.neft_paise,
            e.cheque_paise,
            e.amount_paise
           FROM advance_entry e
          WHERE (e.kind <> 'Transfer'::text)
        UNION ALL
         SELECT m.tenant_id,
            m.hospital_id,
            'medicine'::text,
            m.sale_id,
            m.memo_no,
            m.fin_year,
            m.sold_at,
            'Receive'::text,
            m.created_by,
            m.admission_id,
            COALESCE(( SELECT a.patient_id
                   FROM admission a
                  WHERE ((a.tenant_id = m.tenant_id) AND (a.admission_id = m.admission_id))), ( SELECT e.patient_id
                   FROM encounter e
                  WHERE ((e.tenant_id = m.tenant_id) AND (e.encounter_id = m.encounter_id)))) AS "coalesce",
            COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a
                     JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
                  WHERE ((a.tenant_id = m.tenant_id) AND (a.admission_id = m.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM (encounter e
                     JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
                  WHERE ((e.tenant_id = m.tenant_id) AND (e.encounter_id = m.encounter_id))), m.person_name) AS "coalesce",
            m.cash_paise,
            m.card_paise,
            m.upi_paise,
            m.neft_paise,
            m.cheque_paise,
            m.paid_paise
           FROM pharmacy_sale m
          WHERE (m.paid_paise > 0)
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'medicineReturn'::text,
            r.return_id,
            r.return_no,
            r.fin_year,
            r.returned_at,
            'Refund'::text,
            r.created_by,
            r.admission_id,
            COALESCE(( SELECT a.patient_id
                   FROM admission a
                  WHERE ((a.tenant_id = r.tenant_id) AND (a.admission_id = r.admission_id))), ( SELECT e.patient_id
                   FROM encounter e
                  WHERE ((e.tenant_id = r.tenant_id) AND (e.encounter_id = r.encounter_id)))) AS "coalesce",
            COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a
                     JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
                  WHERE ((a.tenant_id = r.tenant_id) AND (a.admission_id = r.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM (encounter e
                     JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
                  WHERE ((e.tenant_id = r.tenant_id) AND (e.encounter_id = r.encounter_id))), ( SELECT s_1.person_name
                   FROM pharmacy_sale s_1
                  WHERE ((s_1.tenant_id = r.tenant_id) AND (s_1.sale_id = r.sale_id)))) AS "coalesce",
            ((((r.paid_back_paise - r.card_paise) - r.upi_paise) - r.neft_paise) - r.cheque_paise),
            r.card_paise,
            r.upi_paise,
            r.neft_paise,
            r.cheque_paise,
            r.paid_back_paise
           FROM pharmacy_return r
          WHERE (r.paid_back_paise > 0)
        UNION ALL
         SELECT y.tenant_id,
            y.hospital_id,
            'payer'::text,
            y.receipt_id,
            y.receipt_no,
            y.fin_year,
            y.paid_at,
            'Receive'::text,
            y.created_by,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            ( SELECT s_1.association_name
                   FROM association s_1
                  WHERE ((s_1.tenant_id = y.tenant_id) AND (s_1.association_id = y.association_id))) AS association_name,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
                CASE y.mode
                    WHEN 'NEFT'::text THEN y.paid
                    ELSE (0)::bigint
                END AS "case",
                CASE y.mode
                    WHEN 'Cheque'::text THEN y.paid
                    ELSE (0)::bigint
                END AS "case",
            y.paid
           FROM ( SELECT q.tenant_id,
                    q.hospital_id,
                    q.receipt_id,
                    q.receipt_no,
                    q.fin_year,
                    q.association_id,
                    q.mode,
                    q.created_by,
                    ((q.received_on + '12:00:00'::time without time zone) AT TIME ZONE h.timezone) AS paid_at,
                    ( SELECT (COALESCE(sum(t.paid_paise), (0)::numeric))::bigint AS "coalesce"
                           FROM payer_receipt_part t
                          WHERE ((t.tenant_id = q.tenant_id) AND (t.receipt_id = q.receipt_id))) AS paid
                   FROM (payer_receipt q
                     JOIN hospital h ON (((h.tenant_id = q.tenant_id) AND (h.hospital_id = q.hospital_id))))
                  WHERE q.is_active) y
          WHERE (y.paid > 0)
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'counter'::text,
            c.counter_receipt_id,
            c.receipt_no,
            c.fin_year,
            c.paid_at,
            c.kind,
            c.created_by,
            NULL::bigint AS int8,
            ( SELECT b.patient_id
                   FROM counter_bill b
                  WHERE ((b.tenant_id = c.tenant_id) AND (b.counter_bill_id = c.counter_bill_id))) AS patient_id,
            ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM (counter_bill b
                     JOIN patient n ON (((n.tenant_id = b.tenant_id) AND (n.patient_id = b.patient_id))))
                  WHERE ((b.tenant_id = c.tenant_id) AND (b.counter_bill_id = c.counter_bill_id))) AS name_in_one,
            c.cash_paise,
            c.card_paise,
            c.upi_paise,
            c.neft_paise,
            c.cheque_paise,
            c.amount_paise
           FROM counter_receipt c
          WHERE (NOT (EXISTS ( SELECT 1
                   FROM advance_entry t
                  WHERE ((t.tenant_id = c.tenant_id) AND (t.counter_receipt_id = c.counter_receipt_id)))))) x
     CROSS JOIN LATERAL ( SELECT
                CASE x.kind
                    WHEN 'Refund'::text THEN '-1'::integer
                    ELSE 1
                END AS sign) s);

create or replace view report.concession as
 SELECT tenant_id,
    hospital_id,
    kind,
    entry,
        CASE
            WHEN (admission_id IS NULL) THEN 'counter'::text
            ELSE 'stay'::text
        END AS desk,
    paper_id,
    refund_id,
    given_at,
    paper_no,
    fin_year,
    admission_id,
    COALESCE(( SELECT a.patient_id
           FROM admission a
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT b.patient_id
           FROM counter_bill b
          WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id))), ( SELECT e.patient_id
           FROM encounter e
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id)))) AS patient_id,
    COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM (admission a
             JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (counter_bill b
             JOIN patient n ON (((n.tenant_id = b.tenant_id) AND (n.patient_id = b.patient_id))))
          WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (encounter e
             JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id))), ( SELECT m.person_name
           FROM pharmacy_sale m
          WHERE ((m.tenant_id = x.tenant_id) AND (m.hospital_id = x.hospital_id) AND (x.kind = 'memoDiscount'::text) AND (m.fin_year = x.fin_year) AND (m.memo_no = x.paper_no) AND (x.entry = 'given'::text)))) AS person_name,
    list_amount,
    given,
        CASE
            WHEN (list_amount <> 0) THEN (trim_scale(round((((given)::numeric * 100.0) / (list_amount)::numeric), 1)))::text
            ELSE NULL::text
        END AS given_percent,
    reason,
    given_by_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = x.tenant_id) AND (u.user_id = x.given_by_id))) AS given_by_name,
    ( SELECT u.name
           FROM (approval_request r
             JOIN app_user u ON (((u.tenant_id = r.tenant_id) AND (u.user_id = r.decided_by))))
          WHERE ((r.tenant_id = x.tenant_id) AND (r.kind = 'gift'::text) AND (r.about = ANY (ARRAY[jsonb_build_object('admissionId', x.admission_id), jsonb_build_object('encounterId', x.encounter_id), jsonb_build_object('patientId', ( SELECT e.patient_id
                   FROM encounter e
                  WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id)))), jsonb_build_object('userId', x.given_by_id)])) AND ((r.used_at >= (x.made_at - '00:01:00'::interval)) AND (r.used_at <= (x.made_at + '00:01:00'::interval))))
          ORDER BY r.used_at DESC
         LIMIT 1) AS approved_by_name
   FROM ( SELECT s.tenant_id,
            s.hospital_id,
            v.kind,
            'given'::text AS entry,
            s.service_charge_id AS paper_id,
            (0)::bigint AS refund_id,
            s.applied_at AS given_at,
            COALESCE(s.changed_at, s.created_at) AS made_at,
            NULL::bigint AS paper_no,
            NULL::text AS fin_year,
            s.admission_id,
            s.counter_bill_id,
            NULL::bigint AS encounter_id,
            v.list_amount,
            v.given,
            COALESCE(s.change_reason, s.remark) AS reason,
            s.created_by AS given_by_id
           FROM ((service_charge s
             CROSS JOIN LATERAL ( SELECT COALESCE(s.package_price_paise, NULLIF(s.tpa_charge_paise, 0), NULLIF(s.standard_charge_paise, 0), s.applied_charge_paise) AS price) p)
             CROSS JOIN LATERAL ( SELECT 'lineDiscount'::text AS kind,
                    (round((((s.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint AS list_amount,
                    (round((((s.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS given
                  WHERE (s.item_discount_paise > 0)
                UNION ALL
                 SELECT 'lowered'::text,
                    (round((((s.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
                    ((round((((s.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint - (round((((s.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint)
                  WHERE (p.price > s.applied_charge_paise)) v)
          WHERE (s.is_active AND (NOT s.is_bed_rent) AND (NOT s.is_non_applicable))
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            v.kind,
            'takenBack'::text,
            s.service_charge_id,
            r.counter_refund_id,
            r.refunded_at,
            r.refunded_at,
            r.refund_no,
            r.fin_year,
            s.admission_id,
            s.counter_bill_id,
            NULL::bigint AS int8,
            (- v.list_amount),
            (- v.given),
            r.reason,
            r.created_by
           FROM ((((counter_refund r
             JOIN counter_refund_line l ON (((l.tenant_id = r.tenant_id) AND (l.counter_refund_id = r.counter_refund_id))))
             JOIN service_charge s ON (((s.tenant_id = l.tenant_id) AND (s.service_charge_id = l.service_charge_id))))
             CROSS JOIN LATERAL ( SELECT COALESCE(s.package_price_paise, NULLIF(s.tpa_charge_paise, 0), NULLIF(s.standard_charge_paise, 0), s.applied_charge_paise) AS price) p)
             CROSS JOIN LATERAL ( SELECT 'lineDiscount'::text AS kind,
                    (round((((l.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint AS list_amount,
                    (round((((l.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS given
                  WHERE (s.item_discount_paise > 0)
                UNION ALL
                 SELECT 'lowered'::text,
                    (round((((l.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
                    ((round((((l.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint - (round((((l.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint)
                  WHERE (p.price > s.applied_charge_paise)
                UNION ALL
                 SELECT 'billDiscount'::text,
                    (l.amount_paise + l.discount_share_paise),
                    l.discount_share_paise
                  WHERE (l.discount_share_paise <> 0)) v)
          WHERE (NOT s.is_non_applicable)
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            'takenOff'::text,
            'given'::text,
            s.service_charge_id,
            (0)::bigint AS int8,
            s.changed_at,
            s.changed_at,
            NULL::bigint AS int8,
            NULL::text AS text,
            s.admission_id,
            s.counter_bill_id,
            NULL::bigint AS int8,
            (round((((s.late_quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
            (round(((((s.late_quantity_thousandths -
                CASE
                    WHEN s.is_active THEN s.quantity_thousandths
                    ELSE (0)::bigint
                END))::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
            s.change_reason,
            s.created_by
           FROM (service_charge s
             CROSS JOIN LATERAL ( SELECT COALESCE(s.package_price_paise, NULLIF(s.tpa_charge_paise, 0), NULLIF(s.standard_charge_paise, 0), s.applied_charge_paise) AS price) p)
          WHERE ((s.late_quantity_thousandths >
                CASE
                    WHEN s.is_active THEN s.quantity_thousandths
                    ELSE (0)::bigint
                END) AND (s.changed_at IS NOT NULL) AND (NOT s.is_non_applicable))
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            'billDiscount'::text,
            'given'::text,
            b.bill_id,
            (0)::bigint AS int8,
            b.billed_at,
            b.created_at,
            b.order_no,
            b.fin_year,
            b.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.gross_amount_paise,
            b.discount_paise,
            b.discount_reason,
            b.created_by
           FROM bill b
          WHERE (b.discount_paise > 0)
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            'billDiscount'::text,
            'takenBack'::text,
            b.bill_id,
            (0)::bigint AS int8,
            b.cancelled_at,
            b.cancelled_at,
            b.order_no,
            b.fin_year,
            b.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            (- b.gross_amount_paise),
            (- b.discount_paise),
            b.cancel_reason,
            b.cancelled_by
           FROM bill b
          WHERE ((NOT b.is_active) AND (b.discount_paise > 0))
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            'unpaid'::text,
            'given'::text,
            b.bill_id,
            (0)::bigint AS int8,
            b.billed_at,
            b.created_at,
            b.order_no,
            b.fin_year,
            b.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.net_amount_paise,
            b.due_paise,
            b.due_reason,
            b.created_by
           FROM bill b
          WHERE (b.is_active AND b.is_settled_without_pay AND (b.due_paise > 0))
        UNION ALL
         SELECT w.tenant_id,
            w.hospital_id,
            'writeOff'::text,
            'given'::text,
            w.write_off_id,
            (0)::bigint AS int8,
            w.created_at,
            w.created_at,
            b.order_no,
            b.fin_year,
            w.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.net_amount_paise,
            w.amount_paise,
            w.reason,
            w.created_by
           FROM (bill_write_off w
             JOIN bill b ON (((b.tenant_id = w.tenant_id) AND (b.bill_id = w.bill_id))))
          WHERE w.is_active
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'billDiscount'::text,
            'given'::text,
            c.counter_bill_id,
            (0)::bigint AS int8,
            c.billed_at,
            c.billed_at,
            c.bill_no,
            c.fin_year,
            NULL::bigint AS int8,
            c.counter_bill_id,
            NULL::bigint AS int8,
            c.total_charge_paise,
            c.discount_paise,
            c.discount_reason,
            c.created_by
           FROM counter_bill c
          WHERE (c.discount_paise > 0)
        UNION ALL
         SELECT m.tenant_id,
            m.hospital_id,
            'memoDiscount'::text,
            'given'::text,
            m.sale_id,
            (0)::bigint AS int8,
            m.sold_at,
            m.sold_at,
            m.memo_no,
            m.fin_year,
            m.admission_id,
            NULL::bigint AS int8,
            m.encounter_id,
            m.gross_paise,
            m.discount_paise,
            m.remarks,
            m.created_by
           FROM pharmacy_sale m
          WHERE (m.discount_paise > 0)
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'memoDiscount'::text,
            'takenBack'::text,
            r.return_id,
            (0)::bigint AS int8,
            r.returned_at,
            r.returned_at,
            r.return_no,
            r.fin_year,
            r.admission_id,
            NULL::bigint AS int8,
            ( SELECT s.encounter_id
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS encounter_id,
            (- r.gross_paise),
            (- r.discount_paise),
            r.reason,
            r.created_by
           FROM pharmacy_return r
          WHERE (r.discount_paise > 0)) x;
