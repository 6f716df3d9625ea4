create view report.test_name with () as
 SELECT tenant_id,
    charge_id AS test_id,
    charge_name AS test_name
   FROM charge c;
