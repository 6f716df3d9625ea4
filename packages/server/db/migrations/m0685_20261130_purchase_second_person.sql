-- expand
-- The staff member behind the log-in that entered an invoice or made a payment: another log-in of that person is no second person (Q268).
alter table supplier_invoice add column created_by_staff_id bigint;
alter table supplier_payment add column created_by_staff_id bigint;
