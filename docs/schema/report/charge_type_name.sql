create view report.charge_type_name with () as
 SELECT tenant_id,
    charge_type_id,
    charge_type_name
   FROM charge_type t;
