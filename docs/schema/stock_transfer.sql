create table stock_transfer (
  tenant_id integer not null,
  transfer_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  transfer_no bigint not null,
  indent_id bigint,
  from_store_id bigint not null,
  to_store_id bigint not null,
  reason text,
  status text default 'InTransit'::text not null,
  issued_by bigint not null,
  issued_at timestamp with time zone not null,
  received_by bigint,
  received_at timestamp with time zone,
  settled_by bigint,
  settled_at timestamp with time zone,
  is_cold_without_fridge boolean default false not null,
  constraint issuer_does_not_receive CHECK ((received_by <> issued_by)),
  constraint receipt_is_whole CHECK ((((status = 'InTransit'::text) = (received_by IS NULL)) AND ((received_by IS NULL) = (received_at IS NULL)))),
  constraint settlement_is_whole CHECK ((((status = 'Settled'::text) = (settled_by IS NOT NULL)) AND ((settled_by IS NULL) = (settled_at IS NULL)))),
  constraint stock_transfer_pkey PRIMARY KEY (tenant_id, transfer_id),
  constraint stock_transfer_reason_check CHECK ((length(reason) <= 300)),
  constraint stock_transfer_status_check CHECK ((status = ANY (ARRAY['InTransit'::text, 'Received'::text, 'ReceivedShort'::text, 'Settled'::text]))),
  constraint stock_transfer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_transfer_tenant_id_hospital_id_fin_year_transfer_no_key UNIQUE (tenant_id, hospital_id, fin_year, transfer_no),
  constraint stock_transfer_tenant_id_hospital_id_from_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, from_store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_transfer_tenant_id_hospital_id_indent_id_fkey FOREIGN KEY (tenant_id, hospital_id, indent_id) REFERENCES indent(tenant_id, hospital_id, indent_id),
  constraint stock_transfer_tenant_id_hospital_id_to_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, to_store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_transfer_tenant_id_issued_by_fkey FOREIGN KEY (tenant_id, issued_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_transfer_tenant_id_received_by_fkey FOREIGN KEY (tenant_id, received_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_transfer_tenant_id_settled_by_fkey FOREIGN KEY (tenant_id, settled_by) REFERENCES app_user(tenant_id, user_id),
  constraint transfer_between_stores CHECK ((from_store_id <> to_store_id))
);
CREATE INDEX stock_transfer_by_indent ON public.stock_transfer USING btree (tenant_id, indent_id) WHERE (indent_id IS NOT NULL);
CREATE INDEX stock_transfer_by_time ON public.stock_transfer USING btree (tenant_id, hospital_id, issued_at DESC);
CREATE INDEX stock_transfer_open ON public.stock_transfer USING btree (tenant_id, hospital_id, issued_at) WHERE (status = ANY (ARRAY['InTransit'::text, 'ReceivedShort'::text]));
CREATE INDEX stock_transfer_without_fridge ON public.stock_transfer USING btree (tenant_id, hospital_id, issued_at DESC) WHERE is_cold_without_fridge;

create policy own_tenant on stock_transfer using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.stock_transfer FOR EACH ROW EXECUTE FUNCTION write_audit('transfer_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.stock_transfer FOR EACH ROW EXECUTE FUNCTION check_store_step();

CREATE CONSTRAINT TRIGGER transfer_is_whole AFTER UPDATE OF status ON public.stock_transfer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION transfer_is_whole();
