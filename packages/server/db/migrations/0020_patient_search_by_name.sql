-- Patients found by any part of their name, in any spelling of it, and by their phone, among a million.

create extension if not exists fuzzystrmatch;

-- The words of a name or of what was typed: small letters, one way of writing each letter, no marks between the words.
-- A join control tells how letters are drawn, not which they are.
create function name_words(full_name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(word), '{}')
  from regexp_split_to_table(lower(normalize(translate(full_name, U&'\200C\200D', ''), NFC)), '[\s.,]+') word
  where word <> '';
$$;

-- The same words as one index of all tenants keeps them, the tenant leading every key; of a longer word also its first three,
-- four and five letters, so that a beginning is looked up at once.
create function patient_name_keys(of_tenant integer, full_name text) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct of_tenant::text || key
    from unnest(public.name_words(full_name)) word,
      unnest(array[':' || word, case when length(word) >= 3 then '^' || left(word, 3) end,
        case when length(word) >= 4 then '^' || left(word, 4) end, case when length(word) >= 5 then '^' || left(word, 5) end]) key
    where key is not null);
$$;

-- A word in Latin letters. The scripts of India lie in Unicode one behind the other, 128 places each, all in one order, so
-- one row of sounds serves them all. A consonant is followed by 'a' unless a vowel or a silencing sign follows; at the end
-- of a word the 'a' is not spoken.
create function romanised(word text) returns text language plpgsql immutable strict parallel safe as $$
declare
  vowels constant text[] := array['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
  consonants constant text[] := array['k', 'kh', 'g', 'gh', 'n', 'ch', 'ch', 'j', 'jh', 'n', 't', 'th', 'd', 'dh', 'n', 't',
    'th', 'd', 'dh', 'n', 'n', 'p', 'ph', 'b', 'bh', 'm', 'y', 'r', 'r', 'l', 'l', 'l', 'v', 'sh', 'sh', 's', 'h'];
  signs constant text[] := array['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au', ''];
  latin text := '';
  is_open boolean := false;
  letter text;
  place integer;
begin
  if word !~ U&'[\0900-\0D7F]' then return word; end if;
  -- First the letters that stand elsewhere in one script only: tippi, khanda ta, Assamese ra and va, the chillus.
  foreach letter in array string_to_array(
    translate(word, U&'\0A70\09CE\09F0\09F1\0D7A\0D7B\0D7C\0D7D\0D7E\0D7F', 'ntrvnnrllk'), null) loop
    place := case when ascii(letter) between 2304 and 3455 then ascii(letter) % 128 end;
    if place between 62 and 77 then
      latin := latin || signs[place - 61];
      is_open := false;
    elsif place = 60 then
      continue; -- a dot below changes a consonant's sound a little
    else
      if is_open then latin := latin || 'a'; end if;
      is_open := place between 21 and 57;
      latin := latin || coalesce(
        case when is_open then consonants[place - 20] when place between 5 and 20 then vowels[place - 4]
          when place = 2 then 'n' when place = 3 then 'h' when place is null then letter end, '');
    end if;
  end loop;
  return latin;
end $$;

-- A word with the differences taken out that clerks make in Indian names: Shrija and Sreeja, Laxmi and Lakshmi, Chowdhury and
-- Choudhury, Ravi and Rabi, Gyan and Jnan, Yadav and Jadav come out alike.
create function folded_name(word text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := regexp_replace(normalize(public.romanised(word), NFD), U&'[\0300-\036F]', '', 'g');
  step text[];
begin
  if plain in ('md', 'mohd', 'mohmd', 'muhd') then return 'mohamad'; end if;
  foreach step slice 1 in array array[
    ['^y', 'j'], ['ksh|x', 'ks'], ['dny|jny?|gy', 'gn'], ['ph|f', 'p'], ['ck|q|c(?!h)', 'k'], ['ch', 'c'], ['sh', 's'], ['z', 'j'],
    ['([bdgjkptcs])h+', '\1'], ['[ao]u|[ao]w(?![aeiou])', 'o'], ['[vw]', 'b'], ['ee|ea|ie|ey|ei', 'i'], ['oo', 'u'], ['y', 'i'],
    ['(.)\1+', '\1'], ['([aeiou])h$', '\1']
  ] loop
    plain := regexp_replace(plain, step[1], step[2], 'g');
  end loop;
  return plain;
end $$;

-- What is left of a folded word without its vowels, but for one at the beginning: Mukherjee and Mukharji are both mkrj.
create function name_skeleton(word text) returns text language sql immutable strict parallel safe as $$
  select case when folded ~ '^[aeiou]' then 'a' else '' end
    || regexp_replace(regexp_replace(folded, '[aeiou]', '', 'g'), '(.)\1+', '\1', 'g')
  from public.folded_name(word) folded;
$$;

-- Every word that stands in a patient's name, once a tenant: a few ten thousand where there are a million patients. What was
-- typed is looked up here in all spellings; the patients are then found by whole words. A word nobody has any more does no harm,
-- and how many had it is only reckoned with, never shown.
create table patient_name_word (
  tenant_id integer not null references tenant,
  word text collate "C" not null,
  folded text collate "C" not null generated always as (folded_name(word)) stored,
  skeleton text collate "C" not null generated always as (name_skeleton(word)) stored,
  patient_count integer not null,
  primary key (tenant_id, word)
) with (fillfactor = 80);
create index patient_name_word_by_skeleton on patient_name_word (tenant_id, skeleton);
create index patient_name_word_by_part on patient_name_word using gin (tenant_id, word gin_trgm_ops);
call protect('patient_name_word', 'word', false);

-- Words are taken in one order, so that two who register the same new words wait for each other and never in a circle.
create function remember_new_names() returns trigger language plpgsql as $$
begin
  insert into patient_name_word (tenant_id, word, patient_count)
  select tenant_id, word, count(*) from registered, unnest(name_words(search_name)) word group by tenant_id, word order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + excluded.patient_count;
  return null;
end $$;
create trigger remember_new_names after insert on patient referencing new table as registered
  for each statement execute function remember_new_names();

create function remember_changed_name() returns trigger language plpgsql as $$
begin
  insert into patient_name_word (tenant_id, word, patient_count)
  select distinct new.tenant_id, word, 1 from unnest(name_words(new.search_name)) word
  where word <> all (name_words(old.search_name)) order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + 1;
  return null;
end $$;
create trigger remember_changed_name after update of first_name, middle_name, last_name on patient
  for each row execute function remember_changed_name();

insert into patient_name_word (tenant_id, word, patient_count)
select tenant_id, word, count(*) from patient, unnest(name_words(search_name)) word group by tenant_id, word;

-- The last ten digits are a number without its country code; read backwards they are found by their end.
drop index patient_by_name_or_phone;
create index patient_by_name_words on patient using gin (patient_name_keys(tenant_id, search_name)) with (fastupdate = off);
-- How frequent names are is known from the words; reading it out of statistics would take longer than the search.
alter index patient_by_name_words alter column 1 set statistics 0;
create index patient_by_phone on patient (tenant_id, (right(contact_no, 10) collate "C")) include (contact_no, patient_id) where is_active;
create index patient_by_phone_end on patient (tenant_id, (reverse(right(contact_no, 10)) collate "C")) include (contact_no, patient_id)
  where is_active;
create index patient_by_whole_phone on patient (tenant_id, (ltrim(contact_no, '+') collate "C")) include (contact_no, patient_id)
  where is_active;

drop function patients_where(text, integer);

-- A word as a pattern in which every letter means itself.
create function plain_pattern(word text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(word, '([\\%_])', '\\\1', 'g');
$$;

-- The keys a typed word may mean, and of how many patients. Rounds: 0 the word itself, 1 words that begin so, 2 also words that
-- hold it or are spelled nearly so: alike without vowels, and no more than one letter apart (two in a long word). Of very many
-- words the most frequent ones are meant.
create function keys_meant(of_tenant integer, typed text, round integer) returns table (key text, patient_count bigint)
language plpgsql stable set search_path = public, pg_temp rows 20 as $$
declare
  after_all constant text := U&'\+10FFFF';
  most constant integer := 100;
  most_near constant integer := 30;
  sounds text;
  bones text;
  apart integer;
begin
  if round = 0 then
    return query select ':' || w.word, w.patient_count::bigint from patient_name_word w
      where w.tenant_id = of_tenant and w.word = typed;
    return;
  elsif length(typed) <= 5 then
    return query select '^' || typed, sum(w.patient_count) from patient_name_word w
      where w.tenant_id = of_tenant and w.word >= typed and w.word < typed || after_all having count(*) > 0;
  else
    return query select ':' || w.word, w.patient_count::bigint from patient_name_word w
      where w.tenant_id = of_tenant and w.word >= typed and w.word < typed || after_all
      order by w.patient_count desc limit most;
  end if;
  if round < 2 then return; end if;
  return query select ':' || w.word, w.patient_count::bigint from patient_name_word w
    where w.tenant_id = of_tenant and w.word like '%' || plain_pattern(typed) || '%' and not starts_with(w.word, typed)
    order by w.patient_count desc limit most;
  sounds := folded_name(typed);
  bones := name_skeleton(typed);
  apart := case when length(sounds) > 5 then 2 else 1 end;
  if length(sounds) > 3 and length(bones) > 1 then
    return query select ':' || w.word, w.patient_count::bigint from patient_name_word w
      where w.tenant_id = of_tenant and w.skeleton >= bones and w.skeleton < bones || after_all
        and position(typed in w.word) = 0
        and levenshtein_less_equal(sounds, left(w.folded, length(sounds)), apart + 1) <= apart + 1
        and (levenshtein_less_equal(sounds, left(w.folded, length(sounds)), apart) <= apart
          or levenshtein_less_equal(sounds, left(w.folded, length(sounds) + 1), apart) <= apart
          or levenshtein_less_equal(sounds, left(w.folded, length(sounds) - 1), apart) <= apart)
      order by w.patient_count desc limit most_near;
  elsif length(sounds) > 2 then
    return query select ':' || w.word, w.patient_count::bigint from patient_name_word w
      where w.tenant_id = of_tenant and w.skeleton >= bones and w.skeleton < bones || after_all
        and position(typed in w.word) = 0
        and (w.skeleton = bones and levenshtein_less_equal(sounds, w.folded, apart) <= apart
          or length(typed) > 4 and left(w.folded, 3) = sounds)
      order by w.patient_count desc limit most_near;
  end if;
end $$;
revoke all on function keys_meant(integer, text, integer) from public;

-- Active patients of the session's tenant in whose name every typed word is meant, whatever the order (R419, Q76): those whose
-- words are the typed ones first, then those whose words begin so, hold them, and are spelled nearly so; among equals those
-- whose name begins with the first typed word, then the newest. Runs as the owner, because array matching is not leak-proof and
-- row-level security would leave the index unused; keeps to the tenant itself and hands back numbers only.
create or replace function patients_named(pattern text, at_most integer) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp rows 20 as $$
declare
  -- So many patients are gathered and sorted in a moment; so many steps the index makes in one: one for each key of each patient.
  few constant integer := 2000;
  few_steps constant bigint := 200000;
  most_newest constant integer := 12000;
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  typed constant text[] := name_words(pattern);
  registered constant numeric := coalesce(
    (select last_number from number_series where tenant_id = of_tenant and series = 'patient'), 0) + 1;
  begins constant text := format('search_name like %L', plain_pattern(typed[1]) || '%');
  exactly text := 'true';
  holding text := 'true';
  found bigint[] := '{}';
  more bigint[];
  part text;
  plain text;
  keys text[];
  counted bigint;
  expected numeric;
  gathered bigint;
  condition text;
  least_steps bigint;
  least_index text;
  least_count bigint;
  by_look text;
  by_index text;
  after_index text;
  ranked text;
begin
  if cardinality(typed) = 0 then return; end if;
  foreach part in array typed loop
    exactly := exactly || format(' and plain like %L', '% ' || plain_pattern(part) || ' %');
    holding := holding || format(' and plain like %L', '%' || plain_pattern(part) || '%');
  end loop;
  for round in 0 .. 2 loop
    more := '{}';
    expected := registered;
    gathered := null;
    least_steps := null;
    least_count := null;
    by_look := '';
    by_index := '';
    after_index := '';
    foreach part in array typed loop
      plain := plain_pattern(part);
      -- An initial stands for half of all names: it is looked for in those that the other words find.
      if length(part) < 3 then
        plain := case when round = 0 then '% ' || plain || ' %' else '% ' || plain || '%' end;
        by_look := by_look || format(' and plain like %L', plain);
        after_index := after_index || format(' and plain like %L', plain);
        continue;
      end if;
      select coalesce(array_agg(key), '{}'), coalesce(sum(patient_count), 0) into keys, counted from keys_meant(of_tenant, part, round);
      expected := expected * least(1, counted / registered);
      by_look := by_look || format(' and plain like any (%L::text[])', case round
        when 0 then array['% ' || plain || ' %'] when 1 then array['% ' || plain || '%']
        else array(select '% ' || substr(key, 2) || ' %' from unnest(keys[1:8]) key) || ('%' || plain || '%') end);
      condition := format(' and patient_name_keys(tenant_id, search_name) && %L::text[]',
        array(select of_tenant::text || key from unnest(keys) key));
      if least_steps is null or cardinality(keys) * counted < least_steps then
        least_steps := cardinality(keys) * counted;
        least_index := condition;
        least_count := counted;
      end if;
      if round < 2 or cardinality(keys) * counted < few_steps then
        gathered := least(gathered, counted);
        by_index := by_index || condition;
      else
        after_index := after_index || format(' and (plain like %L or exists (
          select from unnest(string_to_array(plain, '' '')) each where each = any (%L::text[])))', '%' || plain || '%',
          array(select substr(key, 2) from unnest(keys) key));
      end if;
    end loop;
    if gathered is null then
      gathered := least_count;
      by_index := least_index;
    end if;
    continue when gathered = 0;
    ranked := format('(%s) desc, %s desc, patient_id desc', case when round < 2 then exactly else holding end, begins);
    -- A common name stands among the newest patients often enough; nothing has to be gathered and sorted then.
    if gathered is null or expected > few then
      execute format('select array(select patient_id from (
          select patient_id, search_name, '' '' || search_name || '' '' as plain from patient
          where tenant_id = %s and is_active order by patient_id desc limit %s) newest
        where true %s order by %s limit %s)', of_tenant, least(most_newest, 60 * registered / expected)::integer, by_look, ranked,
        at_most + cardinality(found)) into more;
    end if;
    if cardinality(more) < at_most and gathered is not null and (gathered < 3 * few or round < 2) then
      execute format('select array(select patient_id from (
          select patient_id, search_name, translate('' '' || search_name || '' '', ''.,'', ''  '') as plain from patient
          where tenant_id = %s and is_active %s) gathered
        where true %s order by %s limit %s)', of_tenant, by_index, after_index, ranked, at_most + cardinality(found)) into more;
    end if;
    found := found || array(
      select one from unnest(more) with ordinality as each (one, place) where one <> all (found) order by place);
    exit when cardinality(found) >= at_most;
  end loop;
  return query select unnest(found[1:at_most]);
