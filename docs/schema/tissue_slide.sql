create table tissue_slide (
  tenant_id integer not null,
  slide_id bigint generated as identity not null,
  tissue_block_id bigint not null,
  slide_no integer not null,
  stain text not null,
  is_recut boolean default false not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint tissue_slide_pkey PRIMARY KEY (tenant_id, slide_id),
  constraint tissue_slide_slide_no_check CHECK ((slide_no > 0)),
  constraint tissue_slide_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint tissue_slide_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tissue_slide_tenant_id_tissue_block_id_fkey FOREIGN KEY (tenant_id, tissue_block_id) REFERENCES tissue_block(tenant_id, tissue_block_id),
  constraint tissue_slide_tenant_id_tissue_block_id_slide_no_key UNIQUE (tenant_id, tissue_block_id, slide_no)
);

create policy own_tenant on tissue_slide using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tissue_slide FOR EACH ROW EXECUTE FUNCTION write_audit('slide_id');
