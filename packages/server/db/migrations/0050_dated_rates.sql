-- Rates of payers are valid from a day on; what is charged takes the rate of its day. A rate of 0 ends one: from then on the standard counts.

alter table association_charge add column valid_from date not null default '2000-01-01';
drop index association_charge_unique;
create unique index association_charge_unique on association_charge (tenant_id, association_id, charge_id, valid_from)
  where is_active;

-- The rate of a payer for a charge on a day; no row where he has none.
create function payer_rate(of_tenant integer, of_association bigint, of_charge bigint, on_day date)
returns table (association_charge_id bigint, tpa_charge_code text, tpa_charge_paise bigint, valid_from date)
language sql stable as $$
  select r.association_charge_id, r.tpa_charge_code, r.tpa_charge_paise, r.valid_from from association_charge r
  where r.tenant_id = of_tenant and r.association_id = of_association and r.charge_id = of_charge and r.is_active
    and r.valid_from <= on_day
  order by r.valid_from desc limit 1
$$;
grant execute on function payer_rate(integer, bigint, bigint, date) to charaka_app;
