CREATE OR REPLACE FUNCTION public.chart_access_text(entry chart_access)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_array(entry.row_no, (extract(epoch from entry.at) * 1000000)::bigint, entry.user_id, entry.role_id,
    entry.hospital_id, entry.patient_id, entry.admission_id, entry.part, entry.reason, entry.relationship,
    entry.break_glass_id, entry.ip, entry.session_id, entry.row_count)::text
$function$;
