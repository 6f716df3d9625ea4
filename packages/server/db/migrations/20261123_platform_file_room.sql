-- How many bytes of files a tenant may send within a day: 5 GB, until the operator says otherwise.
alter table tenant add column file_bytes_per_day bigint not null default 5368709120 check (file_bytes_per_day >= 0);
