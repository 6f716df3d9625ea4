-- expand
-- Bills and vouchers of the counter and bills of medicine are counted and marked too (Q239). Wider than it was: what servers of the
-- release before write passes.
alter table paper_print drop constraint paper_print_paper_kind_check;
alter table paper_print add constraint paper_print_paper_kind_check
  check (paper_kind in ('bill', 'receipt', 'refund', 'counterBill', 'counterVoucher', 'medicineBill')) not valid;
