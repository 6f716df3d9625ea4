create table opd_session (
  tenant_id integer not null,
  opd_session_id bigint generated as identity not null,
  hospital_id integer not null,
  opd_day_id bigint not null,
  opd_room_id bigint,
  session_state text default 'NotStarted'::text not null,
  started_at timestamp with time zone,
  room_since timestamp with time zone,
  ended_at timestamp with time zone,
  delay_minutes integer default 0 not null,
  notice text,
  constraint one_session_a_room EXCLUDE USING gist (tenant_id WITH =, opd_room_id WITH =, tstzrange(room_since, ended_at) WITH &&) WHERE ((room_since IS NOT NULL)),
  constraint opd_session_check CHECK (((session_state = 'NotStarted'::text) = (started_at IS NULL))),
  constraint opd_session_check1 CHECK (((session_state = 'Ended'::text) = (ended_at IS NOT NULL))),
  constraint opd_session_check2 CHECK (((ended_at >= started_at) AND (ended_at >= room_since))),
  constraint opd_session_check3 CHECK (((room_since IS NULL) OR (opd_room_id IS NOT NULL))),
  constraint opd_session_check4 CHECK (((session_state <> 'Paused'::text) OR (notice IS NOT NULL))),
  constraint opd_session_delay_minutes_check CHECK (((delay_minutes >= 0) AND (delay_minutes <= 600))),
  constraint opd_session_pkey PRIMARY KEY (tenant_id, opd_session_id),
  constraint opd_session_session_state_check CHECK ((session_state = ANY (ARRAY['NotStarted'::text, 'Running'::text, 'Paused'::text, 'Ended'::text]))),
  constraint opd_session_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_session_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint opd_session_tenant_id_opd_day_id_fkey FOREIGN KEY (tenant_id, opd_day_id) REFERENCES opd_day(tenant_id, opd_day_id),
  constraint opd_session_tenant_id_opd_day_id_key UNIQUE (tenant_id, opd_day_id),
  constraint opd_session_tenant_id_opd_room_id_fkey FOREIGN KEY (tenant_id, opd_room_id) REFERENCES opd_room(tenant_id, opd_room_id)
);

create policy own_tenant on opd_session using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_session FOR EACH ROW EXECUTE FUNCTION write_audit('opd_session_id');
