CREATE OR REPLACE FUNCTION public.romanised(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
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
end $function$;
