create table bill_write_off (
  tenant_id integer not null,
  write_off_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  bill_id bigint not null,
  amount_paise bigint not null,
  reason text not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_non_hospital boolean default false not null,
  constraint bill_write_off_amount_paise_check CHECK ((amount_paise > 0)),
  constraint bill_write_off_pkey PRIMARY KEY (tenant_id, write_off_id),
  constraint bill_write_off_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bill_write_off_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint bill_write_off_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_write_off_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bill_write_off_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bill_write_off_by_bill ON public.bill_write_off USING btree (tenant_id, bill_id) WHERE is_active;
CREATE INDEX bill_write_off_by_time ON public.bill_write_off USING btree (tenant_id, hospital_id, created_at) WHERE is_active;

create policy own_tenant on bill_write_off using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill_write_off FOR EACH ROW EXECUTE FUNCTION write_audit('write_off_id');

CREATE TRIGGER post_write_off AFTER INSERT OR UPDATE ON public.bill_write_off FOR EACH ROW EXECUTE FUNCTION post_write_off();
