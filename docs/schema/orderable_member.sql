create table orderable_member (
  tenant_id integer not null,
  orderable_member_id bigint generated as identity not null,
  orderable_id bigint not null,
  member_id bigint not null,
  sequence_no integer not null,
  is_active boolean default true not null,
  constraint orderable_member_check CHECK ((member_id <> orderable_id)),
  constraint orderable_member_pkey PRIMARY KEY (tenant_id, orderable_member_id),
  constraint orderable_member_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint orderable_member_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES orderable(tenant_id, orderable_id),
  constraint orderable_member_tenant_id_orderable_id_fkey FOREIGN KEY (tenant_id, orderable_id) REFERENCES orderable(tenant_id, orderable_id),
  constraint orderable_member_tenant_id_orderable_id_member_id_key UNIQUE (tenant_id, orderable_id, member_id)
);
CREATE INDEX orderable_member_by_member ON public.orderable_member USING btree (tenant_id, member_id);

create policy own_tenant on orderable_member using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.orderable_member FOR EACH ROW EXECUTE FUNCTION write_audit('orderable_member_id');
