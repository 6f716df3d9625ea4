-- expand concurrently
-- One patient at a time is with a doctor (OP005); the order in which patients were called, for who was skipped.
create unique index concurrently if not exists one_in_consult on opd_visit (tenant_id, hospital_id, doctor_id, day) where queue_state = 'InConsult';
