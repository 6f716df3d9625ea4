CREATE OR REPLACE FUNCTION public.keep_partner_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  closing constant text[] := array['status', 'settled_paise', 'closed_at', 'closed_by', 'withdraw_reason'];
  settled bigint;
begin
  if old.status <> 'Open' or to_jsonb(new) - closing is distinct from to_jsonb(old) - closing then
    raise exception 'a bill of a partner is not changed' using errcode = 'check_violation', constraint = 'partner_bill_closed';
  end if;
  if new.status = 'Accepted' then
    select coalesce(sum(l.settled_paise) filter (where l.refused_at is null), 0) into settled from partner_bill_line l
      where l.tenant_id = new.tenant_id and l.partner_bill_id = new.partner_bill_id;
    if settled <> new.settled_paise or exists (select from partner_bill_line l
        left join outsource_line o on o.tenant_id = l.tenant_id and o.outsource_line_id = l.outsource_line_id
        where l.tenant_id = new.tenant_id and l.partner_bill_id = new.partner_bill_id and l.refused_at is null
          and (o.received_at is null or l.verdict is null or l.verdict not in ('Matched', 'OtherRate')
            or l.settled_paise <> least(l.amount_paise, o.purchase_price_paise)))
    then
      raise exception 'the lines of the bill do not make what is paid' using errcode = 'check_violation', constraint = 'partner_bill_settled';
    end if;
  end if;
  return new;
end $function$;
