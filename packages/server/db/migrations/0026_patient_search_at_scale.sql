-- A patient found by name in a few milliseconds among a million: every word of every name in one index, with the patient and the
-- whole name beside it, so that a search reads one short stretch of it and nothing else.

-- Which patients have a word in their name. `name` is the whole name as the search reads it: plain words, a blank before and
-- behind each. The trigger below writes it and nobody else; it is an index that PostgreSQL has no kind for.
create table patient_name_use (
  tenant_id integer not null,
  word text collate "C" not null,
  patient_id bigint not null,
  name text collate "C" not null,
  primary key (tenant_id, word, patient_id) include (name)
);
-- How frequent a word is, is known from patient_name_word.
alter table patient_name_use alter column word set statistics 0;
alter table patient_name_use alter column name set statistics 0;
call protect('patient_name_use', 'word', false);
grant delete on patient_name_use to charaka_app;

-- A name as patient_name_use keeps it.
create function plain_name(words text[]) returns text language sql immutable strict parallel safe as $$
  select ' ' || array_to_string(words, ' ') || ' ';
$$;

create or replace function remember_new_names() returns trigger language plpgsql as $$
begin
  with said as materialized (select tenant_id, patient_id, name_words(search_name) as words from registered),
    used as (
      insert into patient_name_use (tenant_id, word, patient_id, name)
      select distinct tenant_id, word, patient_id, plain_name(words) from said, unnest(words) word)
  insert into patient_name_word (tenant_id, word, patient_count)
  select tenant_id, word, count(*) from said, unnest(words) word group by tenant_id, word order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + excluded.patient_count;
  return null;
end $$;

create or replace function remember_changed_name() returns trigger language plpgsql as $$
declare
  before constant text[] := name_words(old.search_name);
  after constant text[] := name_words(new.search_name);
begin
  if before = after then return null; end if;
  delete from patient_name_use where tenant_id = new.tenant_id and word = any (before) and patient_id = new.patient_id;
  insert into patient_name_use (tenant_id, word, patient_id, name)
  select distinct new.tenant_id, word, new.patient_id, plain_name(after) from unnest(after) word;
  insert into patient_name_word (tenant_id, word, patient_count)
  select distinct new.tenant_id, word, 1 from unnest(after) word where word <> all (before) order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + 1;
  return null;
end $$;

insert into patient_name_use (tenant_id, word, patient_id, name)
select distinct tenant_id, word, patient_id, plain_name(words)
from (select tenant_id, patient_id, name_words(search_name) as words from patient) said, unnest(words) word
order by 1, 2, 3;

drop index patient_by_name_words;
drop function patients_named(text, integer);
drop function keys_meant(integer, text, integer);
drop function patient_name_keys(integer, text) cascade;

-- The words that hold what was typed elsewhere than at their beginning, or are spelled nearly so: alike without vowels, and no
-- more than one letter apart (two in a long word). Of very many words the most frequent ones are meant. With how many patients
-- each has.
create function words_near(of_tenant integer, typed text) returns table (word text, patient_count integer)
language plpgsql stable set search_path = public, pg_temp rows 20 as $$
declare
  after_all constant text := U&'\+10FFFF';
  most constant integer := 100;
  most_near constant integer := 30;
  sounds constant text := folded_name(typed);
  bones constant text := name_skeleton(typed);
  apart constant integer := case when length(sounds) > 5 then 2 else 1 end;
begin
  return query select w.word, w.patient_count from patient_name_word w
    where w.tenant_id = of_tenant and w.word like '%' || plain_pattern(typed) || '%' and not starts_with(w.word, typed)
    order by w.patient_count desc limit most;
  if length(sounds) > 3 and length(bones) > 1 then
    return query select w.word, w.patient_count from patient_name_word w
      where w.tenant_id = of_tenant and w.skeleton >= bones and w.skeleton < bones || after_all
        and position(typed in w.word) = 0
        and levenshtein_less_equal(sounds, left(w.folded, length(sounds)), apart + 1) <= apart + 1
        and (levenshtein_less_equal(sounds, left(w.folded, length(sounds)), apart) <= apart
          or levenshtein_less_equal(sounds, left(w.folded, length(sounds) + 1), apart) <= apart
          or levenshtein_less_equal(sounds, left(w.folded, length(sounds) - 1), apart) <= apart)
      order by w.patient_count desc limit most_near;
  elsif length(sounds) > 2 then
    return query select w.word, w.patient_count from patient_name_word w
      where w.tenant_id = of_tenant and w.skeleton >= bones and w.skeleton < bones || after_all
        and position(typed in w.word) = 0
        and (w.skeleton = bones and levenshtein_less_equal(sounds, w.folded, apart) <= apart
          or length(typed) > 4 and left(w.folded, 3) = sounds)
      order by w.patient_count desc limit most_near;
  end if;
