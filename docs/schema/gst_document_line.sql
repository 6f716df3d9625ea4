create table gst_document_line (
  tenant_id integer not null,
  gst_document_id bigint not null,
  line_no integer not null,
  hsn_code text,
  description text not null,
  uqc text not null,
  quantity_thousandths bigint not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  rate_basis_points integer not null,
  igst_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  cess_paise bigint default 0 not null,
  treatment text not null,
  constraint gst_document_line_cess_paise_check CHECK ((cess_paise >= 0)),
  constraint gst_document_line_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint gst_document_line_check CHECK (
CASE
    WHEN (treatment = 'Taxable'::text) THEN (rate_basis_points > 0)
    ELSE ((rate_basis_points = 0) AND ((((igst_paise + cgst_paise) + sgst_paise) + cess_paise) = 0))
END),
  constraint gst_document_line_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint gst_document_line_line_no_check CHECK ((line_no > 0)),
  constraint gst_document_line_pkey PRIMARY KEY (tenant_id, gst_document_id, line_no),
  constraint gst_document_line_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint gst_document_line_rate_basis_points_check CHECK ((rate_basis_points >= 0)),
  constraint gst_document_line_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint gst_document_line_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint gst_document_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint gst_document_line_tenant_id_gst_document_id_fkey FOREIGN KEY (tenant_id, gst_document_id) REFERENCES gst_document(tenant_id, gst_document_id),
  constraint gst_document_line_treatment_check CHECK ((treatment = ANY (ARRAY['Taxable'::text, 'Nil'::text, 'Exempt'::text, 'NonGst'::text]))),
  constraint gst_document_line_value_paise_check CHECK ((value_paise >= 0))
);

create policy own_tenant on gst_document_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
