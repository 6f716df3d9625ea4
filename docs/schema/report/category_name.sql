create view report.category_name with () as
 SELECT tenant_id,
    charge_category_id AS category_id,
    charge_category_name AS category_name
   FROM charge_category g;
