create view report.stock_statement with () as
 SELECT h.tenant_id,
    h.hospital_id,
    (d.month)::date AS statement_month,
    x.store_id,
    ( SELECT s.store_name
           FROM store s
          WHERE ((s.tenant_id = h.tenant_id) AND (s.store_id = x.store_id))) AS store_name,
    x.item_id,
    ( SELECT i.item_name
           FROM pharmacy_item i
          WHERE ((i.tenant_id = h.tenant_id) AND (i.item_id = x.item_id))) AS item_name,
    (x.closing_units - x.change) AS opening_units,
    x.received_units,
    x.sold_units,
    x.returned_units,
    x.used_units,
    x.received_in_units,
    x.issued_units,
    x.sent_back_units,
    (((((((x.change - x.received_units) + x.sold_units) - x.returned_units) + x.used_units) - x.received_in_units) + x.issued_units) + x.sent_back_units) AS adjusted_units,
    x.closing_units,
    ((x.closing_value - x.value_in) + x.value_out) AS opening_value,
    x.value_in,
    x.value_out,
    x.closing_value
   FROM (((hospital h
     CROSS JOIN LATERAL generate_series(date_trunc('month'::text, (( SELECT min(m.moved_at) AS min
           FROM stock_move m
          WHERE ((m.tenant_id = h.tenant_id) AND (m.hospital_id = h.hospital_id))) AT TIME ZONE h.timezone)), date_trunc('month'::text, (now() AT TIME ZONE h.timezone)), '1 mon'::interval) d(month))
     CROSS JOIN LATERAL ( SELECT (d.month AT TIME ZONE h.timezone) AS starts,
            ((d.month + '1 mon'::interval) AT TIME ZONE h.timezone) AS ends) t)
     CROSS JOIN LATERAL ( SELECT y.store_id,
            y.item_id,
            sum(y.closing_units) AS closing_units,
            (sum(y.closing_value))::bigint AS closing_value,
            (COALESCE(sum(y.units), (0)::numeric))::bigint AS change,
            count(y.units) AS moves,
            (COALESCE(sum(y.units) FILTER (WHERE (y.move_kind = 'Received'::text)), (0)::numeric))::bigint AS received_units,
            (COALESCE((- sum(y.units) FILTER (WHERE (y.move_kind = 'Sold'::text))), (0)::numeric))::bigint AS sold_units,
            (COALESCE(sum(y.units) FILTER (WHERE (y.move_kind = 'SaleReturned'::text)), (0)::numeric))::bigint AS returned_units,
            (COALESCE((- sum(y.units) FILTER (WHERE (y.move_kind = 'Consumed'::text))), (0)::numeric))::bigint AS used_units,
            (COALESCE(sum(y.units) FILTER (WHERE (y.move_kind = 'ReceivedIn'::text)), (0)::numeric))::bigint AS received_in_units,
            (COALESCE((- sum(y.units) FILTER (WHERE (y.move_kind = 'IssuedOut'::text))), (0)::numeric))::bigint AS issued_units,
            (COALESCE((- sum(y.units) FILTER (WHERE (y.move_kind = 'PurchaseReturned'::text))), (0)::numeric))::bigint AS sent_back_units,
            (COALESCE(sum(GREATEST(y.value, (0)::bigint)), (0)::numeric))::bigint AS value_in,
            (COALESCE(sum(GREATEST((- y.value), (0)::bigint)), (0)::numeric))::bigint AS value_out
           FROM ( SELECT b.store_id,
                    p.item_id,
                    b.units AS closing_units,
                    b.value_paise AS closing_value,
                    NULL::text AS move_kind,
                    NULL::bigint AS units,
                    NULL::bigint AS value
                   FROM (((store s
                     JOIN stock_balance b ON (((b.tenant_id = s.tenant_id) AND (b.store_id = s.store_id) AND (b.units > 0))))
                     JOIN stock_lot l ON (((l.tenant_id = b.tenant_id) AND (l.lot_id = b.lot_id))))
                     JOIN pharmacy_batch p ON (((p.tenant_id = l.tenant_id) AND (p.batch_id = l.batch_id))))
                  WHERE ((s.tenant_id = h.tenant_id) AND (s.hospital_id = h.hospital_id))
                UNION ALL
                 SELECT m.store_id,
                    p.item_id,
                        CASE
                            WHEN (m.moved_at >= t.ends) THEN (- m.units)
                            ELSE 0
                        END AS "case",
                        CASE
                            WHEN (m.moved_at >= t.ends) THEN (- m.value_paise)
                            ELSE (0)::bigint
                        END AS "case",
                    m.move_kind,
                        CASE
                            WHEN (m.moved_at < t.ends) THEN m.units
                            ELSE NULL::integer
                        END AS "case",
                        CASE
                            WHEN (m.moved_at < t.ends) THEN m.value_paise
                            ELSE NULL::bigint
                        END AS "case"
                   FROM ((stock_move m
                     JOIN stock_lot l ON (((l.tenant_id = m.tenant_id) AND (l.lot_id = m.lot_id))))
                     JOIN pharmacy_batch p ON (((p.tenant_id = l.tenant_id) AND (p.batch_id = l.batch_id))))
                  WHERE ((m.tenant_id = h.tenant_id) AND (m.hospital_id = h.hospital_id) AND (m.moved_at >= t.starts))) y
          GROUP BY y.store_id, y.item_id) x)
  WHERE ((x.closing_units <> 0) OR (x.moves > 0));
