create table orderable (
  tenant_id integer not null,
  orderable_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_id bigint not null,
  order_name text not null,
  synonyms text,
  order_kind text,
  preparation text,
  sex_limit text,
  age_from_days integer,
  age_to_days integer,
  repeat_window_hours integer,
  requires_payer_approval boolean default false not null,
  charge_moment text,
  lead_minutes integer,
  routine_minutes integer,
  urgent_minutes integer,
  stat_minutes integer,
  is_active boolean default true not null,
  changed_at timestamp with time zone,
  waits_for_signature boolean default false not null,
  constraint orderable_age_from_days_check CHECK ((age_from_days >= 0)),
  constraint orderable_age_to_days_check CHECK ((age_to_days >= 0)),
  constraint orderable_charge_moment_check CHECK ((charge_moment = ANY (ARRAY['Order'::text, 'Start'::text, 'Done'::text]))),
  constraint orderable_check CHECK ((age_from_days <= age_to_days)),
  constraint orderable_lead_minutes_check CHECK ((lead_minutes >= 0)),
  constraint orderable_order_kind_check CHECK ((order_kind = ANY (ARRAY['Investigation'::text, 'Imaging'::text, 'Procedure'::text, 'Consult'::text]))),
  constraint orderable_order_name_check CHECK ((order_name <> ''::text)),
  constraint orderable_pkey PRIMARY KEY (tenant_id, orderable_id),
  constraint orderable_repeat_window_hours_check CHECK ((repeat_window_hours > 0)),
  constraint orderable_routine_minutes_check CHECK ((routine_minutes > 0)),
  constraint orderable_sex_limit_check CHECK ((sex_limit = ANY (ARRAY['M'::text, 'F'::text]))),
  constraint orderable_stat_minutes_check CHECK ((stat_minutes > 0)),
  constraint orderable_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint orderable_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint orderable_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint orderable_urgent_minutes_check CHECK ((urgent_minutes > 0))
);
CREATE INDEX orderable_by_hospital ON public.orderable USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX orderable_of_charge ON public.orderable USING btree (tenant_id, charge_id) WHERE is_active;

create policy own_tenant on orderable using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.orderable FOR EACH ROW EXECUTE FUNCTION write_audit('orderable_id');
