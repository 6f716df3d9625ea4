create policy own_tenant on chart_access using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
