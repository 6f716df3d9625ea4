create table reagent_lot (
  tenant_id integer not null,
  reagent_lot_id bigint generated as identity not null,
  hospital_id integer not null,
  analyser_id bigint not null,
  reagent_name text not null,
  lot_no text not null,
  expiry date not null,
  check_text text,
  checked_at timestamp with time zone,
  checked_by bigint,
  opened_at timestamp with time zone,
  opened_by bigint,
  constraint reagent_lot_check CHECK ((((checked_at IS NULL) = (checked_by IS NULL)) AND ((checked_at IS NULL) = (check_text IS NULL)))),
  constraint reagent_lot_check1 CHECK (((opened_at IS NULL) = (opened_by IS NULL))),
  constraint reagent_lot_pkey PRIMARY KEY (tenant_id, reagent_lot_id),
  constraint reagent_lot_tenant_id_analyser_id_hospital_id_fkey FOREIGN KEY (tenant_id, analyser_id, hospital_id) REFERENCES analyser(tenant_id, analyser_id, hospital_id),
  constraint reagent_lot_tenant_id_checked_by_fkey FOREIGN KEY (tenant_id, checked_by) REFERENCES app_user(tenant_id, user_id),
  constraint reagent_lot_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reagent_lot_tenant_id_opened_by_fkey FOREIGN KEY (tenant_id, opened_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX reagent_lot_by_hospital ON public.reagent_lot USING btree (tenant_id, hospital_id, opened_at DESC, reagent_lot_id DESC);
CREATE INDEX reagent_lot_by_opening ON public.reagent_lot USING btree (tenant_id, analyser_id, opened_at);
CREATE UNIQUE INDEX reagent_lot_unique ON public.reagent_lot USING btree (tenant_id, analyser_id, lower(reagent_name), lower(lot_no));

create policy own_tenant on reagent_lot using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.reagent_lot FOR EACH ROW EXECUTE FUNCTION write_audit('reagent_lot_id');
