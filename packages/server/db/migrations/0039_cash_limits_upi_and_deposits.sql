-- How a hospital takes cash, is paid by UPI, and when an inpatient's deposit counts as low.

alter table hospital
  -- What happens when cash goes beyond the limit of one receipt or of section 269ST: nothing, a warning, or a refusal (Q115).
  add column cash_limit_receipt text not null default 'warn' check (cash_limit_receipt in ('off', 'warn', 'refuse')),
  -- Who is paid at the UPI address; without a name it is the hospital.
  add column upi_payee_name text,
  -- Paid and authorised together below so many percent of the running bill or of the estimate is a low deposit; 0 warns never.
  add column low_deposit_percent smallint not null default 50 check (low_deposit_percent between 0 and 100),
  add column low_deposit_of text not null default 'bill' check (low_deposit_of in ('bill', 'estimate'));

-- A limit was a refusal before.
update hospital set cash_limit_receipt = 'refuse' where cash_receipt_limit_paise is not null;
