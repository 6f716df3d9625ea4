create table follow_up (
  tenant_id integer not null,
  follow_up_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  on_day date not null,
  reason text,
  contacted_at timestamp with time zone,
  contacted_by bigint,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint follow_up_check CHECK (((contacted_by IS NULL) = (contacted_at IS NULL))),
  constraint follow_up_pkey PRIMARY KEY (tenant_id, follow_up_id),
  constraint follow_up_tenant_id_contacted_by_fkey FOREIGN KEY (tenant_id, contacted_by) REFERENCES app_user(tenant_id, user_id),
  constraint follow_up_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint follow_up_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint follow_up_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint follow_up_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX follow_up_by_contact ON public.follow_up USING btree (tenant_id, contacted_by) WHERE (contacted_by IS NOT NULL);
CREATE INDEX follow_up_by_user ON public.follow_up USING btree (tenant_id, created_by);
CREATE INDEX follow_up_due ON public.follow_up USING btree (tenant_id, hospital_id, on_day) WHERE is_active;
CREATE UNIQUE INDEX follow_up_of_encounter ON public.follow_up USING btree (tenant_id, encounter_id) WHERE is_active;

create policy own_tenant on follow_up using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.follow_up FOR EACH ROW EXECUTE FUNCTION write_audit('follow_up_id');
