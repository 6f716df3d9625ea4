-- GST inside the price (R286, R539, Q217): a line knows what its slab was, and two dated settings of the hospital.

alter table hospital
  -- From this day on GST is reckoned on what is left after the discount; null: on the charge before it, as R520 says.
  add column gst_after_discount_since date,
  -- From this day on the place of supply is where the service is performed, and no bill carries IGST; null: by the states, as R521 says.
  add column gst_service_place_since date;

alter table service_charge
  add column is_gst_inclusive boolean not null default false,
  add column is_gst_before_discount boolean not null default true;

-- The GST of a line as money.md has it, rounded to a paisa at the same points as in the rules.
create function line_gst(
  quantity_thousandths bigint, applied_paise bigint, item_discount_paise bigint, igst integer, sgst integer, cgst integer,
  is_inclusive boolean, is_before_discount boolean, is_igst boolean
) returns bigint language sql immutable as $$
  select (case
    when is_inclusive and is_igst then round(l.left_paise * igst / (10000 + igst))
    when is_inclusive then 2 * round(l.left_paise * (sgst + cgst) / (2 * (10000 + sgst + cgst)))
    when is_igst then round(l.base * igst / 10000)
    else round(l.base * sgst / 10000) + round(l.base * cgst / 10000) end)::bigint
  from (
    select k.left_paise, case when is_before_discount then quantity_thousandths::numeric * applied_paise / 1000 else k.left_paise end as base
    from (select round(quantity_thousandths::numeric * applied_paise / 1000)
        - round(quantity_thousandths::numeric * item_discount_paise / 1000) as left_paise) k) l
$$;
grant execute on function line_gst(bigint, bigint, bigint, integer, integer, integer, boolean, boolean, boolean) to charaka_app;

drop index service_charge_by_admission;
alter table service_charge drop column line_total_paise, drop column gst_paise;
alter table service_charge
  add column gst_paise bigint not null generated always as (
    line_gst(quantity_thousandths, applied_charge_paise, item_discount_paise, igst_basis_points, sgst_basis_points,
      cgst_basis_points, is_gst_inclusive, is_gst_before_discount, is_igst_applied)) stored,
  -- What the line comes to with its GST; a price that holds the tax is that already.
  add column line_total_paise bigint not null generated always as (
    round(quantity_thousandths::numeric * applied_charge_paise / 1000)
    - round(quantity_thousandths::numeric * item_discount_paise / 1000)
    + case when is_gst_inclusive then 0 else
        line_gst(quantity_thousandths, applied_charge_paise, item_discount_paise, igst_basis_points, sgst_basis_points,
          cgst_basis_points, false, is_gst_before_discount, is_igst_applied) end) stored;
create index service_charge_by_admission on service_charge (tenant_id, admission_id, service_charge_id)
  include (line_total_paise, is_non_applicable) where is_active;

-- Slabs 'Inclusive' act from now on, on accounts without a final bill; the triggers of the ledger write what that changes.
update service_charge x set is_gst_inclusive = true
from admission a, charge c, gst_slab g
where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id and not a.is_final_bill and not a.is_discharged
  and not a.is_cancelled and x.is_active
  and c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
  and g.tenant_id = c.tenant_id and g.gst_slab_id = c.gst_slab_id and g.gst_type = 1
  and (g.igst_basis_points, g.sgst_basis_points, g.cgst_basis_points)
    = (x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points);
