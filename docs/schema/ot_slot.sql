create table ot_slot (
  tenant_id integer not null,
  ot_slot_id bigint generated as identity not null,
  hospital_id integer not null,
  ot_id bigint not null,
  day date not null,
  from_time time without time zone not null,
  to_time time without time zone not null,
  during tsrange generated always as (tsrange((day + from_time), ((day + to_time) +
CASE
    WHEN (to_time <= from_time) THEN '1 day'::interval
    ELSE '00:00:00'::interval
END))) stored not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint one_operation_a_theatre EXCLUDE USING gist (tenant_id WITH =, ot_id WITH =, during WITH &&) WHERE (is_active),
  constraint ot_slot_pkey PRIMARY KEY (tenant_id, ot_slot_id),
  constraint ot_slot_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint ot_slot_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint ot_slot_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint ot_slot_tenant_id_ot_id_fkey FOREIGN KEY (tenant_id, ot_id) REFERENCES ot_master(tenant_id, ot_id)
);
CREATE INDEX ot_slot_by_day ON public.ot_slot USING btree (tenant_id, hospital_id, day);

create policy own_tenant on ot_slot using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.ot_slot FOR EACH ROW EXECUTE FUNCTION write_audit('ot_slot_id');
