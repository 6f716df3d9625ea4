-- expand
-- The collection report has a screen of its own; roles of living tenants get it as those of new tenants do.
select grant_right('report/collection', '{"0": "view add edit delete", "13": "view", "19": "view", "33": "view"}');
