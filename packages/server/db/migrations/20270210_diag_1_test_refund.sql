-- expand
-- Refunds of investigations and images of the OPD have a screen of their own; roles of living tenants get it as those of new tenants do.
select grant_right('opd/diagnosis_refund', '{"0": "view add edit delete", "13": "view", "19": "view add edit delete", "32": "view", "33": "view", "34": "view"}');