end $$;

-- Patients whose name holds every word of the text, deactivated ones too: their old admissions are still found.
create or replace function patients_once_named(words text) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp rows 200 as $$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  part text;
  conditions text := '';
begin
  foreach part in array regexp_split_to_array(lower(trim(words)), '\s+') loop
    conditions := conditions || format(' and search_name like %L', '%' || plain_pattern(part) || '%');
    if length(part) >= 3 and cardinality(name_words(part)) = 1 then
      conditions := conditions || format(' and patient_name_keys(tenant_id, search_name) && %L::text[]', array(
        select of_tenant::text || ':' || word from patient_name_word
        where tenant_id = of_tenant and word like '%' || plain_pattern((name_words(part))[1]) || '%'));
    end if;
  end loop;
  return query execute format('select patient_id from patient where tenant_id = %s %s', of_tenant, conditions);
end $$;

-- That a phrase of a contact number begins with these digits; a colon follows the nine.
create function digits_begin(phrase text, digits text) returns text language sql immutable as $$
  select format('(%1$s >= %2$L and %1$s < %3$L)', phrase || ' collate "C"', digits, digits || ':');
$$;

-- Active patients with such a contact number, newest first (R419, Q73). With a leading '+' the digits begin it, country code
-- and all; without one they begin it with or without its country code, or are its end when there are four of them or more. A
-- whole number is also found where it was written without its country code.
create or replace function patients_with_phone(typed text, at_most integer) returns setof bigint
language plpgsql stable security definer set search_path = public, pg_temp rows 20 as $$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  digits constant text := regexp_replace(typed, '\D', '', 'g');
  inland constant text := ltrim(digits, '0');
  is_foreign constant boolean := typed like '+%';
  found_count integer;
  conditions text[] := array[digits_begin('ltrim(contact_no, ''+'')', digits) || case when is_foreign then ' and contact_no like ''+%''' else '' end];
