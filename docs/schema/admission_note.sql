create table admission_note (
  tenant_id integer not null,
  note_id bigint generated as identity not null,
  admission_id bigint not null,
  note text not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint,
  updated_at timestamp with time zone,
  constraint admission_note_pkey PRIMARY KEY (tenant_id, note_id),
  constraint admission_note_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint admission_note_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint admission_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint admission_note_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX admission_note_by_admission ON public.admission_note USING btree (tenant_id, admission_id, note_id DESC) WHERE is_active;

create policy own_tenant on admission_note using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission_note FOR EACH ROW EXECUTE FUNCTION write_audit('note_id');
