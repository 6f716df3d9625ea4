-- expand
-- The MRP of a batch before the receipt lowered it, so that a cancelled receipt can restore it (PH012, PH040).
alter table goods_receipt_line add column earlier_mrp_paise bigint;
alter table goods_receipt_line add constraint earlier_mrp_is_above check (earlier_mrp_paise > mrp_paise);
