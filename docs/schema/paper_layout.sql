create table paper_layout (
  tenant_id integer not null,
  paper_layout_id bigint generated as identity not null,
  hospital_id integer not null,
  setting_for text not null,
  version_no integer not null,
  block_order text[] not null,
  hidden text[] not null,
  text_size text not null,
  made_at timestamp with time zone not null,
  made_by bigint,
  heading_size text default 'normal'::text not null,
  constraint paper_layout_heading_size_check CHECK ((heading_size = ANY (ARRAY['small'::text, 'normal'::text, 'large'::text]))),
  constraint paper_layout_pkey PRIMARY KEY (tenant_id, paper_layout_id),
  constraint paper_layout_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint paper_layout_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint paper_layout_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES app_user(tenant_id, user_id),
  constraint paper_layout_text_size_check CHECK ((text_size = ANY (ARRAY['small'::text, 'normal'::text, 'large'::text]))),
  constraint paper_layout_version UNIQUE (tenant_id, hospital_id, setting_for, version_no),
  constraint paper_layout_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX paper_layout_by_user ON public.paper_layout USING btree (tenant_id, made_by);

create policy own_tenant on paper_layout using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.paper_layout FOR EACH ROW EXECUTE FUNCTION write_audit('paper_layout_id');
