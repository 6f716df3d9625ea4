-- expand
-- How long medicine is returned and a prescription is dispensed, how an item is stored, and returns that the pharmacy's own mistake makes
-- (PH062, PH086).
alter table hospital
  add column medicine_return_days integer not null default 15 check (medicine_return_days between 1 and 365),
  add column prescription_days integer not null default 7 check (prescription_days between 1 and 365);
-- Empty: at room temperature.
alter table pharmacy_item add column storage text check (storage in ('Room', 'Cold2to8', 'Frozen', 'Dark', 'Flammable'));
-- Another item than the one on the memo, or one that had expired when it was sold: taken back in any state.
alter table pharmacy_return add column is_own_mistake boolean not null default false;
