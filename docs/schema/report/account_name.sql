create view report.account_name with () as
 SELECT tenant_id,
    glid AS account_id,
    gl_name AS account_name
   FROM gl_master g;
