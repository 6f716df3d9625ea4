create table phrase (
  tenant_id integer not null,
  phrase_id bigint generated as identity not null,
  staff_id bigint,
  department_id bigint,
  shortcut text not null,
  phrase_text text not null,
  is_active boolean default true not null,
  constraint phrase_check CHECK (((staff_id IS NULL) <> (department_id IS NULL))),
  constraint phrase_phrase_text_check CHECK ((phrase_text <> ''::text)),
  constraint phrase_pkey PRIMARY KEY (tenant_id, phrase_id),
  constraint phrase_shortcut_check CHECK ((shortcut <> ''::text)),
  constraint phrase_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES department(tenant_id, department_id),
  constraint phrase_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint phrase_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE UNIQUE INDEX phrase_of_department ON public.phrase USING btree (tenant_id, department_id, lower(shortcut)) WHERE (is_active AND (department_id IS NOT NULL));
CREATE UNIQUE INDEX phrase_of_staff ON public.phrase USING btree (tenant_id, staff_id, lower(shortcut)) WHERE (is_active AND (staff_id IS NOT NULL));

create policy own_tenant on phrase using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.phrase FOR EACH ROW EXECUTE FUNCTION write_audit('phrase_id');
