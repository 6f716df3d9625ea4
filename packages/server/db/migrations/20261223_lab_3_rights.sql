-- expand
-- The roles of the laboratory, and who works on which of its screens to begin with.
insert into role (tenant_id, role_id, role_name, is_system, is_superadmin)
select t.tenant_id, r.role_id, r.role_name, false, false
from tenant t cross join (values (37, 'Lab Technician'), (38, 'Pathologist')) as r (role_id, role_name)
on conflict do nothing;
select grant_right('investigation/collection', '{"0": "view add edit delete", "1": "view", "19": "view add edit delete", "31": "view edit", "37": "view edit"}');
select grant_right('investigation/accession', '{"0": "view add edit delete", "19": "view add edit delete", "31": "view", "37": "view edit", "38": "view edit"}');
select grant_right('investigation/bench', '{"0": "view add edit delete", "19": "view add edit delete", "37": "view edit", "38": "view edit"}');
select grant_right('investigation/verify', '{"0": "view add edit delete", "37": "view", "38": "view edit"}');
select grant_right('investigation/report', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view add edit delete", "31": "view", "34": "view", "37": "view", "38": "view edit"}');