begin
  if digits = '' then return; end if;
  if not is_foreign and inland <> '' then
    conditions := conditions || digits_begin('right(contact_no, 10)', inland);
  end if;
  if not is_foreign and length(digits) >= 4 then
    conditions := conditions || digits_begin('reverse(right(contact_no, 10))', reverse(digits));
  end if;
  if length(digits) between 11 and 13 then
    conditions := conditions || format('right(contact_no, 10) collate "C" = %L and contact_no not like ''+%%''', right(digits, 10));
  end if;
  -- A country's code stands in too many numbers to be sorted, but among the newest patients' often enough.
  if is_foreign and length(digits) < 5 then
    return query select patient_id from (
        select patient_id, contact_no from patient where tenant_id = of_tenant and is_active order by patient_id desc limit 12000) newest
      where starts_with(contact_no, '+' || digits) order by patient_id desc limit at_most;
    get diagnostics found_count = row_count;
    if found_count >= at_most then return; end if;
    conditions := array[conditions[1] || format(' and patient_id < (select coalesce(min(patient_id), 0) from (
      select patient_id from patient where tenant_id = %s and is_active order by patient_id desc limit 12000) newest)', of_tenant)];
    at_most := at_most - found_count;
  end if;
  -- Plus nothing: no walk from the newest on, which would be a long one where the digits are rare.
  return query execute (
    select 'select patient_id from (' || string_agg(
      format('select patient_id from patient where tenant_id = %s and is_active and %s', of_tenant, condition), ' union ')
      || format(') alike order by patient_id + 0 desc limit %s', at_most)
    from unnest(conditions) condition);
end $$;
