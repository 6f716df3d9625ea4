-- expand
-- The queue takes numbers of records alone, whoever writes to it: names and texts would outlive the rule that hides them (SC003).

alter table job add constraint job_payload_numbers check (not jsonb_path_exists(payload, '$.* ? (@.type() != "number")')) not valid;
alter table job validate constraint job_payload_numbers;