end $$;
revoke all on function words_near(integer, text) from public;

-- Whether a plain name has one of the words. The first four are taken out one by one: a list of constants is then hashed, where
-- comparing two lists tries every pair. Not strict, so that the planner writes it out in place.
create function has_word(name text, words text[]) returns boolean language sql immutable parallel safe as $$
  select split_part(name, ' ', 2) = any (words) or split_part(name, ' ', 3) = any (words) or split_part(name, ' ', 4) = any (words)
    or split_part(name, ' ', 5) = any (words) or split_part(name, ' ', 6) <> '' and string_to_array(name, ' ') && words;
$$;

-- Patients from a number on whose name has a word from `low` to `high` and fits every pattern; best and newest first. `best` are
-- patterns of names that go before the others.
create function patients_of_words(
  of_tenant integer, low text, high text, from_id bigint, patterns text[], best text[], begins text, at_most integer
) returns bigint[] language plpgsql stable set search_path = public, pg_temp as $$
begin
  return array(
    select u.patient_id from patient_name_use u
    where u.tenant_id = of_tenant and u.word >= low and u.word <= high and u.patient_id >= from_id and u.name like all (patterns)
      and (select is_active from patient p where p.tenant_id = u.tenant_id and p.patient_id = u.patient_id)
    group by u.patient_id, u.name
    order by u.name like all (best) desc, starts_with(u.name, begins) desc, u.patient_id desc limit at_most);
end $$;
revoke all on function patients_of_words(integer, text, text, bigint, text[], text[], text, integer) from public;

-- The same for one of a list of words; each of `others` lists words of which the name has one as well.
create function patients_of_near_words(
  of_tenant integer, words text[], from_id bigint, others text, best text[], begins text, at_most integer
) returns bigint[] language plpgsql stable set search_path = public, pg_temp as $$
declare
  more bigint[];
begin
  -- Written out, because a list of constants is hashed and one in a variable is not.
  execute format('select array(
    select u.patient_id from patient_name_use u
    where u.tenant_id = $1 and u.word = any ($2) and u.patient_id >= $3 %s
      and (select is_active from patient p where p.tenant_id = u.tenant_id and p.patient_id = u.patient_id)
    group by u.patient_id, u.name
    order by u.name like all ($4) desc, starts_with(u.name, $5) desc, u.patient_id desc limit $6)', others)
  into more using of_tenant, words, from_id, best, begins, at_most;
  return more;
end $$;
revoke all on function patients_of_near_words(integer, text[], bigint, text, text[], text, integer) from public;

-- Active patients of the session's tenant in whose name every typed word is meant, whatever the order (R419, Q76). Rounds: 0 the
-- words themselves, 1 words that begin so, 2 also words that hold them or are spelled nearly so; among equals those whose name
-- begins with the first typed word, then the newest. Each round reads the stretch of the rarest word, and of a common one only its
-- newest end where enough are expected. Runs as the owner, because pattern matching is not leak-proof and row-level security would
-- leave the index unused; keeps to the tenant itself and hands back numbers only.
create function patients_named(pattern text, at_most integer) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp rows 20 as $$
declare
  after_all constant text := U&'\+10FFFF';
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  typed constant text[] := name_words(pattern);
  registered constant numeric := coalesce(
    (select last_number from number_series where tenant_id = of_tenant and series = 'patient'), 0) + 1;
  begins constant text := ' ' || typed[1];
  whole constant text[] := array(select '% ' || plain_pattern(one) || ' %' from unnest(typed) one);
  begun constant text[] := array(select '% ' || plain_pattern(one) || '%' from unnest(typed) one);
  held constant text[] := array(select '%' || plain_pattern(one) || '%' from unnest(typed) one);
  found bigint[] := '{}';
  more bigint[];
  part text;
  words text[];
  rarest text;
  rarest_words text[];
  counted bigint;
  least_counted bigint;
  expected numeric;
  start bigint;
  others text;
  condition text;
  rarest_condition text;
