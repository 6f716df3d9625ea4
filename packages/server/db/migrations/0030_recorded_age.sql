-- The age as it was last worked out and written down, on the patient and on the admission it was done for (R340, Q57).
-- What screens and papers show is worked out of the date of birth each time.

alter table patient
  add column recorded_age_years integer,
  add column recorded_age_months integer,
  add column recorded_age_days integer,
  add column age_recorded_at timestamptz;

alter table admission
  add column recorded_age_years integer,
  add column recorded_age_months integer,
  add column recorded_age_days integer,
  add column age_recorded_at timestamptz;
