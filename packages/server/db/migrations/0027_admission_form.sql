-- The rest of the admission form: referral with its commission, package rate, and who changed an admission last.

alter table admission
  add column rate_type text check (rate_type in ('General', 'Staff', 'Other')),
  add column referral_name text,
  add column referral_commission_basis_points integer check (referral_commission_basis_points between 0 and 10000),
  add column is_referral_paid boolean not null default false,
  -- Counts the changes: an edit names the one it was made on.
  add column version integer not null default 1,
  add column updated_by bigint,
  add foreign key (tenant_id, updated_by) references app_user (tenant_id, user_id);

create function count_admission_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_by := nullif(current_setting('app.user_id', true), '')::bigint;
  return new;
end $$;
-- Records of one person that are merged, or parted again, take their admissions along: that changes none of them.
create trigger count_change before update on admission for each row when (old.patient_id = new.patient_id)
  execute function count_admission_change();
