CREATE OR REPLACE FUNCTION public.folded_name(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
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
end $function$;
