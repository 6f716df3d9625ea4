-- contract
-- An order has a work for each of its tests (Q251). Servers of the release before write one work an order and need this key.
alter table lab_work drop constraint lab_work_tenant_id_clinical_order_id_key;
