-- expand
-- For whom a certificate is, and whether the patient agrees that this reader learns the diagnosis.
alter table patient_certificate
  add column audience text check (audience in ('Patient', 'Employer', 'School', 'Insurer', 'Court')),
  add column is_diagnosis_agreed boolean not null default false;
