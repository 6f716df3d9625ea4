create view report.ward_name with () as
 SELECT tenant_id,
    bed_group_id AS ward_id,
    bed_group_name AS ward_name
   FROM bed_group g;
