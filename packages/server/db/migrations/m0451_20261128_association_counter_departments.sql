-- expand
-- The counter agreement of a payer names departments; where it names none it covers all (Q259).
alter table association add column counter_laboratory boolean;
alter table association add column counter_radiology boolean;
alter table association add column counter_services boolean;
