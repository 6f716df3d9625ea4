create table eqa_round (
  tenant_id integer not null,
  eqa_round_id bigint generated as identity not null,
  hospital_id integer not null,
  scheme text not null,
  round_name text not null,
  lab_parameter_id bigint not null,
  sent_value double precision not null,
  group_mean double precision,
  group_sd double precision,
  z_score double precision,
  action_text text,
  closed_at timestamp with time zone,
  closed_by bigint,
  constraint eqa_round_acted CHECK (((closed_at IS NULL) OR (abs(z_score) <= (3)::double precision) OR (length(action_text) >= 5))),
  constraint eqa_round_check CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint eqa_round_group_sd_check CHECK ((group_sd > (0)::double precision)),
  constraint eqa_round_pkey PRIMARY KEY (tenant_id, eqa_round_id),
  constraint eqa_round_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES app_user(tenant_id, user_id),
  constraint eqa_round_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint eqa_round_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint eqa_round_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id)
);
CREATE INDEX eqa_round_by_hospital ON public.eqa_round USING btree (tenant_id, hospital_id, eqa_round_id DESC);
CREATE UNIQUE INDEX eqa_round_unique ON public.eqa_round USING btree (tenant_id, hospital_id, lower(scheme), lower(round_name), lab_parameter_id);

create policy own_tenant on eqa_round using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.eqa_round FOR EACH ROW EXECUTE FUNCTION write_audit('eqa_round_id');
