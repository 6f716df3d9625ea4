create view report.payer_name with () as
 SELECT tenant_id,
    association_id AS payer_id,
    association_name AS payer_name
   FROM association a;
