create table lab_withdrawal (
  tenant_id integer not null,
  lab_withdrawal_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_report_id bigint not null,
  reason text not null,
  status text default 'Proposed'::text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint lab_withdrawal_check CHECK ((((status = 'Proposed'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint lab_withdrawal_pkey PRIMARY KEY (tenant_id, lab_withdrawal_id),
  constraint lab_withdrawal_reason_check CHECK ((length(reason) >= 10)),
  constraint lab_withdrawal_status_check CHECK ((status = ANY (ARRAY['Proposed'::text, 'Approved'::text, 'Declined'::text]))),
  constraint lab_withdrawal_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_withdrawal_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_withdrawal_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_withdrawal_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_withdrawal_tenant_id_proposed_by_fkey FOREIGN KEY (tenant_id, proposed_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_withdrawal_two_persons CHECK (((status <> 'Approved'::text) OR (decided_by <> proposed_by)))
);
CREATE INDEX lab_withdrawal_of_report ON public.lab_withdrawal USING btree (tenant_id, lab_report_id);
CREATE UNIQUE INDEX lab_withdrawal_open ON public.lab_withdrawal USING btree (tenant_id, lab_report_id) WHERE (status = 'Proposed'::text);

create policy own_tenant on lab_withdrawal using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
