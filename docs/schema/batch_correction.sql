create table batch_correction (
  tenant_id integer not null,
  batch_correction_id bigint generated as identity not null,
  hospital_id integer not null,
  batch_id bigint not null,
  correction_kind text not null,
  old_expiry date not null,
  new_expiry date not null,
  old_mrp_paise bigint not null,
  new_mrp_paise bigint not null,
  reason text not null,
  document text,
  document_day date,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  approved_by bigint,
  constraint batch_correction_correction_kind_check CHECK ((correction_kind = ANY (ARRAY['Mistyped'::text, 'LowerPrice'::text]))),
  constraint batch_correction_document_check CHECK ((length(document) <= 100)),
  constraint batch_correction_new_mrp_paise_check CHECK ((new_mrp_paise > 0)),
  constraint batch_correction_pkey PRIMARY KEY (tenant_id, batch_correction_id),
  constraint batch_correction_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 200))),
  constraint batch_correction_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES app_user(tenant_id, user_id),
  constraint batch_correction_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint batch_correction_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint batch_correction_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES app_user(tenant_id, user_id),
  constraint correction_changes_batch CHECK (((old_expiry <> new_expiry) OR (old_mrp_paise <> new_mrp_paise))),
  constraint correction_has_document CHECK (((correction_kind <> 'Mistyped'::text) OR ((new_expiry <= old_expiry) AND (new_mrp_paise <= old_mrp_paise)) OR (document IS NOT NULL))) NOT VALID,
  constraint correction_is_by_two CHECK (((correction_kind = 'LowerPrice'::text) OR ((approved_by IS NOT NULL) AND (approved_by <> made_by)))),
  constraint lower_price_is_lower CHECK (((correction_kind = 'Mistyped'::text) OR ((new_expiry = old_expiry) AND (new_mrp_paise < old_mrp_paise) AND (document IS NOT NULL) AND (document_day IS NOT NULL))))
);
CREATE INDEX batch_correction_by_batch ON public.batch_correction USING btree (tenant_id, batch_id, batch_correction_id);
CREATE INDEX batch_correction_by_time ON public.batch_correction USING btree (tenant_id, hospital_id, made_at DESC);

create policy own_tenant on batch_correction using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.batch_correction FOR EACH ROW EXECUTE FUNCTION write_audit('batch_correction_id');
