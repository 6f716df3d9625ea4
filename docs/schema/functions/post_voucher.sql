CREATE OR REPLACE FUNCTION public.post_voucher(of_tenant integer, of_hospital integer, of_admission bigint, kind text, at timestamp with time zone, source text, source_no bigint, by_user bigint, entries ledger_entry[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(of_tenant, of_hospital, of_admission, null::bigint, kind, at, source, source_no, by_user, entries);
end $function$;

CREATE OR REPLACE FUNCTION public.post_voucher(of_tenant integer, of_hospital integer, of_admission bigint, of_counter_bill bigint, kind text, at timestamp with time zone, source text, source_no bigint, by_user bigint, entries ledger_entry[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  kept ledger_entry[];
  new_id bigint;
begin
  if (select sum(e.amount_paise) from unnest(entries) e) <> 0 then
    raise exception 'The voucher of % % does not balance: %', source, source_no, entries;
  end if;
  select array_agg((k.glid, k.slid, k.amount)::ledger_entry order by k.amount < 0, k.glid, k.slid) into kept
    from (select e.glid, e.slid, sum(e.amount_paise) as amount from unnest(entries) e group by 1, 2
          having sum(e.amount_paise) <> 0) k;
  if kept is null then return; end if;
  insert into voucher (tenant_id, hospital_id, admission_id, counter_bill_id, voucher_type, voucher_date, source_table, source_id, created_by)
    select of_tenant, of_hospital, of_admission, of_counter_bill, kind, (at at time zone h.timezone)::date, source, source_no, by_user
      from hospital h where h.tenant_id = of_tenant and h.hospital_id = of_hospital
    returning voucher_id into new_id;
  insert into voucher_entry (tenant_id, voucher_id, line_no, glid, slid, amount_paise)
    select of_tenant, new_id, e.line_no, e.glid, e.slid, e.amount_paise
      from unnest(kept) with ordinality as e (glid, slid, amount_paise, line_no);
end $function$;
