create view qc_open_run with (security_invoker=true) as
 SELECT r.tenant_id,
    r.qc_run_id,
    r.hospital_id,
    r.qc_material_id,
    r.lab_parameter_id,
    r.analyser_id,
    r.run_no,
    r.ran_at,
    r.value,
    r.mean,
    r.sd,
    r.z_score,
    r.verdict,
    r.rules,
    r.done_by,
    r.analyser_message_id,
    r.analyser_line
   FROM (qc_run r
     JOIN qc_material m ON (((m.tenant_id = r.tenant_id) AND (m.qc_material_id = r.qc_material_id))))
  WHERE ((r.verdict = 'OutOfControl'::text) AND (NOT ((EXISTS ( SELECT
           FROM qc_action c
          WHERE ((c.tenant_id = r.tenant_id) AND (c.qc_run_id = r.qc_run_id)))) AND (EXISTS ( SELECT
           FROM (qc_run l
             JOIN qc_material n ON (((n.tenant_id = l.tenant_id) AND (n.qc_material_id = l.qc_material_id))))
          WHERE ((l.tenant_id = r.tenant_id) AND (l.lab_parameter_id = r.lab_parameter_id) AND (l.analyser_id = r.analyser_id) AND (l.qc_run_id > r.qc_run_id) AND (l.verdict = 'InControl'::text) AND (n.level = m.level) AND (NOT (EXISTS ( SELECT
                   FROM qc_exclusion x
                  WHERE ((x.tenant_id = l.tenant_id) AND (x.qc_run_id = l.qc_run_id)))))))))));
