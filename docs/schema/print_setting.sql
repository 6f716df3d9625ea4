create table print_setting (
  tenant_id integer not null,
  print_setting_id bigint generated as identity not null,
  hospital_id integer not null,
  setting_for text not null,
  image text,
  print_footer text,
  header_height integer,
  footer_height integer,
  is_active boolean default true not null,
  paper_size text default 'A4'::text not null,
  margin_millimetres integer default 10 not null,
  hidden_lines text[] default '{}'::text[] not null,
  image_file_id bigint,
  small_sheet text,
  constraint margin_fits_the_paper CHECK (((margin_millimetres >= 0) AND (margin_millimetres <= 40))),
  constraint paper_size_known CHECK ((paper_size = ANY (ARRAY['A4'::text, 'A5'::text]))),
  constraint print_setting_image_file FOREIGN KEY (tenant_id, image_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint print_setting_pkey PRIMARY KEY (tenant_id, print_setting_id),
  constraint print_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint print_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint small_sheet_known CHECK ((small_sheet = ANY (ARRAY['label75x50'::text, 'label50x25'::text, 'label38x25'::text, 'band279x25'::text, 'roll80'::text])))
);
CREATE INDEX print_setting_by_image_file ON public.print_setting USING btree (tenant_id, image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE UNIQUE INDEX print_setting_by_name ON public.print_setting USING btree (tenant_id, hospital_id, setting_for) WHERE is_active;

create policy own_tenant on print_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.print_setting FOR EACH ROW EXECUTE FUNCTION write_audit('print_setting_id');
