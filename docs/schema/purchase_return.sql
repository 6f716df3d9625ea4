create table purchase_return (
  tenant_id integer not null,
  purchase_return_id bigint generated as identity not null,
  hospital_id integer not null,
  supplier_id bigint not null,
  fin_year text not null,
  claim_no bigint not null,
  claim_number text not null,
  reason text not null,
  note text,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  claimed_paise bigint not null,
  value_paise bigint not null,
  status text default 'Sent'::text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  credit_note_number text,
  credit_note_date date,
  credited_paise bigint,
  answer_note text,
  answered_by bigint,
  answered_at timestamp with time zone,
  supplier_invoice_id bigint,
  credit_note_key text,
  credit_note_year text,
  credit_note_total_paise bigint,
  created_by_staff_id bigint,
  constraint answer_is_whole CHECK ((((status = 'Sent'::text) = (answered_by IS NULL)) AND ((answered_by IS NULL) = (answered_at IS NULL)))),
  constraint credit_note_is_whole CHECK ((((status = 'Credited'::text) = (credited_paise IS NOT NULL)) AND ((COALESCE(credited_paise, (0)::bigint) > 0) = (credit_note_number IS NOT NULL)) AND ((credit_note_number IS NULL) = (credit_note_date IS NULL)) AND ((credit_note_number IS NULL) = (credit_note_key IS NULL)) AND ((credit_note_number IS NULL) = (credit_note_year IS NULL)) AND ((credit_note_number IS NULL) = (credit_note_total_paise IS NULL)))) NOT VALID,
  constraint credit_of_nothing_has_reason CHECK (((credited_paise > 0) OR (answer_note IS NOT NULL))) NOT VALID,
  constraint credit_within_claim CHECK (((credited_paise >= 0) AND (credited_paise <= claimed_paise))),
  constraint deducted_claim_has_invoice CHECK (((status = 'Deducted'::text) = (supplier_invoice_id IS NOT NULL))) NOT VALID,
  constraint purchase_return_answer_note_check CHECK ((length(answer_note) <= 300)),
  constraint purchase_return_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint purchase_return_check CHECK ((claimed_paise = (((taxable_paise + cgst_paise) + sgst_paise) + igst_paise))),
  constraint purchase_return_credit_note_number_check CHECK ((credit_note_number <> ''::text)),
  constraint purchase_return_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint purchase_return_note_check CHECK ((length(note) <= 300)),
  constraint purchase_return_pkey PRIMARY KEY (tenant_id, purchase_return_id),
  constraint purchase_return_reason_check CHECK ((reason = ANY (ARRAY['Damaged'::text, 'ShortExpiry'::text, 'Expired'::text, 'WrongItem'::text, 'Recall'::text, 'Other'::text]))),
  constraint purchase_return_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint purchase_return_status CHECK ((status = ANY (ARRAY['Sent'::text, 'Credited'::text, 'Refused'::text, 'Deducted'::text]))) NOT VALID,
  constraint purchase_return_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint purchase_return_tenant_id_answered_by_fkey FOREIGN KEY (tenant_id, answered_by) REFERENCES app_user(tenant_id, user_id),
  constraint purchase_return_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint purchase_return_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint purchase_return_tenant_id_hospital_id_fin_year_claim_no_key UNIQUE (tenant_id, hospital_id, fin_year, claim_no),
  constraint purchase_return_tenant_id_hospital_id_purchase_return_id_key UNIQUE (tenant_id, hospital_id, purchase_return_id),
  constraint purchase_return_tenant_id_hospital_id_supplier_id_fkey FOREIGN KEY (tenant_id, hospital_id, supplier_id) REFERENCES supplier(tenant_id, hospital_id, supplier_id),
  constraint purchase_return_value_paise_check CHECK ((value_paise >= 0)),
  constraint refusal_has_reason CHECK (((status <> 'Refused'::text) OR (answer_note IS NOT NULL))),
  constraint return_answerer_is_not_maker CHECK ((answered_by <> created_by)) NOT VALID,
  constraint return_deducted_by FOREIGN KEY (tenant_id, hospital_id, supplier_id, supplier_invoice_id) REFERENCES supplier_invoice(tenant_id, hospital_id, supplier_id, supplier_invoice_id) NOT VALID
);
CREATE INDEX purchase_return_by_supplier ON public.purchase_return USING btree (tenant_id, hospital_id, supplier_id, purchase_return_id);
CREATE INDEX purchase_return_credit_note ON public.purchase_return USING btree (tenant_id, supplier_id, credit_note_year, credit_note_key) WHERE (credit_note_key IS NOT NULL);
CREATE INDEX purchase_return_open ON public.purchase_return USING btree (tenant_id, hospital_id, created_at) WHERE (status = 'Sent'::text);

create policy own_tenant on purchase_return using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.purchase_return FOR EACH ROW EXECUTE FUNCTION write_audit('purchase_return_id');

CREATE TRIGGER check_credit_note AFTER UPDATE OF status ON public.purchase_return FOR EACH ROW WHEN ((new.credit_note_key IS NOT NULL)) EXECUTE FUNCTION check_credit_note();

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.purchase_return FOR EACH ROW EXECUTE FUNCTION check_store_step();

CREATE TRIGGER post_credit_note AFTER UPDATE OF status ON public.purchase_return FOR EACH ROW WHEN (((new.status = 'Credited'::text) AND (new.credited_paise < new.claimed_paise))) EXECUTE FUNCTION post_credit_note();
