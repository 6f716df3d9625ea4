create table opd_room (
  tenant_id integer not null,
  opd_room_id bigint generated as identity not null,
  hospital_id integer not null,
  opd_room_name text not null,
  display_code text not null,
  shows_initials boolean default false not null,
  is_active boolean default true not null,
  constraint opd_room_display_code_check CHECK ((display_code ~ '^[a-z2-9]{12}$'::text)),
  constraint opd_room_pkey PRIMARY KEY (tenant_id, opd_room_id),
  constraint opd_room_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_room_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX opd_room_by_display ON public.opd_room USING btree (tenant_id, display_code);
CREATE INDEX opd_room_by_hospital ON public.opd_room USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX opd_room_unique ON public.opd_room USING btree (tenant_id, hospital_id, lower(opd_room_name)) WHERE is_active;

create policy own_tenant on opd_room using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_room FOR EACH ROW EXECUTE FUNCTION write_audit('opd_room_id');
