-- expand
-- The registers and the daily reports of the wards open to the roles that see the records and the lists of the same patients.
select grant_right('birth_report', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "34": "view"}');
select grant_right('death_report', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "34": "view"}');
select grant_right('report/census', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('report/daily-register', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('diagnosis_report', '{"0": "view add edit delete", "13": "view", "19": "view"}');
select grant_right('report/area', '{"0": "view add edit delete", "13": "view", "19": "view"}');
