-- The latest time any server has seen this database at: by it a clock that was set back is noticed, also after a restart.

create table clock_mark (
  is_only boolean primary key default true check (is_only),
  latest timestamptz not null
);

-- The server role reaches the mark by this alone: it can be moved on to the present, never to a time that has not come.
create function mark_clock(out now timestamptz, out latest timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  now := clock_timestamp();
  insert into clock_mark as m (latest) values (now)
    on conflict (is_only) do update set latest = greatest(m.latest, excluded.latest)
    returning m.latest into latest;
end $$;
revoke execute on function mark_clock() from public;
grant execute on function mark_clock() to charaka_app;
