-- expand concurrently
-- Pending work of a hospital that the home page counts: gate passes to approve, and claims without the supplier's answer.
create index concurrently if not exists gate_pass_draft on gate_pass (tenant_id, hospital_id, created_at) where status = 'Draft';
create index concurrently if not exists purchase_return_open on purchase_return (tenant_id, hospital_id, created_at) where status = 'Sent';
