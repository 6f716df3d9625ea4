create table asset_audit (
  tenant_id integer not null,
  asset_audit_id bigint generated as identity not null,
  hospital_id integer not null,
  department_id bigint,
  bed_group_id bigint,
  status text default 'Counting'::text not null,
  started_by bigint not null,
  started_by_staff_id bigint,
  started_at timestamp with time zone not null,
  finished_by bigint,
  finished_at timestamp with time zone,
  approved_by bigint,
  approved_at timestamp with time zone,
  constraint asset_audit_approval_is_whole CHECK ((((status = 'Approved'::text) = (approved_by IS NOT NULL)) AND ((approved_by IS NULL) = (approved_at IS NULL)))),
  constraint asset_audit_approver_is_another CHECK ((approved_by <> started_by)),
  constraint asset_audit_has_one_place CHECK ((num_nonnulls(department_id, bed_group_id) = 1)),
  constraint asset_audit_pkey PRIMARY KEY (tenant_id, asset_audit_id),
  constraint asset_audit_status_check CHECK ((status = ANY (ARRAY['Counting'::text, 'Counted'::text, 'Approved'::text]))),
  constraint asset_audit_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES app_user(tenant_id, user_id),
  constraint asset_audit_tenant_id_bed_group_id_fkey FOREIGN KEY (tenant_id, bed_group_id) REFERENCES bed_group(tenant_id, bed_group_id),
  constraint asset_audit_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES department(tenant_id, department_id),
  constraint asset_audit_tenant_id_finished_by_fkey FOREIGN KEY (tenant_id, finished_by) REFERENCES app_user(tenant_id, user_id),
  constraint asset_audit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint asset_audit_tenant_id_hospital_id_asset_audit_id_key UNIQUE (tenant_id, hospital_id, asset_audit_id),
  constraint asset_audit_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint asset_audit_tenant_id_started_by_fkey FOREIGN KEY (tenant_id, started_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX asset_audit_open ON public.asset_audit USING btree (tenant_id, hospital_id, COALESCE(department_id, (0)::bigint), COALESCE(bed_group_id, (0)::bigint)) WHERE (status <> 'Approved'::text);

create policy own_tenant on asset_audit using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.asset_audit FOR EACH ROW EXECUTE FUNCTION write_audit('asset_audit_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.asset_audit FOR EACH ROW EXECUTE FUNCTION check_store_step();

CREATE TRIGGER scanner_does_not_approve BEFORE UPDATE OF status ON public.asset_audit FOR EACH ROW WHEN ((new.status = 'Approved'::text)) EXECUTE FUNCTION scanner_does_not_approve();
