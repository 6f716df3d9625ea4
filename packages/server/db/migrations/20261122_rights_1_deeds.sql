-- Deeds that are given alone (Q224), and first rights that fit the job: brings both to tenants that live already (docs/decisions/0032).

-- Gives a new screen or deed to roles of every living tenant, as in select grant_right('lab/report', '{"1": "view add", "34": "view"}').
-- A role that has a row for it keeps its own; numbers are those every tenant begins with (packages/contract/src/default-roles.ts).
create function grant_right(given_path text, given_roles jsonb) returns void language sql as $$
  insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
  select r.tenant_id, r.role_id, given_path, 'view' = any(w.words), 'add' = any(w.words), 'edit' = any(w.words), 'delete' = any(w.words)
  from jsonb_each_text(given_roles) g
  join role r on r.role_id = g.key::integer
  cross join lateral (select string_to_array(g.value, ' ') as words) w
  on conflict (tenant_id, role_id, menu_path) do nothing
$$;

-- What a deed took in 1.4.0: a right on a screen, for some of them an administrator's role besides.
create temporary table deed_of_1_4 on commit drop as
  select * from (values
    ('charge', 'ipd/ipd_registration', array[0, 19, 31, 32], null::integer[]),
    ('price-override', 'ipd/ipd_registration', array[0, 19, 32, 33], null),
    ('discount', 'ipd/ipd_registration', array[0, 19, 32, 33], null),
    ('receive-money', 'ipd/ipd_registration', array[0, 19, 30, 32, 33], null),
    ('refund', 'ipd/ipd_registration', array[0, 19, 32, 33], null),
    ('final-bill', 'ipd/ipd_registration', array[0, 19, 32, 33], null),
    ('cancel-bill', 'ipd/ipd_registration', array[0, 19], array[0, 19]),
    ('change-payer', 'ipd/ipd_registration', array[0, 19, 32], null),
    ('initiate-discharge', 'ipd/ipd_registration', array[0, 19, 1, 31, 30, 32], null),
    ('cancel-admission', 'ipd/ipd_registration', array[0, 19], array[0, 19]),
    ('clinical-note', 'ipd/ipd_registration', array[0, 1, 31], null),
    ('discharge-summary', 'ipd/ipd_registration', array[0, 1], null),
    ('sign-summary', 'ipd/ipd_registration', array[0, 1], array[0, 1, 19]),
    ('undo-discharge', 'ipd/discharge_patient', array[0, 19], array[0, 19]),
    ('write-off', 'bill/dues', array[0, 19, 33], null),
    ('cancel-payer-receipt', 'tpa/patient-outstanding', array[0, 19], array[0, 19]),
    ('merge-patients', 'patient_registration', array[0, 19], array[0, 19])
  ) d (deed, screen, first_roles, only_roles);

-- A role a tenant begins with gets the deeds of its job, one of the tenant's own what it could do yesterday; neither more than it had.
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select r.tenant_id, r.role_id, d.deed, true, false, false, false
from role r
cross join deed_of_1_4 d
where (r.role_id = 0 or exists (
    select 1 from role_permission p
    where p.tenant_id = r.tenant_id and p.role_id = r.role_id and p.menu_path = d.screen and p.can_view and p.can_edit))
  and (d.only_roles is null or r.role_id = any(d.only_roles))
  and (r.role_id = any(d.first_roles) or r.role_id not in (0, 1, 13, 19, 20, 30, 31, 32, 33, 34))
on conflict do nothing;

-- Whoever took and gave back advances at a booking, or money on the list of one mode, at the dues or of payers, without seeing all
-- inpatients, still does; who sees them without changing them would get more than yesterday, and waits for an administrator.
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select distinct p.tenant_id, p.role_id, d.deed, true, false, false, false
from role_permission p
join (values ('provisional-booking', 'receive-money'), ('provisional-booking', 'refund'), ('ot-booking', 'receive-money'),
  ('ot-booking', 'refund'), ('bill/dues', 'receive-money'), ('tpa/patient-outstanding', 'receive-money'),
  ('dental', 'receive-money'), ('emergency', 'receive-money'), ('day-care', 'receive-money'), ('ivf-care', 'receive-money')) d (screen, deed)
  on d.screen = p.menu_path
