create table paper_print (
  tenant_id integer not null,
  hospital_id integer not null,
  paper_kind text not null,
  paper_number text not null,
  copies integer default 1 not null,
  first_printed_at timestamp with time zone default now() not null,
  last_printed_at timestamp with time zone default now() not null,
  last_printed_by bigint not null,
  constraint paper_print_copies_check CHECK ((copies > 0)),
  constraint paper_print_paper_kind_check CHECK ((paper_kind = ANY (ARRAY['bill'::text, 'receipt'::text, 'refund'::text, 'counterBill'::text, 'counterVoucher'::text, 'medicineBill'::text]))) NOT VALID,
  constraint paper_print_paper_number_check CHECK ((length(paper_number) <= 40)),
  constraint paper_print_pkey PRIMARY KEY (tenant_id, hospital_id, paper_kind, paper_number),
  constraint paper_print_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint paper_print_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint paper_print_tenant_id_last_printed_by_fkey FOREIGN KEY (tenant_id, last_printed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX paper_print_by_user ON public.paper_print USING btree (tenant_id, last_printed_by);

create policy own_tenant on paper_print using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.paper_print FOR EACH ROW EXECUTE FUNCTION write_audit('paper_number');
