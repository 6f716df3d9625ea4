create table referral (
  tenant_id integer not null,
  referral_id bigint generated as identity not null,
  referral_name text not null,
  contact_no text,
  email text,
  is_active boolean default true not null,
  address text,
  pan_no text,
  ipd_basis_points integer,
  opd_basis_points integer,
  ot_basis_points integer,
  other_basis_points integer,
  constraint referral_ipd_basis_points_check CHECK (((ipd_basis_points >= 0) AND (ipd_basis_points <= 10000))),
  constraint referral_opd_basis_points_check CHECK (((opd_basis_points >= 0) AND (opd_basis_points <= 10000))),
  constraint referral_ot_basis_points_check CHECK (((ot_basis_points >= 0) AND (ot_basis_points <= 10000))),
  constraint referral_other_basis_points_check CHECK (((other_basis_points >= 0) AND (other_basis_points <= 10000))),
  constraint referral_pkey PRIMARY KEY (tenant_id, referral_id),
  constraint referral_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX referral_by_name_and_phone ON public.referral USING btree (tenant_id, lower(referral_name), "right"(COALESCE(contact_no, ''::text), 10)) WHERE is_active;

create policy own_tenant on referral using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.referral FOR EACH ROW EXECUTE FUNCTION write_audit('referral_id');
