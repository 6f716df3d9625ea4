-- expand
-- Orders on any open visit: what is never charged by its order has no charge (OR016), and each kind may say more in its detail.
alter table clinical_order alter column charge_id drop not null;
alter table clinical_order add column detail jsonb;
alter table clinical_order drop constraint clinical_order_order_kind_check;
alter table clinical_order add constraint clinical_order_order_kind_check check (order_kind in
  ('Investigation', 'Imaging', 'Procedure', 'Medicine', 'Blood', 'Diet', 'Consult', 'Nursing')) not valid;
alter table clinical_order add constraint clinical_order_charge check
  (charge_id is not null or order_kind in ('Medicine', 'Diet', 'Nursing')) not valid;
-- A medicine line without dose, route or frequency is no order that can be followed.
alter table clinical_order add constraint clinical_order_medicine check
  (order_kind <> 'Medicine' or (detail ? 'dose' and detail ? 'route' and detail ? 'frequency') is true) not valid;
