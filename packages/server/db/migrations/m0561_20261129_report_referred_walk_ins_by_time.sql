-- expand concurrently
-- Referred visits and walk-ins by time, for the report of referrals.
create index concurrently if not exists encounter_referred_outpatient_by_time on encounter (tenant_id, hospital_id, opened_at)
  where referral_id is not null and encounter_class in ('OPD', 'Direct');
