-- expand
-- The page of the management opens to the roles that see the collections of all collectors.
select grant_right('report/mis', '{"0": "view add edit delete", "13": "view", "19": "view", "33": "view"}');
