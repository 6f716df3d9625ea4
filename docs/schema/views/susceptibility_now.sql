create view susceptibility_now with (security_invoker=true) as
 SELECT DISTINCT ON (tenant_id, isolate_id, antibiotic_id) tenant_id,
    susceptibility_id,
    isolate_id,
    antibiotic_id,
    version_no,
    method,
    comparator,
    value,
    value_text,
    category,
    breakpoint_id,
    guideline,
    guideline_version,
    is_suppressed,
    released_by,
    release_reason,
    entered_by,
    entered_at,
    change_reason
   FROM susceptibility u
  ORDER BY tenant_id, isolate_id, antibiotic_id, version_no DESC;
