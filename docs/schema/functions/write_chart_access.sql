CREATE OR REPLACE FUNCTION public.write_chart_access(readings jsonb, reading_nos integer[], patient_ids bigint[], admission_ids bigint[], row_counts integer[])
 RETURNS TABLE(ended_hour timestamp with time zone, ended_hash text, rows_written integer)
 LANGUAGE plpgsql
AS $function$
declare
  own_tenant integer := current_setting('app.tenant_id')::integer;
  this_hour timestamptz;
  last_batch chart_access_batch;
  previous text;
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('chart_access ' || own_tenant, 0));
  select * into last_batch from chart_access_batch b
    where b.tenant_id = own_tenant order by b.hour desc, b.batch_no desc limit 1;
  previous := coalesce(last_batch.hash, (select c.hash from chart_access_cut c where c.tenant_id = own_tenant), '');
  -- A clock that was put back does not put a batch before the one it follows.
  this_hour := greatest(date_trunc('hour', clock_timestamp(), 'UTC'), last_batch.hour);
  if last_batch.hour = this_hour then number := last_batch.batch_no + 1; end if;
  perform make_chart_access_month(this_hour);
  with written as (
    insert into chart_access as c (tenant_id, hour, batch_no, row_no, at, user_id, role_id, hospital_id, patient_id, admission_id,
      part, reason, relationship, break_glass_id, ip, session_id, row_count)
    select own_tenant, this_hour, number, row_number() over (order by s.ordinality), r.at, r.user_id, r.role_id, r.hospital_id,
      coalesce(s.patient_id, a.patient_id), s.admission_id, r.part, r.reason, r.relationship, r.break_glass_id, r.ip,
      r.session_id, s.row_count
    from unnest(reading_nos, patient_ids, admission_ids, row_counts) with ordinality
      as s (reading_no, patient_id, admission_id, row_count, ordinality)
    join jsonb_to_recordset(readings) as r (no integer, at timestamptz, user_id bigint, role_id bigint, hospital_id integer,
      part text, reason text, relationship text, break_glass_id bigint, ip text, session_id text) on r.no = s.reading_no
    left join admission a on a.tenant_id = own_tenant and a.admission_id = s.admission_id
    where coalesce(s.patient_id, a.patient_id) is not null
    returning c as entry
  )
  insert into chart_access_batch (tenant_id, hour, batch_no, row_count, previous_hash, hash)
  select own_tenant, this_hour, number, count(*), previous,
    chart_access_hash(previous, this_hour, number, string_agg(chart_access_text(w.entry), e'\n' order by (w.entry).row_no))
  from written w having count(*) > 0
  returning row_count into rows_written;
  rows_written := coalesce(rows_written, 0);
  if rows_written > 0 and last_batch.hour < this_hour then
    ended_hour := last_batch.hour;
    ended_hash := last_batch.hash;
  end if;
  return next;
end $function$;
