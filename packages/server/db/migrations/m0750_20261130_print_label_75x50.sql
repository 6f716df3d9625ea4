-- expand
-- Dispensed medicines have a label of 75 by 50 millimetres, large enough for the patient, the dose and the batch (PH051).
alter table print_setting drop constraint small_sheet_known;
alter table print_setting add constraint small_sheet_known
  check (small_sheet in ('label75x50', 'label50x25', 'label38x25', 'band279x25', 'roll80'));