where p.can_view and p.can_edit and p.role_id not in (0, 1, 13, 19, 20, 30, 31, 32, 33, 34)
  and not exists (select 1 from role_permission o
    where o.tenant_id = p.tenant_id and o.role_id = p.role_id and o.menu_path = 'ipd/ipd_registration' and o.can_view)
on conflict do nothing;

-- Charts were open to every log-in, and every list that was seen could be taken away as a file.
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select r.tenant_id, r.role_id, d.deed, true, false, false, false
from role r
cross join (values ('read-chart', array[0, 1, 19, 30, 31, 32, 33, 34]), ('export', array[0, 13, 19, 30, 32, 33])) d (deed, first_roles)
where r.role_id = any(d.first_roles) or r.role_id not in (0, 1, 13, 19, 20, 30, 31, 32, 33, 34)
on conflict do nothing;

-- What is taken away now needs the right to delete. On these screens that right did nothing in 1.4.0, so it follows the right to edit.
update role_permission set can_delete = can_edit
where menu_path in ('provisional-booking', 'ot-booking', 'ipd/ipd_registration', 'emergency', 'day-care', 'dental', 'ivf-care')
  and role_id not in (0, 1, 13, 19, 20, 30, 31, 32, 33, 34) and can_delete is distinct from can_edit;
-- To deactivate a patient was the administrators' affair whatever a role was ticked.
update role_permission set can_delete = false
where menu_path = 'patient_registration' and can_delete and role_id not in (0, 19);

-- First rights that went beyond the job become those of the job, where the tenant left them as 1.4.0 gave them (v view, a add, e edit, d delete).
update role_permission p
set can_view = position('v' in c.becomes) > 0, can_add = position('a' in c.becomes) > 0,
  can_edit = position('e' in c.becomes) > 0, can_delete = position('d' in c.becomes) > 0
