-- expand
-- Medicine that an amended note drops after it was handed out is never opened again by a return (PH053, PH086); and a cancelled medicine that the
-- patient has from elsewhere counts in the alerts of later orders (OR011).
alter table clinical_order
  add column is_dropped boolean not null default false,
  add column is_taken boolean not null default false;
update clinical_order o set is_taken = true from unbought_line u
  where u.tenant_id = o.tenant_id and u.clinical_order_id = o.clinical_order_id and o.status = 'Cancelled'
    and u.reason in ('BoughtElsewhere', 'HasIt');
