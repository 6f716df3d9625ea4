create table tissue_block (
  tenant_id integer not null,
  tissue_block_id bigint generated as identity not null,
  specimen_id bigint not null,
  part text not null,
  block_no integer not null,
  description text,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint tissue_block_block_no_check CHECK ((block_no > 0)),
  constraint tissue_block_part_check CHECK ((part ~ '^[A-Z]$'::text)),
  constraint tissue_block_pkey PRIMARY KEY (tenant_id, tissue_block_id),
  constraint tissue_block_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint tissue_block_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tissue_block_tenant_id_specimen_id_fkey FOREIGN KEY (tenant_id, specimen_id) REFERENCES tissue_case(tenant_id, specimen_id),
  constraint tissue_block_tenant_id_specimen_id_part_block_no_key UNIQUE (tenant_id, specimen_id, part, block_no)
);

create policy own_tenant on tissue_block using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tissue_block FOR EACH ROW EXECUTE FUNCTION write_audit('tissue_block_id');
