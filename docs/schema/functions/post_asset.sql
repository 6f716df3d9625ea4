CREATE OR REPLACE FUNCTION public.post_asset()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if old.capitalised_at is not null then
    raise exception 'Asset % is in the books', old.asset_no using errcode = 'check_violation', constraint = 'asset_capitalised_once';
  end if;
  perform post_voucher(new.tenant_id, new.hospital_id, null, 'J', new.capitalised_at, 'asset', new.asset_id, new.capitalised_by,
    array[(106, null, new.cost_paise)::ledger_entry,
      (case new.birth when 'Receipt' then 302 else 117 end, null, -new.cost_paise)::ledger_entry]);
  return null;
end $function$;
