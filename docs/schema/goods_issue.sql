create table goods_issue (
  tenant_id integer not null,
  goods_issue_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  issue_no bigint not null,
  indent_id bigint,
  from_store_id bigint not null,
  to_store_id bigint not null,
  reason text,
  issued_by bigint not null,
  issued_at timestamp with time zone not null,
  constraint goods_issue_pkey PRIMARY KEY (tenant_id, goods_issue_id),
  constraint goods_issue_reason_check CHECK ((length(reason) <= 300)),
  constraint goods_issue_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint goods_issue_tenant_id_hospital_id_fin_year_issue_no_key UNIQUE (tenant_id, hospital_id, fin_year, issue_no),
  constraint goods_issue_tenant_id_hospital_id_from_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, from_store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint goods_issue_tenant_id_hospital_id_goods_issue_id_key UNIQUE (tenant_id, hospital_id, goods_issue_id),
  constraint goods_issue_tenant_id_hospital_id_indent_id_fkey FOREIGN KEY (tenant_id, hospital_id, indent_id) REFERENCES indent(tenant_id, hospital_id, indent_id),
  constraint goods_issue_tenant_id_hospital_id_to_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, to_store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint goods_issue_tenant_id_issued_by_fkey FOREIGN KEY (tenant_id, issued_by) REFERENCES app_user(tenant_id, user_id),
  constraint issue_between_stores CHECK ((from_store_id <> to_store_id))
);
CREATE INDEX goods_issue_by_indent ON public.goods_issue USING btree (tenant_id, indent_id) WHERE (indent_id IS NOT NULL);
CREATE INDEX goods_issue_by_time ON public.goods_issue USING btree (tenant_id, hospital_id, issued_at DESC);

create policy own_tenant on goods_issue using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
