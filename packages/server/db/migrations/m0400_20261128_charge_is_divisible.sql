-- expand
-- A caller types a fraction only of a divisible charge; tests, images, visits, procedures and bed days never are (Q257).
alter table charge add column is_divisible boolean not null default false;
update charge c set is_divisible = true
where c.charge_type_id not in (1, 2, 3, 4, 5, 6, 7) and exists (
  select 1 from service_charge x
  where x.tenant_id = c.tenant_id and x.charge_id = c.charge_id and x.is_active and x.quantity_thousandths % 1000 <> 0);
alter table charge add constraint charge_divisible_type check (not (is_divisible and charge_type_id in (1, 2, 3, 4, 5, 6, 7)));
