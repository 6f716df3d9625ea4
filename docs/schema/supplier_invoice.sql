create table supplier_invoice (
  tenant_id integer not null,
  supplier_invoice_id bigint generated as identity not null,
  hospital_id integer not null,
  supplier_id bigint not null,
  invoice_number text not null,
  invoice_key text not null,
  invoice_year text not null,
  invoice_date date not null,
  total_paise bigint not null,
  received_paise bigint not null,
  claimed_paise bigint not null,
  round_off_paise bigint not null,
  difference_paise bigint not null,
  payable_paise bigint not null,
  due_on date not null,
  paid_paise bigint default 0 not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  cancelled_by bigint,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  created_by_staff_id bigint,
  deducted_paise bigint default 0 not null,
  tax_paise bigint default 0 not null,
  constraint approved_invoice_stays CHECK (((cancelled_by IS NULL) OR (approved_by IS NULL))),
  constraint deducted_within_received CHECK (((deducted_paise >= 0) AND (deducted_paise <= received_paise))) NOT VALID,
  constraint difference_is_the_rest CHECK ((difference_paise = (((payable_paise + deducted_paise) - received_paise) - round_off_paise))) NOT VALID,
  constraint invoice_approval_is_whole CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  constraint invoice_approver_is_not_maker CHECK ((approved_by <> created_by)),
  constraint invoice_cancelling_is_whole CHECK ((((cancelled_by IS NULL) = (cancelled_at IS NULL)) AND ((cancelled_by IS NULL) = (cancel_reason IS NULL)))),
  constraint invoice_settled_within_payable CHECK (((paid_paise >= 0) AND (tax_paise >= 0) AND ((paid_paise + tax_paise) <= payable_paise))) NOT VALID,
  constraint only_approved_is_settled CHECK ((((paid_paise + tax_paise) = 0) OR (approved_by IS NOT NULL))) NOT VALID,
  constraint payable_is_total_less_claim CHECK ((payable_paise = (total_paise - claimed_paise))),
  constraint supplier_invoice_claimed_paise_check CHECK ((claimed_paise >= 0)),
  constraint supplier_invoice_invoice_number_check CHECK ((invoice_number <> ''::text)),
  constraint supplier_invoice_payable_paise_check CHECK ((payable_paise >= 0)),
  constraint supplier_invoice_pkey PRIMARY KEY (tenant_id, supplier_invoice_id),
  constraint supplier_invoice_received_paise_check CHECK ((received_paise >= 0)),
  constraint supplier_invoice_round_off_paise_check CHECK ((abs(round_off_paise) <= 100)),
  constraint supplier_invoice_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES app_user(tenant_id, user_id),
  constraint supplier_invoice_tenant_id_cancelled_by_fkey FOREIGN KEY (tenant_id, cancelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint supplier_invoice_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint supplier_invoice_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint supplier_invoice_tenant_id_hospital_id_supplier_id_fkey FOREIGN KEY (tenant_id, hospital_id, supplier_id) REFERENCES supplier(tenant_id, hospital_id, supplier_id),
  constraint supplier_invoice_tenant_id_hospital_id_supplier_id_supplier_key UNIQUE (tenant_id, hospital_id, supplier_id, supplier_invoice_id),
  constraint supplier_invoice_total_paise_check CHECK ((total_paise > 0))
);
CREATE INDEX supplier_invoice_by_supplier ON public.supplier_invoice USING btree (tenant_id, hospital_id, supplier_id, supplier_invoice_id);
CREATE UNIQUE INDEX supplier_invoice_once ON public.supplier_invoice USING btree (tenant_id, supplier_id, invoice_year, invoice_key) WHERE (cancelled_at IS NULL);

create policy own_tenant on supplier_invoice using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.supplier_invoice FOR EACH ROW EXECUTE FUNCTION write_audit('supplier_invoice_id');

CREATE TRIGGER post_supplier_invoice AFTER INSERT OR UPDATE OF cancelled_at ON public.supplier_invoice FOR EACH ROW EXECUTE FUNCTION post_supplier_invoice();
