create table analyser_frame (
  tenant_id integer not null,
  analyser_frame_id bigint generated as identity not null,
  analyser_id bigint not null,
  transfer uuid not null,
  frame_bytes bytea not null,
  received_at timestamp with time zone not null,
  constraint analyser_frame_pkey PRIMARY KEY (tenant_id, analyser_frame_id),
  constraint analyser_frame_tenant_id_analyser_id_fkey FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id),
  constraint analyser_frame_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX analyser_frame_by_transfer ON public.analyser_frame USING btree (tenant_id, analyser_id, transfer);

create policy own_tenant on analyser_frame using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
