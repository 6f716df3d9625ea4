create table analyser_message (
  tenant_id integer not null,
  analyser_message_id bigint generated as identity not null,
  hospital_id integer not null,
  analyser_id bigint not null,
  received_at timestamp with time zone not null,
  raw_bytes bytea not null,
  sha256 text not null,
  status text default 'Stored'::text not null,
  fault text,
  findings jsonb default '[]'::jsonb not null,
  resolved_by bigint,
  resolved_at timestamp with time zone,
  resolve_reason text,
  constraint analyser_message_check CHECK (((resolved_by IS NULL) = (resolved_at IS NULL))),
  constraint analyser_message_pkey PRIMARY KEY (tenant_id, analyser_message_id),
  constraint analyser_message_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint analyser_message_status_check CHECK ((status = ANY (ARRAY['Stored'::text, 'Matched'::text, 'PartlyMatched'::text, 'Unmatched'::text, 'Refused'::text, 'Duplicate'::text, 'Answered'::text, 'NoResult'::text]))) NOT VALID,
  constraint analyser_message_tenant_id_analyser_id_hospital_id_fkey FOREIGN KEY (tenant_id, analyser_id, hospital_id) REFERENCES analyser(tenant_id, analyser_id, hospital_id),
  constraint analyser_message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint analyser_message_tenant_id_resolved_by_fkey FOREIGN KEY (tenant_id, resolved_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX analyser_message_by_sha ON public.analyser_message USING btree (tenant_id, analyser_id, sha256);
CREATE INDEX analyser_message_by_status ON public.analyser_message USING btree (tenant_id, hospital_id, status, analyser_message_id DESC);

create policy own_tenant on analyser_message using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
