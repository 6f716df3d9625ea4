-- expand
-- How often a bill, receipt or memo left the screen; who printed it when stands in the audit (Q239).
create table paper_print (
  tenant_id integer not null references tenant,
  hospital_id integer not null,
  paper_kind text not null check (paper_kind in ('bill', 'receipt', 'refund')),
  paper_number text not null check (length(paper_number) <= 40),
  copies integer not null default 1 check (copies > 0),
  first_printed_at timestamptz not null default now(),
  last_printed_at timestamptz not null default now(),
  last_printed_by bigint not null,
  primary key (tenant_id, hospital_id, paper_kind, paper_number),
  foreign key (tenant_id, hospital_id) references hospital,
  foreign key (tenant_id, last_printed_by) references app_user
);
create index paper_print_by_user on paper_print (tenant_id, last_printed_by);
call protect('paper_print', 'paper_number');
