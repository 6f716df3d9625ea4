create table patient_name_word (
  tenant_id integer not null,
  word text not null,
  folded text generated always as (folded_name(word)) stored not null,
  skeleton text generated always as (name_skeleton(word)) stored not null,
  patient_count integer not null,
  constraint patient_name_word_pkey PRIMARY KEY (tenant_id, word),
  constraint patient_name_word_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX patient_name_word_by_part ON public.patient_name_word USING gin (tenant_id, word gin_trgm_ops);
CREATE INDEX patient_name_word_by_skeleton ON public.patient_name_word USING btree (tenant_id, skeleton);

create policy own_tenant on patient_name_word using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
