create view report.department_name with () as
 SELECT tenant_id,
    department_id,
    department_name
   FROM department d;
