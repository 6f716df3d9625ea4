create view report.stock_level with () as
 SELECT s.tenant_id,
    s.hospital_id,
    b.store_id,
    s.store_name,
    b.lot_id,
    p.item_id,
    i.item_name,
    i.item_type,
    p.batch_number,
    p.expiry,
        CASE
            WHEN (p.expiry < d.today) THEN 'expired'::text
            WHEN (p.expiry < (d.today + 30)) THEN 'in30'::text
            WHEN (p.expiry < (d.today + 90)) THEN 'in90'::text
            ELSE 'later'::text
        END AS expiry_state,
    b.units,
    (b.units * p.mrp_paise) AS mrp_value,
    b.value_paise AS value,
    l.created_at AS received_at,
    ( SELECT max(m.moved_at) AS max
           FROM stock_move m
          WHERE ((m.tenant_id = b.tenant_id) AND (m.lot_id = b.lot_id) AND (m.store_id = b.store_id))) AS last_moved_at,
    ( SELECT (floor(((90.0 * (( SELECT sum(c.units) AS sum
                   FROM ((pharmacy_batch n
                     JOIN stock_lot e ON (((e.tenant_id = n.tenant_id) AND (e.batch_id = n.batch_id))))
                     JOIN stock_balance c ON (((c.tenant_id = e.tenant_id) AND (c.lot_id = e.lot_id) AND (c.store_id = b.store_id))))
                  WHERE ((n.tenant_id = p.tenant_id) AND (n.item_id = p.item_id))))::numeric) / (NULLIF(GREATEST((- sum(m.units)), (0)::bigint), 0))::numeric)))::integer AS floor
           FROM (((((pharmacy_batch q
             JOIN stock_lot k ON (((k.tenant_id = q.tenant_id) AND (k.batch_id = q.batch_id))))
             JOIN stock_move m ON (((m.tenant_id = k.tenant_id) AND (m.lot_id = k.lot_id) AND (m.store_id = b.store_id) AND (m.moved_at >= (now() - '90 days'::interval)))))
             LEFT JOIN stock_transfer_line x ON (((x.tenant_id = m.tenant_id) AND (x.transfer_line_id = m.transfer_line_id))))
             LEFT JOIN stock_transfer t ON (((t.tenant_id = x.tenant_id) AND (t.transfer_id = x.transfer_id))))
             LEFT JOIN store o ON (((o.tenant_id = t.tenant_id) AND (o.store_id = t.to_store_id))))
          WHERE ((q.tenant_id = p.tenant_id) AND (q.item_id = p.item_id) AND ((m.move_kind = ANY (ARRAY['Sold'::text, 'SaleReturned'::text, 'Consumed'::text])) OR ((m.move_kind = 'IssuedOut'::text) AND (o.store_kind <> 'Quarantine'::text))))) AS days_of_cover
   FROM ((((((store s
     JOIN hospital h ON (((h.tenant_id = s.tenant_id) AND (h.hospital_id = s.hospital_id))))
     CROSS JOIN LATERAL ( SELECT ((now() AT TIME ZONE h.timezone))::date AS today) d)
     JOIN stock_balance b ON (((b.tenant_id = s.tenant_id) AND (b.store_id = s.store_id) AND (b.units > 0))))
     JOIN stock_lot l ON (((l.tenant_id = b.tenant_id) AND (l.lot_id = b.lot_id))))
     JOIN pharmacy_batch p ON (((p.tenant_id = l.tenant_id) AND (p.batch_id = l.batch_id))))
     JOIN pharmacy_item i ON (((i.tenant_id = p.tenant_id) AND (i.item_id = p.item_id))));
