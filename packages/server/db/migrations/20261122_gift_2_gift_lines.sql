-- What the gift on an account is worked out from: the price a package set, and the quantity that was there a day after posting (Q236).

alter table service_charge
  -- The list price of a line that a package brought; null where the tariff of its payer is the list.
  add column package_price_paise bigint check (package_price_paise > 0),
  -- The quantity before something was taken off the line later than a day after it was posted.
  add column late_quantity_thousandths bigint check (late_quantity_thousandths > 0);

alter table tpa_transfer_line
  -- The price of its package that a line had before it was re-priced.
  add column from_package_price_paise bigint;

-- Lines of packages on accounts without a final bill keep the price of their package.
update service_charge x set package_price_paise = x.applied_charge_paise
  from admission_package_part p
 where p.tenant_id = x.tenant_id and p.service_charge_id = x.service_charge_id and x.is_active
   and x.changed_at is null
   and exists (select from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id
     and not a.is_final_bill);

create index service_charge_taken_off on service_charge (tenant_id, admission_id)
  where not is_active and late_quantity_thousandths is not null;
