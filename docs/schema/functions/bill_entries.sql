CREATE OR REPLACE FUNCTION public.bill_entries(b bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select array[
    (3, null, -c.posted)::ledger_entry, (22, null, c.posted - b.total_charge_paise - c.net_change)::ledger_entry,
    (21, null, b.pool_used_paise + b.non_hospital_kept_paise)::ledger_entry,
    (5, null, b.non_hospital_paise - b.pool_used_paise - b.non_hospital_kept_paise)::ledger_entry,
    (4, null, -b.medicine_charge_paise)::ledger_entry, (42, null, -b.other_charge_paise)::ledger_entry,
    (60, null, b.discount_paise)::ledger_entry, (61, null, -b.round_off_paise)::ledger_entry,
    (5, null, b.medicine_credit_paise)::ledger_entry, (20, null, u.used - b.medicine_credit_paise)::ledger_entry,
    (5, null, greatest(b.net_payable_paise, 0))::ledger_entry,
    (6, b.association_id, b.net_amount_paise - u.used - greatest(b.net_payable_paise, 0))::ledger_entry]
    || c.by_category
  from (
    select coalesce(sum(k.posted), 0) as posted, coalesce(sum(k.net_change), 0) as net_change,
      coalesce(array_agg((40, k.charge_category_id, k.net_change)::ledger_entry), '{}') as by_category
    from (
      select x.charge_category_id, sum(x.line_total_paise) as posted,
        -- Where the price holds the tax, another kind of GST may leave a paisa more or less without it.
        sum(case when x.is_gst_inclusive then line_gst(x.quantity_thousandths, x.applied_charge_paise, x.item_discount_paise,
            x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points, true, x.is_gst_before_discount, b.is_igst)
          - x.gst_paise else 0 end) as net_change
      from service_charge x
      where x.tenant_id = b.tenant_id and x.admission_id = b.admission_id and x.is_active group by 1) k) c,
    -- Of his own money above the bill the patient gets back at most what he paid (Q127, Q218).
    (select m.own - least(greatest(-b.net_payable_paise, 0), greatest(m.own, 0)) as used
      from (select b.paid_in_advance_paise + b.medicine_credit_paise as own) m) u;
$function$;
