-- Money over the pharmacy's counter is closed with the rest of its collector's till.

alter table pharmacy_sale
  add column day_closing_id bigint,
  add foreign key (tenant_id, day_closing_id) references day_closing;
create index pharmacy_sale_by_closing on pharmacy_sale (tenant_id, day_closing_id) where day_closing_id is not null;
create index pharmacy_sale_unclosed on pharmacy_sale (tenant_id, hospital_id, created_by, created_at)
  where day_closing_id is null and paid_paise > 0;

alter table pharmacy_return
  add column day_closing_id bigint,
  add foreign key (tenant_id, day_closing_id) references day_closing;
create index pharmacy_return_by_closing on pharmacy_return (tenant_id, day_closing_id) where day_closing_id is not null;
create index pharmacy_return_unclosed on pharmacy_return (tenant_id, hospital_id, created_by, created_at)
  where day_closing_id is null and paid_back_paise > 0;

-- Memos and returns are never changed, but for the closing they belong to: the server may change that alone.
create function put_memos_into_closing(numbers bigint[], closing bigint) returns void
language sql security definer set search_path = public as $$
  update pharmacy_sale set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and sale_id = any(numbers);
$$;
create function put_returns_into_closing(numbers bigint[], closing bigint) returns void
language sql security definer set search_path = public as $$
  update pharmacy_return set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and return_id = any(numbers);
$$;
