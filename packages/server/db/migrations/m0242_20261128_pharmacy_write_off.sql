-- expand
-- Stock whose write-off is worth more than this needs a second person (Q268).
alter table hospital add column stock_write_off_limit_paise bigint not null default 100000 check (stock_write_off_limit_paise >= 0);
