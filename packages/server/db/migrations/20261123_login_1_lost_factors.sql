-- The operator takes a lost factor away without an administrator of the tenant having asked, and says why.

alter table factor_loss
  alter column asked_by_id drop not null,
  add column reason text,
  -- Nobody of the tenant asked: then the operator did it at once, and says why.
  add check (asked_by_id is not null or (done_at is not null and reason is not null));
