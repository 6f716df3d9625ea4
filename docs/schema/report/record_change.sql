create view report.record_change with () as
 SELECT tenant_id,
    hospital_id,
    audit_id,
    at AS changed_at,
    ((at AT TIME ZONE ( SELECT h.timezone
           FROM hospital h
          WHERE ((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id)))))::date AS changed_on,
    user_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = a.tenant_id) AND (u.user_id = a.user_id))) AS user_name,
    action AS change_kind,
    table_name AS record_kind,
    record_id
   FROM audit_log a
  WHERE (hospital_id IS NOT NULL);
