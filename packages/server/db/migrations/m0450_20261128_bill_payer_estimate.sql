-- expand
-- A final bill says that the payer's part of it was an estimate and no authorisation when the bill was made (Q259).
alter table bill add column is_payer_estimate boolean not null default false;
