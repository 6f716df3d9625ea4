-- expand
-- The approved version of an order while a dearer one waits for its approval: it is in force again when that one is rejected (PH027).
alter table purchase_order add column running_version jsonb;
alter table purchase_order add constraint running_version_waits
  check (running_version is null or status in ('Submitted', 'Approved', 'PartlyReceived', 'Cancelled')) not valid;
