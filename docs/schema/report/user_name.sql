create view report.user_name with () as
 SELECT tenant_id,
    user_id,
    name AS user_name
   FROM app_user u;
