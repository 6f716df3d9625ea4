create table voucher_entry (
  tenant_id integer not null,
  voucher_id bigint not null,
  line_no integer not null,
  glid bigint not null,
  slid bigint,
  amount_paise bigint not null,
  constraint voucher_entry_amount_paise_check CHECK ((amount_paise <> 0)),
  constraint voucher_entry_pkey PRIMARY KEY (tenant_id, voucher_id, line_no),
  constraint voucher_entry_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint voucher_entry_tenant_id_glid_fkey FOREIGN KEY (tenant_id, glid) REFERENCES gl_master(tenant_id, glid),
  constraint voucher_entry_tenant_id_voucher_id_fkey FOREIGN KEY (tenant_id, voucher_id) REFERENCES voucher(tenant_id, voucher_id)
);
CREATE INDEX voucher_entry_by_account ON public.voucher_entry USING btree (tenant_id, glid, slid, voucher_id) INCLUDE (amount_paise);

create policy own_tenant on voucher_entry using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
