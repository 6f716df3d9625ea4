-- expand
-- A mistyped expiry or MRP that lets a batch be sold longer or at a higher price has the picture of the pack or a letter (PH012).
-- Earlier corrections remain as they are.
alter table batch_correction add constraint correction_has_document
  check (correction_kind <> 'Mistyped' or new_expiry <= old_expiry and new_mrp_paise <= old_mrp_paise or document is not null) not valid;
