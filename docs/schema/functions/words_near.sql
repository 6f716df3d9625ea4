CREATE OR REPLACE FUNCTION public.words_near(of_tenant integer, typed text)
 RETURNS TABLE(word text, patient_count integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
