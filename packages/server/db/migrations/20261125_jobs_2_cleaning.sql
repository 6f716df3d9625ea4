-- expand
-- What served its time is swept out tenant by tenant, in batches, by jobs of the server's own role, which may not delete these rows itself.

-- At most so many of a tenant's rows that are old enough; called by the two functions below only.
create function sweep_rows(table_name regclass, is_old text, most integer) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  execute format('delete from %1$s where ctid = any(array(select ctid from %1$s where tenant_id = $1 and %2$s limit $2))',
    table_name, is_old)
    using current_setting('app.tenant_id')::integer, most;
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function sweep_rows(regclass, text, integer) from public;

-- Of the tenant of the transaction: answers to repeated money calls, old codes and challenges, files nobody kept. Answers the rows that
-- went of the fullest table; as many as `most` means that there are more.
create function sweep_short_lived(most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return greatest(
    sweep_rows('idempotency_key', $old$ created_at < now() - interval '48 hours' $old$, most),
    sweep_rows('password_reset_code', $old$ expires_at < now() - interval '1 day' $old$, most),
    sweep_rows('factor_challenge', $old$ made_at < now() - interval '1 day' $old$, most),
    sweep_rows('factor_use', $old$ used_at < now() - interval '1 day' $old$, most),
    sweep_rows('document_content', $old$ created_at < now() - interval '1 day' and not exists (select from admission_document d
      where d.tenant_id = document_content.tenant_id and d.content_id = document_content.content_id) $old$, most));
end $$;
revoke all on function sweep_short_lived(integer) from public;
grant execute on function sweep_short_lived(integer) to charaka_app;

-- Of the tenant of the transaction: ended sessions after a month, for who was logged in from where is asked after the fact; devices,
-- failed log-ins, and messages a year after they were written. Of the log of charts the months that no tenant keeps.
create function sweep_history(most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform drop_old_chart_access(now());
  return greatest(
    sweep_rows('session', $old$ expires_at < now() - interval '30 days' $old$, most),
    sweep_rows('log_in_failure', $old$ last_at < now() - interval '30 days' $old$, most),
    sweep_rows('known_device', $old$ last_at < now() - interval '90 days' $old$, most),
    sweep_rows('outgoing_message', $old$ state <> 'waiting' and created_at < now() - interval '1 year' $old$, most));
end $$;
revoke all on function sweep_history(integer) from public;
grant execute on function sweep_history(integer) to charaka_app;