begin
  if cardinality(typed) = 0 then return; end if;
  for round in 0 .. 2 loop
    expected := registered;
    least_counted := null;
    others := '';
    foreach part in array typed loop
      condition := '';
      if round = 0 then
        select patient_count into counted from patient_name_word where tenant_id = of_tenant and word = part;
      elsif round = 1 then
        select sum(patient_count) into counted from patient_name_word
          where tenant_id = of_tenant and word >= part and word < part || after_all;
      elsif length(part) < 3 then
        -- An initial stands for so many words that the others find better.
        others := others || format(' and u.name like %L', '% ' || plain_pattern(part) || '%');
        continue;
      else
        select array_agg(word), sum(patient_count) into words, counted from (
          select word, patient_count from words_near(of_tenant, part)
          union all
          (select word, patient_count from patient_name_word
            where tenant_id = of_tenant and word >= part and word < part || after_all and cardinality(typed) > 1
            order by patient_count desc limit 100)) meant;
        condition := format(' and (u.name like %L or has_word(u.name, %L::text[]))', '%' || plain_pattern(part) || '%', words);
      end if;
      counted := coalesce(counted, 0);
      expected := expected * least(1, counted / registered);
      if least_counted is null or counted < least_counted then
        others := others || coalesce(rarest_condition, '');
        least_counted := counted;
        rarest := part;
        rarest_words := words;
        rarest_condition := condition;
      else
        others := others || condition;
      end if;
      exit when counted = 0;
    end loop;
    rarest_condition := null;
    continue when coalesce(least_counted, 0) = 0;
    -- Numbers are given in turn, so that the newest part of the register holds its share of those expected; names that go together
    -- more seldom than others are looked for in ever longer parts.
    start := greatest(0, registered - 4 * at_most * registered / expected);
    loop
      more := case round
        when 0 then patients_of_words(of_tenant, rarest, rarest, start, whole, whole, begins, at_most + cardinality(found))
        when 1 then patients_of_words(of_tenant, rarest, rarest || after_all, start, begun, whole, begins, at_most + cardinality(found))
        else patients_of_near_words(of_tenant, rarest_words, start, others, held, begins, at_most + cardinality(found)) end;
      exit when start = 0 or cardinality(more) >= at_most;
      start := greatest(0, registered - 6 * (registered - start));
    end loop;
    found := found || array(
      select one from unnest(more) with ordinality as each (one, place) where one <> all (found) order by place);
    exit when cardinality(found) >= at_most;
  end loop;
  return query select unnest(found[1:at_most]);
end $$;
revoke all on function patients_named(text, integer) from public;
grant execute on function patients_named(text, integer) to charaka_app;

-- Patients whose name holds every word of the text, deactivated ones too: their old admissions are still found.
create or replace function patients_once_named(words text) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp rows 200 as $$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  patterns constant text[] := array(select '%' || plain_pattern(part) || '%' from unnest(name_words(words)) part);
  rarest text[];
begin
  select meant into rarest from unnest(patterns) pattern, lateral (
      select array_agg(word) as meant, coalesce(sum(patient_count), 0) as counted from patient_name_word
      where tenant_id = of_tenant and word like pattern) each
    where length(pattern) > 4 order by counted limit 1;
  return query select distinct patient_id from patient_name_use
    where tenant_id = of_tenant and word = any (rarest) and name like all (patterns);
end $$;

-- patient_by_phone is kept by the same ten digits: the function asks by its collation, and the index of its own goes.
create or replace function patients_alike(phone text, card_no text, at_most integer) returns setof bigint
language sql stable security definer set search_path = public, pg_temp rows 20 as $$
  select patient_id from (
    (select patient_id from patient
      where tenant_id = current_setting('app.tenant_id')::integer and is_active
        and right(contact_no, 10) collate "C" = right(phone, 10)
      order by patient_id desc limit at_most)
    union
    (select patient_id from patient
      where tenant_id = current_setting('app.tenant_id')::integer and is_active and id_card_no is not null
        and upper(regexp_replace(id_card_no, '[^[:alnum:]]', '', 'g'))
          = upper(regexp_replace(card_no, '[^[:alnum:]]', '', 'g'))
      order by patient_id desc limit at_most)) alike;
$$;
drop index patient_by_last_ten;
