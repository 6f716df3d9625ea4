-- expand
-- Why money was booked on a day before the day of the call (Q262).
alter table payment add column backdate_reason text;
alter table payer_receipt add column backdate_reason text;
alter table bill add column backdate_reason text;
