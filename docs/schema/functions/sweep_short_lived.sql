CREATE OR REPLACE FUNCTION public.sweep_short_lived(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return greatest(
    sweep_rows('idempotency_key', $old$ created_at < now() - interval '48 hours' $old$, most),
    sweep_rows('password_reset_code', $old$ expires_at < now() - interval '1 day' $old$, most),
    sweep_rows('factor_challenge', $old$ made_at < now() - interval '1 day' $old$, most),
    sweep_rows('factor_use', $old$ used_at < now() - interval '1 day' $old$, most),
    sweep_rows('document_content', $old$ created_at < now() - interval '1 day' and not exists (select from admission_document d
      where d.tenant_id = document_content.tenant_id and d.content_id = document_content.content_id) $old$, most));
end $function$;
