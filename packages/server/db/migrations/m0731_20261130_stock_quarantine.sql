-- expand
-- Write-offs with their kind: broken units, and units of Quarantine that two persons hand to the waste operator (PH068, PH069). The days
-- before the expiry from which a batch is near it (PH099).
alter table stock_adjustment
  add column adjustment_kind text not null default 'Correction',
  -- The bag and the receipt of the waste operator.
  add column bag_number text,
  add column disposal_receipt text;
alter table stock_adjustment
  add constraint stock_adjustment_kind check (adjustment_kind in ('Correction', 'Breakage', 'Destruction')) not valid,
  add constraint write_off_takes_units check (adjustment_kind = 'Correction' or units < 0) not valid,
  add constraint destruction_is_by_two check (adjustment_kind <> 'Destruction' or is_approved and bag_number is not null) not valid,
  add constraint bag_is_of_destruction check (adjustment_kind = 'Destruction' or bag_number is null and disposal_receipt is null) not valid;
alter table hospital add column near_expiry_days integer not null default 90 check (near_expiry_days between 1 and 365);

select grant_right('Pharmacy/breakage_expiry', '{"0": "view add edit delete", "13": "view", "19": "view add edit delete", "20": "view add edit", "33": "view", "34": "view",
  "39": "view add"}');
