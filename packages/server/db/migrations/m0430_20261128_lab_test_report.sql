-- expand
-- How a test stands on a report: its LOINC code, whether it is in the accredited scope, its place, and whether it has a page of its own.
alter table lab_test
  add column loinc_code text,
  add column is_in_scope boolean not null default false,
  add column min_volume_ml double precision check (min_volume_ml > 0),
  add column print_order integer check (print_order > 0),
  add column has_own_page boolean not null default false;
-- The accreditation of the hospital's laboratory, as its reports name it. Null when it has none.
alter table hospital add column lab_accreditation text;
