create table consultant_instruction (
  tenant_id integer not null,
  instruction_id bigint generated as identity not null,
  admission_id bigint not null,
  applied_at timestamp with time zone not null,
  consultant_id bigint not null,
  instruction text not null,
  instruction_date date not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint,
  updated_at timestamp with time zone,
  constraint consultant_instruction_pkey PRIMARY KEY (tenant_id, instruction_id),
  constraint consultant_instruction_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint consultant_instruction_tenant_id_consultant_id_fkey FOREIGN KEY (tenant_id, consultant_id) REFERENCES staff(tenant_id, staff_id),
  constraint consultant_instruction_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint consultant_instruction_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultant_instruction_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX consultant_instruction_by_admission ON public.consultant_instruction USING btree (tenant_id, admission_id, applied_at DESC, instruction_id DESC) WHERE is_active;
CREATE INDEX consultant_instruction_by_consultant ON public.consultant_instruction USING btree (tenant_id, consultant_id);

create policy own_tenant on consultant_instruction using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultant_instruction FOR EACH ROW EXECUTE FUNCTION write_audit('instruction_id');