from (values
  (1, 'patient_registration', 'vae-', 'v---'),
  (1, 'ot-booking', 'vae-', 'vaed'),
  (1, 'ipd/ipd_registration', 'vae-', 'vaed'),
  (1, 'emergency', 'vae-', 'vaed'),
  (1, 'day-care', 'vae-', 'vaed'),
  (1, 'dental', 'vae-', 'vaed'),
  (1, 'ivf-care', 'vae-', 'vaed'),
  (1, 'mortuary_management', 'vae-', 'v---'),
  (1, 'bill/dues', 'v---', '----'),
  (1, 'bed-availability', 'vae-', 'v---'),
  (1, 'tpa/authorization', 'v---', '----'),
  (1, 'tpa/inpatient-settlement', 'v---', '----'),
  (1, 'tpa/patient-outstanding', 'v---', '----'),
  (1, 'tpa/view-bill', 'v---', '----'),
  (1, 'tpa/organisation', 'v---', '----'),
  (1, 'tpa/insurance', 'v---', '----'),
  (1, 'Pharmacy/sales', 'v---', '----'),
  (1, 'Pharmacy/sales-return', 'v---', '----'),
  (1, 'Pharmacy/pharmacy_stock_received', 'v---', '----'),
  (13, 'patient_registration', 'vae-', 'v---'),
  (13, 'provisional-booking', 'vae-', 'v---'),
  (13, 'opd', 'vae-', 'v---'),
  (13, 'ot-booking', 'vae-', 'v---'),
  (13, 'ipd/ipd_registration', 'vae-', 'v---'),
  (13, 'emergency', 'vae-', 'v---'),
  (13, 'day-care', 'vae-', 'v---'),
  (13, 'dental', 'vae-', 'v---'),
  (13, 'ivf-care', 'vae-', 'v---'),
  (13, 'ipd/discharge_patient', 'vae-', 'v---'),
  (13, 'bill/dues', 'vae-', 'v---'),
  (13, 'tpa/authorization', 'vae-', 'v---'),
  (13, 'tpa/inpatient-settlement', 'vae-', 'v---'),
  (13, 'tpa/patient-outstanding', 'vae-', 'v---'),
  (13, 'tpa/view-bill', 'vae-', 'v---'),
  (13, 'tpa/organisation', 'vae-', 'v---'),
  (13, 'tpa/insurance', 'vae-', 'v---'),
  (13, 'finance', 'vae-', 'v---'),
  (13, 'opd/diagnosis', 'vae-', 'v---'),
  (13, 'gateway-settings', 'v---', '----'),
  (13, 'role-permission', 'v---', '----'),
  (13, 'user_Collection_Report', 'vae-', 'v-e-'),
  (20, 'patient_registration', 'v---', '----'),
  (20, 'referral', 'v---', '----'),
  (20, 'provisional-booking', 'v---', '----'),
  (20, 'appointment', 'v---', '----'),
  (20, 'opd', 'v---', '----'),
  (20, 'ot-booking', 'v---', '----'),
  (20, 'ot-availability', 'v---', '----'),
  (20, 'ipd/ipd_registration', 'v---', '----'),
  (20, 'emergency', 'v---', '----'),
  (20, 'day-care', 'v---', '----'),
  (20, 'dental', 'v---', '----'),
  (20, 'ivf-care', 'v---', '----'),
  (20, 'birth_record', 'v---', '----'),
  (20, 'death_record', 'v---', '----'),
  (20, 'mortuary_management', 'v---', '----'),
  (20, 'bill/dues', 'v---', '----'),
  (20, 'bed-availability', 'v---', '----'),
  (20, 'nursing_station/nursing_dashboard', 'v---', '----'),
  (20, 'tpa/authorization', 'v---', '----'),
  (20, 'tpa/inpatient-settlement', 'v---', '----'),
  (20, 'tpa/patient-outstanding', 'v---', '----'),
  (20, 'tpa/view-bill', 'v---', '----'),
  (20, 'tpa/organisation', 'v---', '----'),
  (20, 'tpa/insurance', 'v---', '----'),
  (20, 'opd/diagnosis', 'v---', '----'),
  (30, 'provisional-booking', 'vae-', 'vaed'),
  (30, 'ot-booking', 'vae-', 'vaed'),
  (30, 'ipd/ipd_registration', 'vae-', 'vaed'),
  (30, 'emergency', 'vae-', 'vaed'),
  (30, 'day-care', 'vae-', 'vaed'),
  (30, 'dental', 'vae-', 'vaed'),
  (30, 'ivf-care', 'vae-', 'vaed'),
  (30, 'nursing_station/nursing_dashboard', 'vae-', 'v---'),
  (30, 'tpa/inpatient-settlement', 'v---', '----'),
  (30, 'tpa/patient-outstanding', 'v---', '----'),
  (30, 'tpa/view-bill', 'v---', '----'),
  (30, 'tpa/organisation', 'v---', '----'),
  (30, 'tpa/insurance', 'v---', '----'),
  (30, 'Pharmacy/sales', 'v---', '----'),
  (30, 'Pharmacy/sales-return', 'v---', '----'),
  (30, 'Pharmacy/pharmacy_stock_received', 'v---', '----'),
  (30, 'opd/diagnosis', 'vae-', 'v---'),
  (31, 'referral', 'v---', '----'),
  (31, 'provisional-booking', 'v---', '----'),
  (31, 'ipd/ipd_registration', 'vae-', 'v-ed'),
  (31, 'emergency', 'vae-', 'v-ed'),
  (31, 'day-care', 'vae-', 'v-ed'),
  (31, 'ipd/discharge_patient', 'vae-', 'va--'),
  (31, 'bill/dues', 'v---', '----'),
  (31, 'tpa/authorization', 'v---', '----'),
  (31, 'tpa/inpatient-settlement', 'v---', '----'),
  (31, 'tpa/patient-outstanding', 'v---', '----'),
  (31, 'tpa/view-bill', 'v---', '----'),
  (31, 'tpa/organisation', 'v---', '----'),
  (31, 'tpa/insurance', 'v---', '----'),
  (31, 'Pharmacy/sales', 'v---', '----'),
  (31, 'Pharmacy/sales-return', 'v---', '----'),
  (31, 'Pharmacy/pharmacy_stock_received', 'v---', '----'),
  (31, 'opd/diagnosis', 'v---', '----'),
  (32, 'patient_registration', 'vae-', 'v---'),
  (32, 'provisional-booking', 'vae-', 'v---'),
  (32, 'opd', 'vae-', 'v---'),
  (32, 'ot-booking', 'vae-', 'v---'),
  (32, 'ipd/ipd_registration', 'vae-', 'v-e-'),
  (32, 'emergency', 'vae-', 'v-e-'),
  (32, 'day-care', 'vae-', 'v-e-'),
  (32, 'dental', 'vae-', 'v-e-'),
  (32, 'ivf-care', 'vae-', 'v-e-'),
  (32, 'birth_record', 'v---', '----'),
  (32, 'death_record', 'v---', '----'),
  (32, 'mortuary_management', 'v---', '----'),
  (32, 'nursing_station/nursing_dashboard', 'v---', '----'),
  (32, 'Pharmacy/pharmacy_stock_received', 'v---', '----'),
  (32, 'pharmacy_settings', 'v---', '----'),
  (32, 'finance', 'vae-', 'v---'),
  (32, 'bed-settings', 'v---', '----'),
  (32, 'ot-settings', 'v---', '----'),
  (32, 'opd/diagnosis', 'vae-', '----'),
  (32, 'add_hospital', 'v---', '----'),
  (32, 'add_hospital/financial-year', 'v---', '----'),
  (32, 'print-settings', 'v---', '----'),
  (32, 'settings', 'v---', '----'),
  (32, 'gateway-settings', 'v---', '----'),
  (33, 'patient_registration', 'vae-', 'v---'),
  (33, 'provisional-booking', 'vae-', 'v---'),
  (33, 'opd', 'vae-', 'v---'),
  (33, 'ot-booking', 'vae-', 'v---'),
  (33, 'ipd/ipd_registration', 'vae-', 'v---'),
  (33, 'emergency', 'vae-', 'v---'),
  (33, 'day-care', 'vae-', 'v---'),
  (33, 'dental', 'vae-', 'v---'),
  (33, 'ivf-care', 'vae-', 'v---'),
  (33, 'ipd/discharge_patient', 'vae-', 'v---'),
  (33, 'birth_record', 'v---', '----'),
  (33, 'death_record', 'v---', '----'),
  (33, 'mortuary_management', 'v---', '----'),
  (33, 'nursing_station/nursing_dashboard', 'v---', '----'),
  (33, 'tpa/organisation', 'vae-', 'v---'),
  (33, 'tpa/insurance', 'vae-', 'v---'),
  (33, 'Pharmacy/pharmacy_stock_received', 'v---', '----'),
  (33, 'pharmacy_settings', 'v---', '----'),
  (33, 'finance', 'vae-', 'v---'),
  (33, 'bed-settings', 'v---', '----'),
  (33, 'staff-settings', 'v---', '----'),
  (33, 'ot-settings', 'v---', '----'),
  (33, 'opd/diagnosis', 'vae-', '----'),
  (33, 'add_hospital', 'v---', '----'),
  (33, 'add_hospital/financial-year', 'v---', '----'),
  (33, 'print-settings', 'v---', '----'),
  (33, 'settings', 'v---', '----'),
  (33, 'gateway-settings', 'v---', '----'),
  (33, 'role-permission', 'v---', '----'),
  (34, 'gateway-settings', 'v---', '----'),
  (34, 'role-permission', 'v---', '----'),
  (1, 'approval', 'v-e-', 'v---'),
  (13, 'approval', 'v-e-', 'v---'),
  (30, 'approval', 'v-e-', 'v---'),
  (20, 'approval', 'v-e-', 'v---'),
  (31, 'approval', 'v-e-', 'v---'),
  (34, 'approval', 'v-e-', '----')
) c (role_id, menu_path, was, becomes)
where p.role_id = c.role_id and p.menu_path = c.menu_path
  and c.was = concat(case when p.can_view then 'v' else '-' end, case when p.can_add then 'a' else '-' end,
    case when p.can_edit then 'e' else '-' end, case when p.can_delete then 'd' else '-' end);

-- The queue of approvals came with gift_1, to whoever changed admissions; here are the roles that look at it to begin with.
select grant_right('approval', '{"1": "view", "13": "view", "19": "view edit", "20": "view", "30": "view", "31": "view", "32": "view edit", "33": "view edit"}');
