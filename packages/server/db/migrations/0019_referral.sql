-- Who refers patients: address, PAN and the commission of each kind of visit (R260).

alter table referral
  add column address text,
  add column pan_no text,
  add column ipd_basis_points integer check (ipd_basis_points between 0 and 10000),
  add column opd_basis_points integer check (opd_basis_points between 0 and 10000),
  add column ot_basis_points integer check (ot_basis_points between 0 and 10000),
  add column other_basis_points integer check (other_basis_points between 0 and 10000);

-- A number is the same with and without its country code.
create unique index referral_by_name_and_phone
  on referral (tenant_id, lower(referral_name), right(coalesce(contact_no, ''), 10)) where is_active;
