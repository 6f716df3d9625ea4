-- expand
-- Above this sum a refund needs an approver (Q268).
alter table hospital add column refund_limit_paise bigint not null default 200000 check (refund_limit_paise >= 0);
