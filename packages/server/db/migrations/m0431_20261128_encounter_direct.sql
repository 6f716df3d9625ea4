-- expand
-- Patients who come to a department with a paper from outside: who referred them, and the user who registered them (Q279).
alter table encounter
  add column referred_by text,
  add column referral_id bigint,
  add column note text,
  add column created_by bigint,
  add constraint encounter_referral foreign key (tenant_id, referral_id) references referral (tenant_id, referral_id) not valid,
  add constraint encounter_created_by foreign key (tenant_id, created_by) references app_user (tenant_id, user_id) not valid;
