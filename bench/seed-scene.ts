// The SQL that builds the tenants of the bench: hospitals, rights, doctors, wards, beds, prices, payers.

import { menuPaths } from '@charaka/contract/composition/menu';
import { deedNames } from '@charaka/contract/kernel/deed';
import { CHARGES_PER_HOSPITAL, type Size, UNTAXED_CHARGES } from './size.ts';

/** The user the seed writes as, and the user of the load: what the latter wrote is swept before the next run. */
export const SEED_USER = 1;
export const LOAD_USER = 2;

/** Statements that make the masters of all tenants, tenant ids 1 to `size.tenants`. */
export function sceneStatements(size: Size): string[] {
  return [...peopleStatements(size), ...bedStatements(size), ...priceStatements(size)];
}

function peopleStatements({ tenants }: Size): string[] {
  const each = `generate_series(1, ${tenants}) t`;
  const given = deedNames.map((deed) => `('${deed}')`).join(', ');
  const paths = menuPaths.map((path) => `('${path}')`).join(', ');
  return [
    `insert into country values (1, 'India', 'IN') on conflict do nothing`,
    `insert into state values (27, 1, 'Maharashtra', '27') on conflict do nothing`,
    `insert into tenant select t, 'bench' || t, 'Bench hospitals ' || t, true from ${each}`,
    `select add_system_accounts(t), add_tax_accounts(t) from ${each}`,
    // 100 % is no limit: the load gives discounts at random.
    `insert into hospital (tenant_id, hospital_id, hospital_name, country_id, state_id, state_code, discount_limit_basis_points)
      select t, h, 'Hospital ' || h, 1, 27, '27', 10000 from ${each}, generate_series(1, 2) h`,
    `insert into financial_year
      select t, y || '-' || y + 1, make_date(y, 4, 1), make_date(y + 1, 3, 31) from ${each}, generate_series(2000, 2040) y`,
    `insert into role (tenant_id, role_id, role_name, is_superadmin)
      select t, r, name, r = 0 from ${each}, (values (0, 'SuperAdmin'), (1, 'Doctor'), (30, 'Clerk')) roles (r, name)`,
    `insert into role_permission select t, 30, path, true, true, true, true from ${each}, (values ${paths}) p (path)`,
    `insert into role_permission select t, r, deed, true, false, false, false
      from ${each}, (values (0), (30)) roles (r), (values ${given}) d (deed)`,
    `insert into department select t, d, 'Department ' || d from ${each}, generate_series(1, 8) d`,
    `insert into specialization select t, s, 'Specialization ' || s from ${each}, generate_series(1, 8) s`,
    `insert into staff (tenant_id, staff_id, hospital_id, salutation, first_name, last_name, role_id, department_id, specialization_id,
        registration_no)
      select t, s, 1 + s % 2, 'Dr.', 'First ' || s, 'Last ' || s, 1, 1 + s % 8, 1 + s % 8, 'REG ' || s from ${each}, generate_series(1, 40) s`,
    `insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id)
      select t, u, 'User ' || u, 'user' || u || '@bench' || t || '.example', 'unusable', case u when 1 then 0 else 30 end, 1
      from ${each}, generate_series(${SEED_USER}, ${LOAD_USER}) u`,
    `insert into user_hospital select t, u, h from ${each}, generate_series(${SEED_USER}, ${LOAD_USER}) u, generate_series(1, 2) h`,
  ];
}

/** Beds of hospital h are numbered from (h - 1) * 1000 + 1, wards from (h - 1) * 10 + 1. */
function bedStatements({ tenants, bedsPerHospital }: Size): string[] {
  const each = `generate_series(1, ${tenants}) t, generate_series(0, 1) h`;
  return [
    `insert into bed_type select t, b, 'Bed type ' || b from generate_series(1, ${tenants}) t, generate_series(1, 4) b`,
    `insert into bed_floor (tenant_id, bed_floor_id, hospital_id, bed_floor_name)
      select t, h * 10 + f, h + 1, 'Floor ' || f from ${each}, generate_series(1, 3) f`,
    `insert into bed_group (tenant_id, bed_group_id, hospital_id, bed_group_name, bed_floor_id)
      select t, h * 10 + g, h + 1, 'Ward ' || g, h * 10 + 1 + g % 3 from ${each}, generate_series(1, 10) g`,
    `insert into bed (tenant_id, bed_id, hospital_id, bed_name, bed_type_id, bed_group_id)
      select t, h * 1000 + b, h + 1, 'B-' || b, 1 + b % 4, h * 10 + 1 + b % 10
      from ${each}, generate_series(1, ${bedsPerHospital}) b`,
  ];
}

/** Charges of hospital h are numbered from (h - 1) * 1000 + 1; prices are whole rupees. */
function priceStatements({ tenants }: Size): string[] {
  const each = `generate_series(1, ${tenants}) t`;
  return [
    `insert into charge_type select t, i, name from ${each},
      (values (1, 'Radiology'), (3, 'Laboratory'), (6, 'X-Ray'), (10, 'Services')) types (i, name)`,
    `insert into charge_category (tenant_id, charge_category_id, charge_category_name, charge_type_id)
      select t, c, 'Category ' || c, (array[10, 10, 10, 10, 3, 3, 6, 1])[c] from ${each}, generate_series(1, 8) c`,
    `insert into gst_slab select t, i, name, igst, igst / 2, igst / 2 from ${each},
      (values (1, 'Nil', 0), (2, 'GST 5%', 500)) slabs (i, name, igst)`,
    `insert into charge (tenant_id, charge_id, hospital_id, charge_code, charge_name, charge_type_id, charge_category_id,
        standard_charge_paise, gst_slab_id)
      select t, h * 1000 + c, h + 1, 'C' || c, 'Charge ' || c, (array[10, 10, 10, 10, 3, 3, 6, 1])[1 + c % 8], 1 + c % 8,
        (100 + c * 35) * 100, case when c > ${UNTAXED_CHARGES} then 2 else 1 end
      from ${each}, generate_series(0, 1) h, generate_series(1, ${CHARGES_PER_HOSPITAL}) c`,
    `insert into association (tenant_id, association_id, association_name, is_corporate, color_code)
      select t, a, 'Payer ' || a, a > 15, '#3366cc' from ${each}, generate_series(1, 20) a`,
    `insert into insurance select t, i, 'Insurance ' || i from ${each}, generate_series(1, 5) i`,
  ];
}
