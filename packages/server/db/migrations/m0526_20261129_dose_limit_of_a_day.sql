-- expand
-- The maximum of a medicine on a day for adults, in milligrams: standard doses of adults do not depend on the weight (OP021).
alter table dose_limit add column most_mg_day bigint;
