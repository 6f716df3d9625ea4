create view report.charge_name with () as
 SELECT tenant_id,
    charge_id,
    charge_name
   FROM charge c;
