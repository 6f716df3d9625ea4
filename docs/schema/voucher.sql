create table voucher (
  tenant_id integer not null,
  voucher_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint,
  voucher_type text not null,
  voucher_date date not null,
  source_table text not null,
  source_id bigint,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  counter_bill_id bigint,
  constraint voucher_pkey PRIMARY KEY (tenant_id, voucher_id),
  constraint voucher_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint voucher_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint voucher_voucher_type_check CHECK ((voucher_type = ANY (ARRAY['Y'::text, 'R'::text, 'J'::text, 'T'::text, 'P'::text, 'S'::text])))
);
CREATE INDEX voucher_by_admission ON public.voucher USING btree (tenant_id, admission_id, voucher_id) WHERE (admission_id IS NOT NULL);
CREATE INDEX voucher_by_counter_bill ON public.voucher USING btree (tenant_id, counter_bill_id) WHERE (counter_bill_id IS NOT NULL);
CREATE INDEX voucher_by_date ON public.voucher USING btree (tenant_id, hospital_id, voucher_date, voucher_id);
CREATE INDEX voucher_by_source ON public.voucher USING btree (tenant_id, source_table, source_id);

create policy own_tenant on voucher using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
