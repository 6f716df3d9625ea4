-- expand concurrently
-- Referred visits by time, for the report of referrals.
create index concurrently if not exists encounter_referred_by_time on encounter (tenant_id, hospital_id, opened_at)
  where referral_id is not null and opd_visit_id is not null;
