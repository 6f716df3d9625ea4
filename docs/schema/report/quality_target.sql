create view report.quality_target with () as
 SELECT tenant_id,
    hospital_id,
    indicator,
    target,
    alarm
   FROM quality_target t;
