create view report.store_name with () as
 SELECT tenant_id,
    store_id,
    store_name
   FROM store s;
