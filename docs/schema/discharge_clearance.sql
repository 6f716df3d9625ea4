create table discharge_clearance (
  tenant_id integer not null,
  clearance_id bigint generated as identity not null,
  admission_id bigint not null,
  department text not null,
  note text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  taken_back_by bigint,
  taken_back_at timestamp with time zone,
  constraint discharge_clearance_check CHECK (((taken_back_by IS NULL) = (taken_back_at IS NULL))),
  constraint discharge_clearance_department_check CHECK ((department = ANY (ARRAY['Pharmacy'::text, 'Laboratory'::text, 'Radiology'::text, 'Nursing'::text]))),
  constraint discharge_clearance_pkey PRIMARY KEY (tenant_id, clearance_id),
  constraint discharge_clearance_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint discharge_clearance_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_clearance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint discharge_clearance_tenant_id_taken_back_by_fkey FOREIGN KEY (tenant_id, taken_back_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX one_clearance ON public.discharge_clearance USING btree (tenant_id, admission_id, department) WHERE (taken_back_at IS NULL);

create policy own_tenant on discharge_clearance using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.discharge_clearance FOR EACH ROW EXECUTE FUNCTION write_audit('clearance_id');
