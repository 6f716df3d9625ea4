create view report.blocked_night with () as
 SELECT o.tenant_id,
    o.hospital_id,
    b.bed_group_id AS ward_id,
    ((((o.created_at - '00:00:00.000001'::interval) AT TIME ZONE h.timezone))::date + 1) AS first_day,
    (((o.ended_at - '00:00:00.000001'::interval) AT TIME ZONE h.timezone))::date AS last_day
   FROM ((bed_hold o
     JOIN hospital h ON (((h.tenant_id = o.tenant_id) AND (h.hospital_id = o.hospital_id))))
     JOIN bed b ON (((b.tenant_id = o.tenant_id) AND (b.bed_id = o.bed_id) AND b.is_active AND (NOT b.is_virtual))))
  WHERE (o.kind = 'blocked'::text);
