-- What the dashboard adds up, each figure from an index: charges by admission, money by day, discharges by day, open dues.

-- A line with its discount and provisional GST, each part rounded once as rules/charge-line.ts does; a test holds the two
-- together. Kept with the line, because the dashboard adds up the lines of everybody in hospital (R446, R520).
alter table service_charge add column line_total_paise bigint not null generated always as (
  round(quantity_thousandths::numeric * applied_charge_paise / 1000)
  - round(quantity_thousandths::numeric * item_discount_paise / 1000)
  + case when is_igst_applied
      then round(quantity_thousandths::numeric * applied_charge_paise * igst_basis_points / 10000000)
      else round(quantity_thousandths::numeric * applied_charge_paise * sgst_basis_points / 10000000)
        + round(quantity_thousandths::numeric * applied_charge_paise * cgst_basis_points / 10000000) end
) stored;
drop index service_charge_by_admission;
create index service_charge_by_admission on service_charge (tenant_id, admission_id, service_charge_id)
  include (line_total_paise, is_non_applicable) where is_active;

create index payment_by_time on payment (tenant_id, hospital_id, paid_at)
  include (payment_type, cash_paise, card_paise, upi_paise, neft_paise, cheque_paise, admission_id) where is_active;

create index admission_by_discharge on admission (tenant_id, hospital_id, discharged_at) where is_discharged;

create index bill_with_due on bill (tenant_id, hospital_id) include (due_paise, admission_id) where is_active and due_paise > 0;
