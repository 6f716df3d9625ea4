CREATE OR REPLACE FUNCTION public.check_counter_bill_of(of_tenant integer, of_bill bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b counter_bill;
  charged record;
  received bigint;
  paid_out bigint;
  back record;
  payer record;
begin
  select * into b from counter_bill where tenant_id = of_tenant and counter_bill_id = of_bill;
  select coalesce(sum(line_total_paise), 0) as total, coalesce(sum(gst_paise), 0) as gst, count(*) filter (where not is_active) as off
    into charged from service_charge where tenant_id = of_tenant and counter_bill_id = of_bill;
  if charged.total <> b.total_charge_paise or charged.gst <> b.igst_paise + b.sgst_paise + b.cgst_paise or charged.off > 0 then
    raise exception 'the lines of counter bill % do not make its sums', of_bill using errcode = 'check_violation', constraint = 'counter_bill_lines';
  end if;
  select coalesce(sum(amount_paise) filter (where kind = 'Receive'), 0), coalesce(sum(amount_paise) filter (where kind = 'Refund'), 0)
    into received, paid_out from counter_receipt where tenant_id = of_tenant and counter_bill_id = of_bill;
  select coalesce(sum(r.amount_paise), 0) as amount, coalesce(sum(r.claim_reduced_paise), 0) as claim,
      coalesce(sum(r.paid_out_paise), 0) as paid, coalesce(sum(r.amount_paise - r.round_off_paise), 0) as worth
    into back from counter_refund r where r.tenant_id = of_tenant and r.counter_bill_id = of_bill;
  select coalesce(sum(p.paid_paise + p.tds_paise + p.disallowed_paise), 0) as settled,
      coalesce(sum(p.disallowed_paise) filter (where not p.is_written_off), 0) as charged
    into payer from payer_receipt_part p where p.tenant_id = of_tenant and p.counter_bill_id = of_bill and p.is_active;
  if payer.settled <> b.settled_paise or payer.charged <> b.disallowed_due_paise or b.settled_paise > b.authorized_paise - back.claim then
    raise exception 'receipts of the payer of counter bill % do not make what its claim was settled by', of_bill
      using errcode = 'check_violation', constraint = 'counter_bill_claim';
  end if;
  if back.amount > b.net_amount_paise or back.claim > b.authorized_paise or back.paid <> paid_out or paid_out > received
    or received - paid_out + b.due_paise
      <> b.net_amount_paise - b.authorized_paise - (back.amount - back.claim) + b.disallowed_due_paise
    or (not b.is_active and back.amount <> b.net_amount_paise) then
    raise exception 'receipts, refunds and due of counter bill % do not make its amount', of_bill
      using errcode = 'check_violation', constraint = 'counter_bill_sums';
  end if;
  if back.worth <> (select coalesce(sum(l.amount_paise), 0) from counter_refund r
      join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
      where r.tenant_id = of_tenant and r.counter_bill_id = of_bill)
    or exists (select 1 from counter_refund r
      join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
      join service_charge x on x.tenant_id = l.tenant_id and x.service_charge_id = l.service_charge_id
      where r.tenant_id = of_tenant and r.counter_bill_id = of_bill
      group by l.service_charge_id, x.quantity_thousandths, x.counter_bill_id
      having sum(l.quantity_thousandths) > x.quantity_thousandths or x.counter_bill_id is distinct from of_bill) then
    raise exception 'more of a line of counter bill % goes back than was sold', of_bill
      using errcode = 'check_violation', constraint = 'counter_refund_lines';
  end if;
end $function$;
