-- expand concurrently
-- Visits by the bill of their fee and by the visit whose free period they use; what is to be given back; transfers by their receipt.
create index concurrently if not exists opd_visit_by_counter_bill on opd_visit (tenant_id, counter_bill_id) where counter_bill_id is not null;
create unique index concurrently if not exists one_visit_a_fee_line on opd_visit (tenant_id, fee_service_charge_id) where fee_service_charge_id is not null;
create index concurrently if not exists opd_visit_free_of on opd_visit (tenant_id, free_of_visit_id) where free_of_visit_id is not null;
create unique index concurrently if not exists one_transfer_a_counter_receipt on advance_entry (tenant_id, counter_receipt_id) where counter_receipt_id is not null;
create index concurrently if not exists appointment_with_advance on appointment (tenant_id, hospital_id, day) where advance_paise > 0;
