-- expand
-- The reports of stays and of outpatients open to the roles that see the lists of the same patients.
select grant_right('ipd_report', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('discharge_patient_report', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('opd_report', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('appointment_report', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
