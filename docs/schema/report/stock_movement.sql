create view report.stock_movement with () as
 SELECT m.tenant_id,
    m.hospital_id,
    m.stock_move_id,
    m.moved_at,
        CASE m.move_kind
            WHEN 'Received'::text THEN 'received'::text
            WHEN 'Adjusted'::text THEN 'adjusted'::text
            WHEN 'Sold'::text THEN 'sold'::text
            WHEN 'SaleReturned'::text THEN 'returned'::text
            WHEN 'Consumed'::text THEN 'used'::text
            WHEN 'IssuedOut'::text THEN 'issuedOut'::text
            WHEN 'ReceivedIn'::text THEN 'receivedIn'::text
            WHEN 'PurchaseReturned'::text THEN 'sentBack'::text
            ELSE NULL::text
        END AS move_kind,
    m.store_id,
    ( SELECT s.store_name
           FROM store s
          WHERE ((s.tenant_id = m.tenant_id) AND (s.store_id = m.store_id))) AS store_name,
    m.lot_id,
    p.item_id,
    ( SELECT i.item_name
           FROM pharmacy_item i
          WHERE ((i.tenant_id = p.tenant_id) AND (i.item_id = p.item_id))) AS item_name,
    p.batch_number,
    p.expiry,
    GREATEST(m.units, 0) AS units_in,
    GREATEST((- m.units), 0) AS units_out,
    m.units,
    GREATEST(m.value_paise, (0)::bigint) AS value_in,
    GREATEST((- m.value_paise), (0)::bigint) AS value_out,
    m.value_paise AS value,
    m.created_by AS user_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = m.tenant_id) AND (u.user_id = m.created_by))) AS user_name
   FROM ((stock_move m
     JOIN stock_lot l ON (((l.tenant_id = m.tenant_id) AND (l.lot_id = m.lot_id))))
     JOIN pharmacy_batch p ON (((p.tenant_id = l.tenant_id) AND (p.batch_id = l.batch_id))));
