create table counter_refund_line (
  tenant_id integer not null,
  counter_refund_id bigint not null,
  service_charge_id bigint not null,
  quantity_thousandths bigint not null,
  net_paise bigint not null,
  igst_paise bigint not null,
  sgst_paise bigint not null,
  cgst_paise bigint not null,
  discount_share_paise bigint not null,
  amount_paise bigint not null,
  constraint counter_refund_line_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint counter_refund_line_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint counter_refund_line_check CHECK ((amount_paise = ((((net_paise + igst_paise) + sgst_paise) + cgst_paise) - discount_share_paise))),
  constraint counter_refund_line_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint counter_refund_line_net_paise_check CHECK ((net_paise >= 0)),
  constraint counter_refund_line_pkey PRIMARY KEY (tenant_id, counter_refund_id, service_charge_id),
  constraint counter_refund_line_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint counter_refund_line_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint counter_refund_line_tenant_id_counter_refund_id_fkey FOREIGN KEY (tenant_id, counter_refund_id) REFERENCES counter_refund(tenant_id, counter_refund_id),
  constraint counter_refund_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint counter_refund_line_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id)
);
CREATE INDEX counter_refund_line_by_charge ON public.counter_refund_line USING btree (tenant_id, service_charge_id);

create policy own_tenant on counter_refund_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.counter_refund_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_refund_line();

CREATE TRIGGER follow_fee_refund AFTER INSERT ON public.counter_refund_line FOR EACH ROW EXECUTE FUNCTION follow_fee_refund();

CREATE TRIGGER post_counter_refund_lines AFTER INSERT ON public.counter_refund_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_counter_refund_lines();

CREATE TRIGGER settle_refund_due AFTER INSERT ON public.counter_refund_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION settle_refund_due();
