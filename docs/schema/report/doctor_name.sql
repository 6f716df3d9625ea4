create view report.doctor_name with () as
 SELECT tenant_id,
    staff_id AS doctor_id,
    name_in_one(VARIADIC ARRAY[salutation, first_name, last_name]) AS doctor_name
   FROM staff d;
