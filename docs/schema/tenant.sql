create table tenant (
  tenant_id integer not null,
  tenant_name text not null,
  display_name text not null,
  is_active boolean default true not null,
  file_bytes_per_day bigint default '5368709120'::bigint not null,
  constraint tenant_file_bytes_per_day_check CHECK ((file_bytes_per_day >= 0)),
  constraint tenant_pkey PRIMARY KEY (tenant_id)
);
CREATE UNIQUE INDEX tenant_by_name ON public.tenant USING btree (lower(tenant_name));

CREATE TRIGGER open_asset_accounts AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_asset_accounts();

CREATE TRIGGER open_consumption_account AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_consumption_account();

CREATE TRIGGER open_goods_account AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_goods_account();

CREATE TRIGGER open_ledger AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_ledger();

CREATE TRIGGER open_purchase_accounts AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_purchase_accounts();

CREATE TRIGGER open_stock_accounts AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_stock_accounts();

CREATE TRIGGER open_tax_accounts AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_tax_accounts();
