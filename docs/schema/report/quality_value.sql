create view report.quality_value with () as
 SELECT tenant_id,
    hospital_id,
    indicator,
    month,
    ward_id,
    numerator,
    denominator,
    value,
    frozen_at
   FROM quality_value v;
