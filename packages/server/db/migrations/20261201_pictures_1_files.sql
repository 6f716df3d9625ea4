-- expand
-- Pictures are files of the store as documents are; the columns that held them as text are read until their job has passed (docs/decisions/0124).

alter table hospital add column image_file_id bigint, add column mini_logo_file_id bigint, add column app_logo_file_id bigint,
  add constraint hospital_image_file foreign key (tenant_id, image_file_id) references stored_file not valid,
  add constraint hospital_mini_logo_file foreign key (tenant_id, mini_logo_file_id) references stored_file not valid,
  add constraint hospital_app_logo_file foreign key (tenant_id, app_logo_file_id) references stored_file not valid;
alter table print_setting add column image_file_id bigint,
  add constraint print_setting_image_file foreign key (tenant_id, image_file_id) references stored_file not valid;
alter table staff add column image_file_id bigint,
  add constraint staff_image_file foreign key (tenant_id, image_file_id) references stored_file not valid;
alter table patient add column image_file_id bigint,
  add constraint patient_image_file foreign key (tenant_id, image_file_id) references stored_file not valid;
alter table patient_merge add column image_file_id bigint,
  add constraint patient_merge_image_file foreign key (tenant_id, image_file_id) references stored_file not valid;
alter table mortuary_admission add column image_file_id bigint,
  add constraint mortuary_admission_image_file foreign key (tenant_id, image_file_id) references stored_file not valid;

-- Every column that names a file of the store: read from the foreign keys, so that none can be forgotten.
create function columns_naming_files() returns table (table_name regclass, column_name name)
language sql stable set search_path = public, pg_temp as $$
  select k.conrelid::regclass, a.attname from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
  where k.contype = 'f' and k.confrelid = 'stored_file'::regclass and k.conrelid <> 'file_part'::regclass
  order by k.conrelid::regclass::text, a.attname;
$$;

-- Of the tenant of the transaction: erases files that were kept and that no row names any more, as a picture that was replaced. A
-- picture that merging patients gave to several rows goes with the last of them.
create function erase_unnamed_files(most integer) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  named text;
  erased integer;
begin
  select string_agg(format('exists (select from %s r where r.tenant_id = f.tenant_id and r.%I = f.file_id)', table_name, column_name), ' or ')
    into named from columns_naming_files();
  execute format('update stored_file set erased_on = now() where tenant_id = $1 and file_id = any(array(
      select f.file_id from stored_file f where f.tenant_id = $1 and f.used_by is not null and f.erased_on is null
        and f.created_at < now() - interval ''1 day'' and not (%s) limit $2))', named)
    using current_setting('app.tenant_id')::integer, most;
  get diagnostics erased = row_count;
  return erased;
end $$;

-- Of the tenant of the transaction: a picture that still stands in its row, which is locked; whose it is, or the tenant's first user.
create function picture_to_bring() returns table (table_name text, column_name text, row_key bigint, content text, owner_id bigint)
language plpgsql set search_path = public, pg_temp as $$
declare
  place record;
begin
  for place in
    select c.table_name as of_table, old.attname as of_column, key.attname as of_key
    from columns_naming_files() c
      join pg_attribute old on old.attrelid = c.table_name and c.column_name = old.attname || '_file_id'
      join pg_index i on i.indrelid = c.table_name and i.indisprimary
      join pg_attribute key on key.attrelid = c.table_name and key.attnum = any(i.indkey) and key.attname <> 'tenant_id'
  loop
    return query execute format('select %L, %L, r.%I::bigint, r.%I, coalesce((to_jsonb(r) ->> ''created_by'')::bigint,
        (select min(u.user_id)::bigint from app_user u where u.tenant_id = $1))
      from %s r where r.tenant_id = $1 and r.%4$I is not null order by r.%3$I limit 1 for no key update',
      place.of_table, place.of_column, place.of_key, place.of_column, place.of_table)
      using current_setting('app.tenant_id')::integer;
    if found then return; end if;
  end loop;
end $$;

-- Of the tenant of the transaction: a row names a file in place of the picture that stood in it.
create function name_brought_picture(table_name text, column_name text, row_key bigint, file_id bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  key_column name := (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = table_name::regclass and i.indisprimary and a.attname <> 'tenant_id');
begin
  execute format('update %I set %I = null, %I = $1 where tenant_id = $2 and %I = $3',
      table_name, column_name, column_name || '_file_id', key_column)
    using file_id, current_setting('app.tenant_id')::integer, row_key;
end $$;

insert into job (tenant_id, kind, job_key) select tenant_id, 'bring-pictures', 'once' from tenant;
