CREATE OR REPLACE FUNCTION public.patients_alike(phone text, card_no text, at_most integer)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
