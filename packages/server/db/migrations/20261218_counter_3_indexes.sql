-- expand concurrently
-- Lines and vouchers of a counter bill, by the bill.
create index concurrently if not exists service_charge_by_counter_bill on service_charge (tenant_id, counter_bill_id) where counter_bill_id is not null;
create index concurrently if not exists voucher_by_counter_bill on voucher (tenant_id, counter_bill_id) where counter_bill_id is not null;
create unique index concurrently if not exists gst_document_of_counter_bill on gst_document (tenant_id, counter_bill_id) where counter_bill_id is not null;
create unique index concurrently if not exists gst_document_of_counter_refund on gst_document (tenant_id, counter_refund_id) where counter_refund_id is not null;
