create table security_policy (
  tenant_id integer not null,
  factor_for text default 'privileged'::text not null,
  step_up_above_paise bigint default 5000000 not null,
  session_hours integer default 12 not null,
  constraint security_policy_factor_for_check CHECK ((factor_for = ANY (ARRAY['nobody'::text, 'privileged'::text, 'all'::text]))),
  constraint security_policy_pkey PRIMARY KEY (tenant_id),
  constraint security_policy_session_hours_check CHECK (((session_hours >= 1) AND (session_hours <= 12))),
  constraint security_policy_step_up_above_paise_check CHECK ((step_up_above_paise >= 0)),
  constraint security_policy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on security_policy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.security_policy FOR EACH ROW EXECUTE FUNCTION write_audit('tenant_id');
