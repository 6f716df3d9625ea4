create view report.item_name with () as
 SELECT tenant_id,
    item_id,
    item_name
   FROM pharmacy_item i;
