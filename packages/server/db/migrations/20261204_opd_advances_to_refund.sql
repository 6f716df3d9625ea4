-- expand
-- The advances of cancelled appointments that nobody has given back: what waits for the cash desk.
create index appointment_to_refund on appointment (tenant_id, hospital_id)
  include (advance_paise) where status = 'Cancelled' and advance_paise > 0;
