-- expand
-- A payer's share of a counter bill rests on an authorisation of a day or on the payer's agreement, and dues have a limit by role (Q259).
alter table counter_bill add column authorized_on date;
alter table role add column counter_due_paise bigint default 200000 check (counter_due_paise >= 0);
comment on column role.counter_due_paise is 'What may stay due of a counter bill without an approver; null is no limit.';
alter table association add column counter_from date;
alter table association add column counter_to date;
alter table association add column counter_share_basis_points integer check (counter_share_basis_points between 0 and 10000);
alter table association add column counter_limit bigint check (counter_limit >= 0);
