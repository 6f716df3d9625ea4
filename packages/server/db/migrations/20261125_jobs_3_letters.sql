-- expand
-- Messages of the outbox leave by a job each; those that wait have theirs from here.
insert into job (tenant_id, kind, payload, run_at)
select tenant_id, 'letter', jsonb_build_object('messageId', message_id), next_try_at from outgoing_message where state = 'waiting';
