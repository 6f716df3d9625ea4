-- Rent of beds worked out from the stays: how a hospital counts its days, and which lines a final bill fixed from them.

-- Since when rent is worked out; null where beds are charged by hand. Days before it stay as they were charged.
alter table hospital add column bed_rent_since timestamptz;
-- The hour by which a patient leaves without paying for that date; 24 is midnight at its end.
alter table hospital add column bed_check_out_hour smallint not null default 24 check (bed_check_out_hour between 0 and 24);
-- Leaving so many hours after check-out hour at the latest costs half a day; null costs a whole one.
alter table hospital add column bed_half_day_hours smallint check (bed_half_day_hours between 1 and 23);

alter table service_charge add column is_bed_rent boolean not null default false;
