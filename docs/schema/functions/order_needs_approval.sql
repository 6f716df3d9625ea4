CREATE OR REPLACE FUNCTION public.order_needs_approval(of_tenant integer, of_encounter bigint, of_charge bigint, of_quantity bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  payer record;
  price bigint;
begin
  if of_charge is null then return false; end if;
  select p.association_id, p.approval_limit, (now() at time zone h.timezone)::date as today into payer
    from encounter e
    join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    join association p on p.tenant_id = a.tenant_id and p.association_id = a.association_id
    join hospital h on h.tenant_id = e.tenant_id and h.hospital_id = e.hospital_id
    where e.tenant_id = of_tenant and e.encounter_id = of_encounter;
  if not found then return false; end if;
  if exists (select from orderable o where o.tenant_id = of_tenant and o.charge_id = of_charge and o.is_active
      and o.requires_payer_approval) then return true; end if;
  if payer.approval_limit is null then return false; end if;
  select case when coalesce(r.tpa_charge_paise, 0) > 0 then r.tpa_charge_paise else c.standard_charge_paise end into price
    from charge c left join lateral payer_rate(of_tenant, payer.association_id, of_charge, payer.today) r on true
    where c.tenant_id = of_tenant and c.charge_id = of_charge;
  return price * of_quantity / 1000 > payer.approval_limit;
end $function$;
