create table payer_receipt_part (
  tenant_id integer not null,
  part_id bigint generated as identity not null,
  hospital_id integer not null,
  receipt_id bigint not null,
  bill_id bigint,
  admission_id bigint,
  paid_paise bigint not null,
  tds_paise bigint not null,
  disallowed_paise bigint not null,
  is_written_off boolean not null,
  reason text,
  is_active boolean default true not null,
  created_by bigint not null,
  counter_bill_id bigint,
  constraint payer_receipt_part_check CHECK ((((paid_paise + tds_paise) + disallowed_paise) > 0)),
  constraint payer_receipt_part_check1 CHECK (((disallowed_paise = 0) OR (reason IS NOT NULL))),
  constraint payer_receipt_part_disallowed_paise_check CHECK ((disallowed_paise >= 0)),
  constraint payer_receipt_part_of_counter_bill FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id),
  constraint payer_receipt_part_of_one_bill CHECK (((num_nonnulls(bill_id, counter_bill_id) = 1) AND ((bill_id IS NULL) = (admission_id IS NULL)))),
  constraint payer_receipt_part_paid_paise_check CHECK ((paid_paise >= 0)),
  constraint payer_receipt_part_pkey PRIMARY KEY (tenant_id, part_id),
  constraint payer_receipt_part_tds_paise_check CHECK ((tds_paise >= 0)),
  constraint payer_receipt_part_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint payer_receipt_part_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint payer_receipt_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint payer_receipt_part_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint payer_receipt_part_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES payer_receipt(tenant_id, receipt_id)
);
CREATE INDEX payer_receipt_part_by_admission ON public.payer_receipt_part USING btree (tenant_id, admission_id) WHERE is_active;
CREATE INDEX payer_receipt_part_by_bill ON public.payer_receipt_part USING btree (tenant_id, bill_id) WHERE is_active;
CREATE INDEX payer_receipt_part_by_counter_bill ON public.payer_receipt_part USING btree (tenant_id, counter_bill_id) WHERE (is_active AND (counter_bill_id IS NOT NULL));
CREATE UNIQUE INDEX payer_receipt_part_once ON public.payer_receipt_part USING btree (tenant_id, receipt_id, bill_id);
CREATE UNIQUE INDEX payer_receipt_part_once_of_counter ON public.payer_receipt_part USING btree (tenant_id, receipt_id, counter_bill_id);

create policy own_tenant on payer_receipt_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payer_receipt_part FOR EACH ROW EXECUTE FUNCTION write_audit('part_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT OR UPDATE ON public.payer_receipt_part DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.counter_bill_id IS NOT NULL)) EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER post_receipt_part AFTER INSERT OR UPDATE ON public.payer_receipt_part FOR EACH ROW EXECUTE FUNCTION post_receipt_part();
