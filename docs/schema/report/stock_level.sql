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
          WHERE ((m.tenant_id = b.tenant_id) AND (m.lot_id = b.lot_id) AND (m.store_id = b.store_id))) AS last_moved_at
   FROM ((((((store s
     JOIN hospital h ON (((h.tenant_id = s.tenant_id) AND (h.hospital_id = s.hospital_id))))
     CROSS JOIN LATERAL ( SELECT ((now() AT TIME ZONE h.timezone))::date AS today) d)
     JOIN stock_balance b ON (((b.tenant_id = s.tenant_id) AND (b.store_id = s.store_id) AND (b.units > 0))))
     JOIN stock_lot l ON (((l.tenant_id = b.tenant_id) AND (l.lot_id = b.lot_id))))
     JOIN pharmacy_batch p ON (((p.tenant_id = l.tenant_id) AND (p.batch_id = l.batch_id))))
     JOIN pharmacy_item i ON (((i.tenant_id = p.tenant_id) AND (i.item_id = p.item_id))));
