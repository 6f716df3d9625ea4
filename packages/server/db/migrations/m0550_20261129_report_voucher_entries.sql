-- expand
-- Entries of vouchers for the report of transactions, by the day of the voucher, which its index serves.
grant select (tenant_id, hospital_id, voucher_id, voucher_type, voucher_date, created_by) on voucher to charaka_report_owner;
grant select (tenant_id, voucher_id, line_no, glid, slid, amount_paise) on voucher_entry to charaka_report_owner;
grant select (tenant_id, glid, gl_name) on gl_master to charaka_report_owner;
grant select (tenant_id, glid, slid, sl_name) on sl_master to charaka_report_owner;
grant select (tenant_id, charge_category_id, charge_category_name) on charge_category to charaka_report_owner;

-- Sub-ledgers of account 40 are categories of charges, those of account 6 are payers. No person is named.
create view report.voucher_entry as
select v.tenant_id, v.hospital_id, v.voucher_id, e.line_no, v.voucher_date, v.voucher_type, e.glid as account_id,
  (select g.gl_name from gl_master g where g.tenant_id = e.tenant_id and g.glid = e.glid) as account_name,
  case e.glid
    when 40 then (select c.charge_category_name from charge_category c
      where c.tenant_id = e.tenant_id and c.charge_category_id = e.slid)
    when 6 then (select a.association_name from association a where a.tenant_id = e.tenant_id and a.association_id = e.slid)
    else (select s.sl_name from sl_master s where s.tenant_id = e.tenant_id and s.glid = e.glid and s.slid = e.slid)
  end as sub_ledger_name,
  greatest(e.amount_paise, 0) as debit, greatest(-e.amount_paise, 0) as credit,
  (select u.name from app_user u where u.tenant_id = v.tenant_id and u.user_id = v.created_by) as posted_by_name
from voucher v
join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id;
alter view report.voucher_entry owner to charaka_report_owner;
grant select on report.voucher_entry to charaka_report;

-- Names of accounts, for sums by account.
create view report.account_name as select g.tenant_id, g.glid as account_id, g.gl_name as account_name from gl_master g;
alter view report.account_name owner to charaka_report_owner;
grant select on report.account_name to charaka_report;
