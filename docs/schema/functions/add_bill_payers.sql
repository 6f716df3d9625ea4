CREATE OR REPLACE FUNCTION public.add_bill_payers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into bill_payer (tenant_id, hospital_id, admission_id, bill_id, turn_no, association_id, bill_version_id,
      authorized_paise, claim_paise, created_by, created_at)
    select new.tenant_id, new.hospital_id, new.admission_id, new.bill_id, p.turn_no, p.association_id, p.bill_version_id,
      p.authorized_paise, least(p.authorized_paise, greatest(greatest(new.net_amount_paise, 0) - p.before_paise, 0)),
      new.created_by, new.created_at
    from (
      select a.*, row_number() over in_turn as turn_no,
        coalesce(sum(a.authorized_paise) over (in_turn rows between unbounded preceding and 1 preceding), 0) as before_paise
      from (
        select v.association_id, v.bill_version_id, v.confirmed_paise as authorized_paise, v.version_no
          from bill_version v
         where v.tenant_id = new.tenant_id and v.admission_id = new.admission_id and v.status = 'confirmed'
        union all
        select new.association_id, null,
          case when exists (select 1 from bill_version o
              where o.tenant_id = new.tenant_id and o.admission_id = new.admission_id and o.status = 'confirmed')
            then 0 else new.authorized_paise end, 0
         where not exists (select 1 from bill_version o
           where o.tenant_id = new.tenant_id and o.admission_id = new.admission_id and o.status = 'confirmed'
             and o.association_id = new.association_id)) a
      window in_turn as (order by a.association_id <> new.association_id, a.version_no)) p;
  return null;
end $function$;
