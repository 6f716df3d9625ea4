create view critical_value_now with (security_invoker=true) as
 SELECT w.tenant_id,
    w.clinical_order_id,
    w.lab_work_id,
    r.lab_parameter_id,
    r.value_text,
    r.flag,
    r.unit,
    r.range_text,
    calls.is_told,
    calls.try_count
   FROM ((lab_work w
     CROSS JOIN LATERAL ( SELECT DISTINCT ON (v.lab_parameter_id) v.tenant_id,
            v.lab_result_id,
            v.lab_work_id,
            v.lab_parameter_id,
            v.version_no,
            v.repeat_no,
            v.comparator,
            v.number_value,
            v.value_text,
            v.raw_text,
            v.unit,
            v.reference_range_id,
            v.range_text,
            v.flag,
            v.is_delta,
            v.previous_text,
            v.previous_at,
            v.source,
            v.entered_by,
            v.entered_at,
            v.change_reason,
            v.analyser_message_id,
            v.analyser_line,
            v.ran_at,
            v.remark,
            v.analyser_flag
           FROM lab_result v
          WHERE ((v.tenant_id = w.tenant_id) AND (v.lab_work_id = w.lab_work_id) AND (v.repeat_no = w.repeat_no))
          ORDER BY v.lab_parameter_id, v.version_no DESC) r)
     CROSS JOIN LATERAL ( SELECT COALESCE(bool_or((k.outcome = 'Told'::text)), false) AS is_told,
            (count(*))::integer AS try_count
           FROM critical_call k
          WHERE ((k.tenant_id = w.tenant_id) AND (k.clinical_order_id = w.clinical_order_id) AND (k.specimen_id IS NULL) AND (COALESCE(k.lab_work_id, w.lab_work_id) = w.lab_work_id) AND (COALESCE(k.repeat_no, w.repeat_no) = w.repeat_no) AND (COALESCE(k.lab_parameter_id, r.lab_parameter_id) = r.lab_parameter_id) AND (k.told_at >= r.entered_at))) calls)
  WHERE ((w.status <> 'Cancelled'::text) AND (r.flag = ANY (ARRAY['LL'::text, 'HH'::text, 'AA'::text])));
