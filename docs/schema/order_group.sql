create table order_group (
  tenant_id integer not null,
  order_group_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  group_no bigint not null,
  encounter_id bigint not null,
  ordered_by bigint not null,
  ordered_at timestamp with time zone not null,
  entered_by bigint not null,
  is_verbal boolean not null,
  read_back_by text,
  countersigned_by bigint,
  countersigned_at timestamp with time zone,
  clinical_note text,
  constraint order_group_check CHECK ((is_verbal = (read_back_by IS NOT NULL))),
  constraint order_group_check1 CHECK (((countersigned_by IS NULL) = (countersigned_at IS NULL))),
  constraint order_group_check2 CHECK (((countersigned_at IS NULL) OR is_verbal)),
  constraint order_group_group_no_check CHECK ((group_no > 0)),
  constraint order_group_pkey PRIMARY KEY (tenant_id, order_group_id),
  constraint order_group_tenant_id_countersigned_by_fkey FOREIGN KEY (tenant_id, countersigned_by) REFERENCES app_user(tenant_id, user_id),
  constraint order_group_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint order_group_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint order_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_group_tenant_id_hospital_id_fin_year_group_no_key UNIQUE (tenant_id, hospital_id, fin_year, group_no),
  constraint order_group_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint order_group_tenant_id_ordered_by_fkey FOREIGN KEY (tenant_id, ordered_by) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX order_group_by_time ON public.order_group USING btree (tenant_id, hospital_id, ordered_at);
CREATE INDEX order_group_to_countersign ON public.order_group USING btree (tenant_id, ordered_by, ordered_at) WHERE (is_verbal AND (countersigned_at IS NULL));

create policy own_tenant on order_group using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_group FOR EACH ROW EXECUTE FUNCTION write_audit('order_group_id');
