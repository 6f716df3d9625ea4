CREATE OR REPLACE FUNCTION public.sweep_history(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform drop_old_chart_access(now());
  return greatest(
    sweep_rows('session', $old$ expires_at < now() - interval '30 days' $old$, most),
    sweep_rows('log_in_failure', $old$ last_at < now() - interval '30 days' $old$, most),
    sweep_rows('known_device', $old$ last_at < now() - interval '90 days' $old$, most),
    sweep_rows('job_log', $old$ started_on < now() - interval '30 days' $old$, most),
    sweep_rows('report_run', $old$ started_at < now() - interval '400 days' $old$, most),
    sweep_rows('outgoing_message', $old$ state <> 'waiting' and created_at < now() - interval '1 year' $old$, most));
end $function$;
