create table outsource_line (
  tenant_id integer not null,
  outsource_line_id bigint generated as identity not null,
  dispatch_id bigint not null,
  lab_work_id bigint not null,
  specimen_id bigint not null,
  purchase_price_paise bigint not null,
  received_at timestamp with time zone,
  received_by bigint,
  constraint outsource_line_check CHECK (((received_at IS NULL) = (received_by IS NULL))),
  constraint outsource_line_pkey PRIMARY KEY (tenant_id, outsource_line_id),
  constraint outsource_line_purchase_price_paise_check CHECK ((purchase_price_paise >= 0)),
  constraint outsource_line_tenant_id_dispatch_id_fkey FOREIGN KEY (tenant_id, dispatch_id) REFERENCES outsource_dispatch(tenant_id, dispatch_id),
  constraint outsource_line_tenant_id_dispatch_id_lab_work_id_key UNIQUE (tenant_id, dispatch_id, lab_work_id),
  constraint outsource_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint outsource_line_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint outsource_line_tenant_id_received_by_fkey FOREIGN KEY (tenant_id, received_by) REFERENCES app_user(tenant_id, user_id),
  constraint outsource_line_tenant_id_specimen_id_fkey FOREIGN KEY (tenant_id, specimen_id) REFERENCES specimen(tenant_id, specimen_id)
);
CREATE INDEX outsource_line_by_specimen ON public.outsource_line USING btree (tenant_id, specimen_id);
CREATE INDEX outsource_line_by_work ON public.outsource_line USING btree (tenant_id, lab_work_id);

create policy own_tenant on outsource_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.outsource_line FOR EACH ROW EXECUTE FUNCTION write_audit('outsource_line_id');
