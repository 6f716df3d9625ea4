-- Charges that are changed or taken back before the final bill: why, and when last, so that two at once are noticed.

alter table service_charge
  add column change_reason text,
  add column changed_at timestamptz;
