CREATE OR REPLACE FUNCTION public.need_gst_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  paper jsonb := to_jsonb(new);
  kept integer;
  needed integer := 1;
begin
  select count(*) into kept from gst_document d where d.tenant_id = new.tenant_id and case tg_table_name
    when 'bill' then d.bill_id = (paper ->> 'bill_id')::bigint
    when 'pharmacy_sale' then d.sale_id = (paper ->> 'sale_id')::bigint
    when 'counter_bill' then d.counter_bill_id = (paper ->> 'counter_bill_id')::bigint
    when 'counter_refund' then d.counter_refund_id = (paper ->> 'counter_refund_id')::bigint
    else d.return_id = (paper ->> 'return_id')::bigint end;
  if not exists (select from hospital h join country c on c.country_id = h.country_id
    where h.tenant_id = new.tenant_id and h.hospital_id = (paper ->> 'hospital_id')::integer and c.country_code = 'IN')
  then
    if tg_op = 'INSERT' and kept > 0 and tg_table_name in ('bill', 'pharmacy_sale', 'counter_bill') then
      raise exception 'The % of a hospital outside India has a tax document', tg_table_name;
    end if;
    return null;
  end if;
  if tg_table_name = 'bill' and not (paper ->> 'is_active')::boolean then needed := 2; end if;
  if kept <> needed then
    raise exception 'The % of % has % tax documents and needs %', tg_table_name,
      coalesce('admission ' || (paper ->> 'admission_id'), 'counter bill ' || (paper ->> 'counter_bill_id')), kept, needed;
  end if;
  return null;
end $function$;
