-- Searches a hospital makes all day: patients by name or phone, one email one patient, who lies in which bed.

-- One index serves both searches. Only the functions below can use it: pattern matching is not leak-proof, so under
-- row-level security the planner leaves a trigram index alone.
drop index patient_by_search_name;
drop index patient_by_contact;
create index patient_by_name_or_phone on patient using gin (tenant_id, search_name gin_trgm_ops, contact_no gin_trgm_ops);

-- Emails are kept in small letters, so that a plain comparison finds the owner (Q200).
create unique index patient_email_unique on patient (tenant_id, email) where email is not null and is_active;

create index bed_stay_open_by_bed on bed_stay (tenant_id, bed_id) where upper_inf(during);

-- The active patients of the session's tenant that fit conditions made by the two functions below; newest first.
-- Planned anew each time: how rare a pattern is decides between the trigram index and the newest-first walk.
create function patients_where(conditions text, at_most integer) returns setof bigint
language plpgsql stable set search_path = public, pg_temp rows 20 as $$
begin
  return query execute format(
    'select patient_id from patient where tenant_id = %s and is_active and %s order by patient_id desc limit %s',
    current_setting('app.tenant_id')::integer, conditions, at_most);
end $$;
revoke all on function patients_where(text, integer) from public;

-- Each word of the text stands in first, middle or last name (R419, Q76).
create or replace function patients_named(pattern text, at_most integer) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp rows 20 as $$
declare
  conditions text;
begin
  select string_agg(format('search_name like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and ')
    into conditions from regexp_split_to_table(lower(trim(pattern)), '\s+') word where word <> '';
  if conditions is not null then
    return query select patients_where(conditions, at_most);
  end if;
end $$;

-- Digits stand anywhere in the contact number; with a leading '+' they begin it, and a whole number is also found where
-- it was written without its country code (R419, Q73).
create function patients_with_phone(typed text, at_most integer) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp rows 20 as $$
declare
  digits text := regexp_replace(typed, '\D', '', 'g');
begin
  if digits = '' then return; end if;
  if typed not like '+%' then
    return query select patients_where(format('contact_no like %L', '%' || digits || '%'), at_most);
  elsif length(digits) between 11 and 13 then
    return query select patients_where(
      format('contact_no like %L and contact_no in (%L, %L)', '%' || right(digits, 10), '+' || digits, right(digits, 10)),
      at_most);
  else
    return query select patients_where(format('contact_no like %L', '+' || digits || '%'), at_most);
  end if;
end $$;
revoke all on function patients_with_phone(text, integer) from public;
grant execute on function patients_with_phone(text, integer) to charaka_app;
