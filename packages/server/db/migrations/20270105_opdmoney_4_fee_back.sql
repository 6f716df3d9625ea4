-- expand concurrently
-- Fees that are to be given back are looked up among all days: few visits with a bill were not held.
create index concurrently if not exists opd_visit_fee_back on opd_visit (tenant_id, hospital_id, day) where counter_bill_id is not null and queue_state in ('Booked', 'Waiting', 'Ready', 'Skipped', 'NoShow', 'Cancelled');
