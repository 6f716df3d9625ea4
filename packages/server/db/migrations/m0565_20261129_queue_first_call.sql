-- expand
-- The first call of a visit into the room, which a later call after tests does not replace; waiting ends with it (RP048). Visits of before that
-- were called once have it; those that were skipped or sent for tests may have been called before, so that theirs is not known.
alter table opd_visit add column first_called_at timestamptz;
update opd_visit set first_called_at = called_at where called_at is not null and skipped_at is null and not has_results;

create function keep_first_call() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.called_at is null then
    new.first_called_at := coalesce(new.first_called_at, new.called_at);
  else
    new.first_called_at := old.first_called_at;
  end if;
  return new;
end $$;
create trigger keep_first_call before insert or update of called_at, first_called_at on opd_visit
  for each row execute function keep_first_call();

grant select (tenant_id, opd_visit_id, first_called_at) on opd_visit to charaka_report_owner;
