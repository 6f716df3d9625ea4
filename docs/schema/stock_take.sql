create table stock_take (
  tenant_id integer not null,
  stock_take_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  first_letter text,
  last_letter text,
  is_blind boolean not null,
  status text default 'Counting'::text not null,
  started_by bigint not null,
  started_at timestamp with time zone not null,
  finished_by bigint,
  finished_at timestamp with time zone,
  approved_by bigint,
  approved_at timestamp with time zone,
  approve_reason text,
  dropped_by bigint,
  dropped_at timestamp with time zone,
  drop_reason text,
  constraint approval_of_take_is_whole CHECK (((status = 'Approved'::text) = ((approved_by IS NOT NULL) AND (approved_at IS NOT NULL) AND (approve_reason IS NOT NULL)))),
  constraint dropping_is_whole CHECK (((status = 'Dropped'::text) = ((dropped_by IS NOT NULL) AND (dropped_at IS NOT NULL) AND (drop_reason IS NOT NULL)))),
  constraint letters_are_whole CHECK ((((first_letter IS NULL) = (last_letter IS NULL)) AND (first_letter <= last_letter))),
  constraint stock_take_approve_reason_check CHECK ((length(approve_reason) <= 200)),
  constraint stock_take_drop_reason_check CHECK ((length(drop_reason) <= 200)),
  constraint stock_take_first_letter_check CHECK ((first_letter ~ '^[A-Z0-9]$'::text)),
  constraint stock_take_last_letter_check CHECK ((last_letter ~ '^[A-Z0-9]$'::text)),
  constraint stock_take_pkey PRIMARY KEY (tenant_id, stock_take_id),
  constraint stock_take_status_check CHECK ((status = ANY (ARRAY['Counting'::text, 'Counted'::text, 'Recount'::text, 'Approved'::text, 'Dropped'::text]))),
  constraint stock_take_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_take_tenant_id_dropped_by_fkey FOREIGN KEY (tenant_id, dropped_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_take_tenant_id_finished_by_fkey FOREIGN KEY (tenant_id, finished_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_take_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_take_tenant_id_hospital_id_stock_take_id_key UNIQUE (tenant_id, hospital_id, stock_take_id),
  constraint stock_take_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_take_tenant_id_started_by_fkey FOREIGN KEY (tenant_id, started_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX stock_take_by_time ON public.stock_take USING btree (tenant_id, hospital_id, started_at DESC);
CREATE UNIQUE INDEX stock_take_open ON public.stock_take USING btree (tenant_id, store_id) WHERE (status = ANY (ARRAY['Counting'::text, 'Counted'::text, 'Recount'::text]));

create policy own_tenant on stock_take using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.stock_take FOR EACH ROW EXECUTE FUNCTION write_audit('stock_take_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.stock_take FOR EACH ROW EXECUTE FUNCTION check_store_step();

CREATE TRIGGER counter_does_not_approve BEFORE UPDATE OF status ON public.stock_take FOR EACH ROW WHEN ((new.status = 'Approved'::text)) EXECUTE FUNCTION counter_does_not_approve();

CREATE TRIGGER counter_does_not_drop BEFORE UPDATE OF status ON public.stock_take FOR EACH ROW WHEN (((new.status = 'Dropped'::text) AND ((old.status <> 'Counting'::text) OR (NOT old.is_blind)))) EXECUTE FUNCTION counter_does_not_drop();
