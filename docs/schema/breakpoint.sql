create table breakpoint (
  tenant_id integer not null,
  breakpoint_id bigint generated as identity not null,
  organism_group_id bigint not null,
  organism_id bigint,
  specimen_type_id bigint,
  antibiotic_id bigint not null,
  method smallint not null,
  susceptible_limit double precision,
  resistant_limit double precision,
  is_resistant_at_limit boolean,
  cascade_after_id bigint,
  guideline text not null,
  guideline_version text not null,
  valid_from date not null,
  is_active boolean default true not null,
  is_dose_dependent boolean,
  constraint breakpoint_pkey PRIMARY KEY (tenant_id, breakpoint_id),
  constraint breakpoint_tenant_id_antibiotic_id_fkey FOREIGN KEY (tenant_id, antibiotic_id) REFERENCES antibiotic(tenant_id, antibiotic_id),
  constraint breakpoint_tenant_id_cascade_after_id_fkey FOREIGN KEY (tenant_id, cascade_after_id) REFERENCES antibiotic(tenant_id, antibiotic_id),
  constraint breakpoint_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint breakpoint_tenant_id_organism_group_id_fkey FOREIGN KEY (tenant_id, organism_group_id) REFERENCES organism_group(tenant_id, organism_group_id),
  constraint breakpoint_tenant_id_organism_id_fkey FOREIGN KEY (tenant_id, organism_id) REFERENCES organism(tenant_id, organism_id),
  constraint breakpoint_tenant_id_specimen_type_id_fkey FOREIGN KEY (tenant_id, specimen_type_id) REFERENCES specimen_type(tenant_id, specimen_type_id)
);
CREATE INDEX breakpoint_by_antibiotic ON public.breakpoint USING btree (tenant_id, antibiotic_id);
CREATE INDEX breakpoint_by_cascade ON public.breakpoint USING btree (tenant_id, cascade_after_id);
CREATE INDEX breakpoint_by_group ON public.breakpoint USING btree (tenant_id, organism_group_id, antibiotic_id);
CREATE INDEX breakpoint_by_organism ON public.breakpoint USING btree (tenant_id, organism_id);
CREATE INDEX breakpoint_by_specimen ON public.breakpoint USING btree (tenant_id, specimen_type_id);

create policy own_tenant on breakpoint using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.breakpoint FOR EACH ROW EXECUTE FUNCTION write_audit('breakpoint_id');
