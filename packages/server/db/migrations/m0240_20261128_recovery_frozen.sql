-- expand
-- A changed address is a reset (Q266): what the account approves and verifies waits for a day, and no code goes to a young address.
alter table app_user
  add column verification_frozen_until timestamptz,
  -- Since when the e-mail address is the one it is; null where it was never another one.
  add column email_since timestamptz,
  -- When the account was made; null for accounts of before.
  add column made_at timestamptz;
alter table app_user alter column made_at set default now();
