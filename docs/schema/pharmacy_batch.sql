create table pharmacy_batch (
  tenant_id integer not null,
  batch_id bigint generated as identity not null,
  hospital_id integer not null,
  item_id bigint not null,
  batch_number text,
  expiry date,
  mrp_paise bigint,
  quantity integer default 0 not null,
  constraint pharmacy_batch_mrp_paise_check CHECK ((mrp_paise > 0)),
  constraint pharmacy_batch_of_hospital UNIQUE (tenant_id, hospital_id, batch_id),
  constraint pharmacy_batch_pkey PRIMARY KEY (tenant_id, batch_id),
  constraint pharmacy_batch_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_batch_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint pharmacy_batch_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint standing_batch_is_bare CHECK ((((batch_number IS NULL) = (expiry IS NULL)) AND ((batch_number IS NOT NULL) OR (mrp_paise IS NULL)))) NOT VALID,
  constraint stock_is_never_negative CHECK ((quantity >= 0))
);
CREATE INDEX pharmacy_batch_by_expiry ON public.pharmacy_batch USING btree (tenant_id, hospital_id, expiry, batch_id);
CREATE INDEX pharmacy_batch_by_item ON public.pharmacy_batch USING btree (tenant_id, item_id);
CREATE UNIQUE INDEX pharmacy_batch_by_number ON public.pharmacy_batch USING btree (tenant_id, hospital_id, item_id, lower(batch_number));
CREATE UNIQUE INDEX pharmacy_batch_standing ON public.pharmacy_batch USING btree (tenant_id, hospital_id, item_id) WHERE (batch_number IS NULL);

create policy own_tenant on pharmacy_batch using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_batch FOR EACH ROW EXECUTE FUNCTION write_audit('batch_id');

CREATE TRIGGER check_batch_of_item BEFORE INSERT OR UPDATE OF item_id, batch_number, mrp_paise ON public.pharmacy_batch FOR EACH ROW EXECUTE FUNCTION check_batch_of_item();
