create table slide_picture (
  tenant_id integer not null,
  slide_picture_id bigint generated as identity not null,
  slide_id bigint not null,
  file_id bigint not null,
  caption text,
  is_dropped boolean default false not null,
  added_by bigint not null,
  added_at timestamp with time zone not null,
  constraint slide_picture_pkey PRIMARY KEY (tenant_id, slide_picture_id),
  constraint slide_picture_tenant_id_added_by_fkey FOREIGN KEY (tenant_id, added_by) REFERENCES app_user(tenant_id, user_id),
  constraint slide_picture_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id),
  constraint slide_picture_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint slide_picture_tenant_id_slide_id_fkey FOREIGN KEY (tenant_id, slide_id) REFERENCES tissue_slide(tenant_id, slide_id)
);
CREATE INDEX slide_picture_by_file ON public.slide_picture USING btree (tenant_id, file_id);
CREATE INDEX slide_picture_by_slide ON public.slide_picture USING btree (tenant_id, slide_id);

create policy own_tenant on slide_picture using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.slide_picture FOR EACH ROW EXECUTE FUNCTION write_audit('slide_picture_id');
