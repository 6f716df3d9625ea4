create table notifiable_case (
  tenant_id integer not null,
  notifiable_case_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  notifiable_disease_id bigint not null,
  disease_name text not null,
  disease_code text not null,
  source text not null,
  noticed_at timestamp with time zone not null,
  noticed_by bigint not null,
  reported_at timestamp with time zone,
  reported_to text,
  reported_by bigint,
  acknowledgement_no text,
  is_confidential boolean default false not null,
  constraint notifiable_case_check CHECK ((((reported_at IS NULL) = (reported_to IS NULL)) AND ((reported_at IS NULL) = (reported_by IS NULL)))),
  constraint notifiable_case_pkey PRIMARY KEY (tenant_id, notifiable_case_id),
  constraint notifiable_case_source_check CHECK ((source = ANY (ARRAY['Diagnosis'::text, 'Laboratory'::text, 'Death'::text]))),
  constraint notifiable_case_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint notifiable_case_tenant_id_encounter_id_notifiable_disease_i_key UNIQUE (tenant_id, encounter_id, notifiable_disease_id),
  constraint notifiable_case_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint notifiable_case_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint notifiable_case_tenant_id_noticed_by_fkey FOREIGN KEY (tenant_id, noticed_by) REFERENCES app_user(tenant_id, user_id),
  constraint notifiable_case_tenant_id_notifiable_disease_id_fkey FOREIGN KEY (tenant_id, notifiable_disease_id) REFERENCES notifiable_disease(tenant_id, notifiable_disease_id),
  constraint notifiable_case_tenant_id_reported_by_fkey FOREIGN KEY (tenant_id, reported_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX notifiable_case_by_disease ON public.notifiable_case USING btree (tenant_id, notifiable_disease_id);
CREATE INDEX notifiable_case_by_hospital ON public.notifiable_case USING btree (tenant_id, hospital_id, noticed_at DESC);
CREATE INDEX notifiable_case_by_reporter ON public.notifiable_case USING btree (tenant_id, reported_by) WHERE (reported_by IS NOT NULL);
CREATE INDEX notifiable_case_by_user ON public.notifiable_case USING btree (tenant_id, noticed_by);

create policy own_tenant on notifiable_case using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.notifiable_case FOR EACH ROW EXECUTE FUNCTION write_audit('notifiable_case_id');
