CREATE OR REPLACE FUNCTION public.patients_named(pattern text, at_most integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  after_all constant text := U&'\+10FFFF';
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  typed constant text[] := name_words(pattern);
  registered constant numeric := (select coalesce(max(patient_id), 0) + 1 from patient where tenant_id = of_tenant);
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
end $function$;
