create table allergy_statement (
  tenant_id integer not null,
  allergy_statement_id bigint generated as identity not null,
  patient_id bigint not null,
  status text not null,
  said_by bigint not null,
  said_at timestamp with time zone not null,
  constraint allergy_statement_pkey PRIMARY KEY (tenant_id, allergy_statement_id),
  constraint allergy_statement_status_check CHECK ((status = ANY (ARRAY['Unknown'::text, 'NoneKnown'::text]))),
  constraint allergy_statement_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint allergy_statement_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint allergy_statement_tenant_id_said_by_fkey FOREIGN KEY (tenant_id, said_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX allergy_statement_by_patient ON public.allergy_statement USING btree (tenant_id, patient_id, allergy_statement_id DESC);
CREATE INDEX allergy_statement_by_user ON public.allergy_statement USING btree (tenant_id, said_by);

create policy own_tenant on allergy_statement using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.allergy_statement FOR EACH ROW EXECUTE FUNCTION write_audit('allergy_statement_id');
