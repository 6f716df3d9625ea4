create view lab_result_now with (security_invoker=true) as
 SELECT DISTINCT ON (r.tenant_id, r.lab_work_id, r.lab_parameter_id) r.tenant_id,
    r.lab_result_id,
    r.lab_work_id,
    r.lab_parameter_id,
    r.version_no,
    r.repeat_no,
    r.comparator,
    r.number_value,
    r.value_text,
    r.raw_text,
    r.unit,
    r.reference_range_id,
    r.range_text,
    r.flag,
    r.is_delta,
    r.previous_text,
    r.previous_at,
    r.source,
    r.entered_by,
    r.entered_at,
    r.change_reason,
    r.analyser_message_id,
    r.analyser_line,
    r.ran_at,
    r.remark
   FROM (lab_result r
     JOIN lab_work w ON (((w.tenant_id = r.tenant_id) AND (w.lab_work_id = r.lab_work_id) AND (w.repeat_no = r.repeat_no))))
  ORDER BY r.tenant_id, r.lab_work_id, r.lab_parameter_id, r.version_no DESC;
