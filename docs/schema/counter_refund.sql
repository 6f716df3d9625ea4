create table counter_refund (
  tenant_id integer not null,
  counter_refund_id bigint generated as identity not null,
  hospital_id integer not null,
  counter_bill_id bigint not null,
  fin_year text not null,
  refund_no bigint not null,
  refunded_at timestamp with time zone not null,
  reason text not null,
  amount_paise bigint not null,
  round_off_paise bigint not null,
  claim_reduced_paise bigint not null,
  due_reduced_paise bigint not null,
  paid_out_paise bigint not null,
  counter_receipt_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint counter_refund_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint counter_refund_check CHECK ((amount_paise = ((claim_reduced_paise + due_reduced_paise) + paid_out_paise))),
  constraint counter_refund_check1 CHECK (((paid_out_paise > 0) = (counter_receipt_id IS NOT NULL))),
  constraint counter_refund_claim_reduced_paise_check CHECK ((claim_reduced_paise >= 0)),
  constraint counter_refund_due_reduced_paise_check CHECK ((due_reduced_paise >= 0)),
  constraint counter_refund_paid_out_paise_check CHECK ((paid_out_paise >= 0)),
  constraint counter_refund_pkey PRIMARY KEY (tenant_id, counter_refund_id),
  constraint counter_refund_reason_check CHECK ((length(reason) >= 5)),
  constraint counter_refund_refund_no_check CHECK ((refund_no > 0)),
  constraint counter_refund_tenant_id_counter_bill_id_fkey FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id),
  constraint counter_refund_tenant_id_counter_receipt_id_fkey FOREIGN KEY (tenant_id, counter_receipt_id) REFERENCES counter_receipt(tenant_id, counter_receipt_id),
  constraint counter_refund_tenant_id_counter_receipt_id_key UNIQUE (tenant_id, counter_receipt_id),
  constraint counter_refund_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint counter_refund_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint counter_refund_tenant_id_hospital_id_fin_year_refund_no_key UNIQUE (tenant_id, hospital_id, fin_year, refund_no),
  constraint counter_refund_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX counter_refund_by_bill ON public.counter_refund USING btree (tenant_id, counter_bill_id);
CREATE INDEX counter_refund_by_time ON public.counter_refund USING btree (tenant_id, hospital_id, refunded_at);

create policy own_tenant on counter_refund using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.counter_refund FOR EACH ROW EXECUTE FUNCTION write_audit('counter_refund_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.counter_refund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_bill();

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.counter_refund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_counter_refund AFTER INSERT ON public.counter_refund FOR EACH ROW EXECUTE FUNCTION post_counter_refund();
