CREATE OR REPLACE FUNCTION public.number_register_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select extract(year from new.created_at at time zone h.timezone)::integer into new.register_year
  from hospital h where h.tenant_id = new.tenant_id and h.hospital_id = new.hospital_id;
  insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  values (new.tenant_id, tg_argv[0], new.hospital_id, new.register_year::text, 1)
  on conflict (tenant_id, series, hospital_id, fin_year) do update set last_number = number_series.last_number + 1
  returning last_number into new.register_no;
  return new;
end $function$;
