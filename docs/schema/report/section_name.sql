create view report.section_name with () as
 SELECT tenant_id,
    lab_section_id AS section_id,
    section_name
   FROM lab_section c;
