-- expand
-- Between the limits of some breakpoints of CLSI a higher dose is effective: SDD in place of I.
alter table breakpoint add column is_dose_dependent boolean;
