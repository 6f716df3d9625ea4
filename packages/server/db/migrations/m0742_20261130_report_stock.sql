-- expand
-- Stock by store and lot, and the movements of stock (RP001, PH006). Their values are those of the ledger, and so need the right to it (PH076).
grant select (tenant_id, hospital_id, store_id, store_name) on store to charaka_report_owner;
grant select (tenant_id, store_id, lot_id, units, value_paise) on stock_balance to charaka_report_owner;
grant select (tenant_id, lot_id, batch_id, created_at) on stock_lot to charaka_report_owner;
grant select (tenant_id, stock_move_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, moved_at, created_by)
  on stock_move to charaka_report_owner;
grant select (tenant_id, batch_id, item_id, batch_number, expiry, mrp_paise) on pharmacy_batch to charaka_report_owner;
grant select (tenant_id, item_id, item_name, item_type) on pharmacy_item to charaka_report_owner;

create view report.store_name as select s.tenant_id, s.store_id, s.store_name from store s;
alter view report.store_name owner to charaka_report_owner;
grant select on report.store_name to charaka_report;

-- A lot in a store now. A lot without units is no stock.
create view report.stock_level as
select s.tenant_id, s.hospital_id, b.store_id, s.store_name, b.lot_id, p.item_id, i.item_name, i.item_type, p.batch_number, p.expiry,
  case when p.expiry < d.today then 'expired' when p.expiry < d.today + 30 then 'in30' when p.expiry < d.today + 90 then 'in90' else 'later' end
    as expiry_state,
  b.units, b.units * p.mrp_paise as mrp_value, b.value_paise as value, l.created_at as received_at,
  (select max(m.moved_at) from stock_move m
     where m.tenant_id = b.tenant_id and m.lot_id = b.lot_id and m.store_id = b.store_id) as last_moved_at
from store s
join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
cross join lateral (select (now() at time zone h.timezone)::date as today) d
join stock_balance b on b.tenant_id = s.tenant_id and b.store_id = s.store_id and b.units > 0
join stock_lot l on l.tenant_id = b.tenant_id and l.lot_id = b.lot_id
join pharmacy_batch p on p.tenant_id = l.tenant_id and p.batch_id = l.batch_id
join pharmacy_item i on i.tenant_id = p.tenant_id and i.item_id = p.item_id;
alter view report.stock_level owner to charaka_report_owner;
grant select on report.stock_level to charaka_report;

-- A movement of a lot in a store. The value of the opening stock entered by moves without units.
create view report.stock_movement as
select m.tenant_id, m.hospital_id, m.stock_move_id, m.moved_at,
  case m.move_kind when 'Received' then 'received' when 'Adjusted' then 'adjusted' when 'Sold' then 'sold' when 'SaleReturned' then 'returned'
    when 'Consumed' then 'used' when 'IssuedOut' then 'issuedOut' else 'receivedIn' end as move_kind,
  m.store_id,
  (select s.store_name from store s where s.tenant_id = m.tenant_id and s.store_id = m.store_id) as store_name,
  m.lot_id, p.item_id,
  (select i.item_name from pharmacy_item i where i.tenant_id = p.tenant_id and i.item_id = p.item_id) as item_name,
  p.batch_number, p.expiry, greatest(m.units, 0) as units_in, greatest(-m.units, 0) as units_out, m.units,
  greatest(m.value_paise, 0) as value_in, greatest(-m.value_paise, 0) as value_out, m.value_paise as value, m.created_by as user_id,
  (select u.name from app_user u where u.tenant_id = m.tenant_id and u.user_id = m.created_by) as user_name
from stock_move m
join stock_lot l on l.tenant_id = m.tenant_id and l.lot_id = m.lot_id
join pharmacy_batch p on p.tenant_id = l.tenant_id and p.batch_id = l.batch_id;
alter view report.stock_movement owner to charaka_report_owner;
grant select on report.stock_movement to charaka_report;

-- The period of a report of movements.
create index stock_move_by_time on stock_move (tenant_id, hospital_id, moved_at);

select grant_right(path, '{"0": "view add edit delete", "13": "view", "19": "view", "20": "view", "33": "view", "34": "view", "39": "view", "40": "view"}')
from unnest(array['local_stock_report', 'inventory_report']) path;
