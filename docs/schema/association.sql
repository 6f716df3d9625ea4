create table association (
  tenant_id integer not null,
  association_id bigint generated as identity not null,
  association_name text not null,
  association_code text,
  address text,
  contact_no text,
  email text,
  contact_person_name text,
  contact_person_phone text,
  is_corporate boolean default false not null,
  color_code text,
  is_active boolean default true not null,
  acc_id bigint,
  approval_limit bigint,
  counter_from date,
  counter_to date,
  counter_share_basis_points integer,
  counter_limit bigint,
  counter_laboratory boolean,
  counter_radiology boolean,
  counter_services boolean,
  constraint association_approval_limit_check CHECK ((approval_limit >= 0)),
  constraint association_counter_limit_check CHECK ((counter_limit >= 0)),
  constraint association_counter_share_basis_points_check CHECK (((counter_share_basis_points >= 0) AND (counter_share_basis_points <= 10000))),
  constraint association_pkey PRIMARY KEY (tenant_id, association_id),
  constraint association_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX association_name_unique ON public.association USING btree (tenant_id, lower(association_name)) WHERE is_active;

create policy own_tenant on association using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.association FOR EACH ROW EXECUTE FUNCTION write_audit('association_id');
