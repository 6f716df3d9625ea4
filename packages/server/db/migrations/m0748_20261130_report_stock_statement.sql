-- expand
-- The stock of each item in a store at both ends of a month, with the movements between (PH006), and how many days the stock of a store lasts.
grant select (transfer_line_id) on stock_move to charaka_report_owner;
grant select (tenant_id, transfer_line_id, transfer_id) on stock_transfer_line to charaka_report_owner;
grant select (tenant_id, transfer_id, to_store_id) on stock_transfer to charaka_report_owner;
grant select (store_kind) on store to charaka_report_owner;

-- The stock at the end of a month is that of now without the movements since: a month long ago reads all movements after it.
create view report.stock_statement as
select h.tenant_id, h.hospital_id, d.month::date as statement_month, x.store_id,
  (select s.store_name from store s where s.tenant_id = h.tenant_id and s.store_id = x.store_id) as store_name,
  x.item_id, (select i.item_name from pharmacy_item i where i.tenant_id = h.tenant_id and i.item_id = x.item_id) as item_name,
  x.closing_units - x.change as opening_units, x.received_units, x.sold_units, x.returned_units, x.used_units, x.received_in_units,
  x.issued_units, x.sent_back_units,
  x.change - x.received_units + x.sold_units - x.returned_units + x.used_units - x.received_in_units + x.issued_units + x.sent_back_units
    as adjusted_units,
  x.closing_units, x.closing_value - x.value_in + x.value_out as opening_value, x.value_in, x.value_out, x.closing_value
from hospital h
cross join lateral generate_series(
  date_trunc('month', (select min(m.moved_at) from stock_move m where m.tenant_id = h.tenant_id and m.hospital_id = h.hospital_id)
    at time zone h.timezone),
  date_trunc('month', now() at time zone h.timezone), interval '1 month') d(month)
cross join lateral (
  select d.month at time zone h.timezone as starts, (d.month + interval '1 month') at time zone h.timezone as ends) t
cross join lateral (
  select y.store_id, y.item_id, sum(y.closing_units)::bigint as closing_units, sum(y.closing_value)::bigint as closing_value,
    coalesce(sum(y.units), 0)::bigint as change, count(y.units) as moves,
    coalesce(sum(y.units) filter (where y.move_kind = 'Received'), 0)::bigint as received_units,
    coalesce(-sum(y.units) filter (where y.move_kind = 'Sold'), 0)::bigint as sold_units,
    coalesce(sum(y.units) filter (where y.move_kind = 'SaleReturned'), 0)::bigint as returned_units,
    coalesce(-sum(y.units) filter (where y.move_kind = 'Consumed'), 0)::bigint as used_units,
    coalesce(sum(y.units) filter (where y.move_kind = 'ReceivedIn'), 0)::bigint as received_in_units,
    coalesce(-sum(y.units) filter (where y.move_kind = 'IssuedOut'), 0)::bigint as issued_units,
    coalesce(-sum(y.units) filter (where y.move_kind = 'PurchaseReturned'), 0)::bigint as sent_back_units,
    coalesce(sum(greatest(y.value, 0)), 0)::bigint as value_in, coalesce(sum(greatest(-y.value, 0)), 0)::bigint as value_out
  from (
    select b.store_id, p.item_id, b.units as closing_units, b.value_paise as closing_value, null::text as move_kind, null::bigint as units,
      null::bigint as value
    from store s
    join stock_balance b on b.tenant_id = s.tenant_id and b.store_id = s.store_id and b.units > 0
    join stock_lot l on l.tenant_id = b.tenant_id and l.lot_id = b.lot_id
    join pharmacy_batch p on p.tenant_id = l.tenant_id and p.batch_id = l.batch_id
    where s.tenant_id = h.tenant_id and s.hospital_id = h.hospital_id
    union all
    select m.store_id, p.item_id, case when m.moved_at >= t.ends then -m.units else 0 end,
      case when m.moved_at >= t.ends then -m.value_paise else 0 end, m.move_kind, case when m.moved_at < t.ends then m.units end,
      case when m.moved_at < t.ends then m.value_paise end
    from stock_move m
    join stock_lot l on l.tenant_id = m.tenant_id and l.lot_id = m.lot_id
    join pharmacy_batch p on p.tenant_id = l.tenant_id and p.batch_id = l.batch_id
    where m.tenant_id = h.tenant_id and m.hospital_id = h.hospital_id and m.moved_at >= t.starts) y
  group by 1, 2) x
where x.closing_units <> 0 or x.moves > 0;
alter view report.stock_statement owner to charaka_report_owner;
grant select on report.stock_statement to charaka_report;

select grant_right('report/stock-statement',
  '{"0": "view add edit delete", "13": "view", "19": "view", "20": "view", "33": "view", "34": "view", "39": "view", "40": "view"}');

-- How many days the units of an item in a store last at the use of the last 90 days: what was sold, used and sent to other stores, less what came
-- back. What goes to Quarantine is no use (PH025). Empty where none was used.
create or replace view report.stock_level as
select s.tenant_id, s.hospital_id, b.store_id, s.store_name, b.lot_id, p.item_id, i.item_name, i.item_type, p.batch_number, p.expiry,
  case when p.expiry < d.today then 'expired' when p.expiry < d.today + 30 then 'in30' when p.expiry < d.today + 90 then 'in90' else 'later' end
    as expiry_state,
  b.units, b.units * p.mrp_paise as mrp_value, b.value_paise as value, l.created_at as received_at,
  (select max(m.moved_at) from stock_move m
     where m.tenant_id = b.tenant_id and m.lot_id = b.lot_id and m.store_id = b.store_id) as last_moved_at,
  (select floor(90.0 * (select sum(c.units) from pharmacy_batch n
         join stock_lot e on e.tenant_id = n.tenant_id and e.batch_id = n.batch_id
         join stock_balance c on c.tenant_id = e.tenant_id and c.lot_id = e.lot_id and c.store_id = b.store_id
         where n.tenant_id = p.tenant_id and n.item_id = p.item_id)
       / nullif(greatest(-sum(m.units), 0), 0))::integer
     from pharmacy_batch q
     join stock_lot k on k.tenant_id = q.tenant_id and k.batch_id = q.batch_id
     join stock_move m on m.tenant_id = k.tenant_id and m.lot_id = k.lot_id and m.store_id = b.store_id and m.moved_at >= now() - interval '90 days'
     left join stock_transfer_line x on x.tenant_id = m.tenant_id and x.transfer_line_id = m.transfer_line_id
     left join stock_transfer t on t.tenant_id = x.tenant_id and t.transfer_id = x.transfer_id
     left join store o on o.tenant_id = t.tenant_id and o.store_id = t.to_store_id
     where q.tenant_id = p.tenant_id and q.item_id = p.item_id
       and (m.move_kind in ('Sold', 'SaleReturned', 'Consumed') or (m.move_kind = 'IssuedOut' and o.store_kind <> 'Quarantine')))
    as days_of_cover
from store s
join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
cross join lateral (select (now() at time zone h.timezone)::date as today) d
join stock_balance b on b.tenant_id = s.tenant_id and b.store_id = s.store_id and b.units > 0
join stock_lot l on l.tenant_id = b.tenant_id and l.lot_id = b.lot_id
join pharmacy_batch p on p.tenant_id = l.tenant_id and p.batch_id = l.batch_id
join pharmacy_item i on i.tenant_id = p.tenant_id and i.item_id = p.item_id;
