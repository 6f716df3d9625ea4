create view report.active_bed with () as
 SELECT tenant_id,
    hospital_id,
    bed_group_id AS ward_id,
    bed_id
   FROM bed b
  WHERE (is_active AND (NOT is_virtual));
