create table factor_loss (
  tenant_id integer not null,
  loss_id bigint generated as identity not null,
  user_id bigint not null,
  asked_by_id bigint,
  asked_at timestamp with time zone default now() not null,
  done_by_id bigint,
  done_at timestamp with time zone,
  reason text,
  constraint factor_loss_check CHECK ((done_by_id <> asked_by_id)),
  constraint factor_loss_check1 CHECK (((asked_by_id IS NOT NULL) OR ((done_at IS NOT NULL) AND (reason IS NOT NULL)))),
  constraint factor_loss_pkey PRIMARY KEY (tenant_id, loss_id),
  constraint factor_loss_tenant_id_asked_by_id_fkey FOREIGN KEY (tenant_id, asked_by_id) REFERENCES app_user(tenant_id, user_id),
  constraint factor_loss_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint factor_loss_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX factor_loss_by_user ON public.factor_loss USING btree (tenant_id, user_id) WHERE (done_at IS NULL);

create policy own_tenant on factor_loss using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.factor_loss FOR EACH ROW EXECUTE FUNCTION write_audit('loss_id');
