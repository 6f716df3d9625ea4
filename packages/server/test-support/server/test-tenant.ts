// A tenant of its own for one test: hospitals, users of three kinds, doctors, wards, beds, prices, and patients on demand.
import { randomUUID } from 'node:crypto';
import { menuPaths } from '@charaka/contract/composition/menu';
import { type DeedName, deedNames } from '@charaka/contract/kernel/deed';
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { readAnswer, writeRequest } from '@charaka/contract/kernel/wire';
import { plainPath } from '@charaka/contract/kernel/wire-path';
import { tokenSigner } from '../../src/kernel/token.ts';
import type { TestApp } from './test-app.ts';

/** The users every test tenant has: all rights, a clerk with all rights but not admin, one who sees and changes nothing. */
export type TestUser = 'admin' | 'clerk' | 'viewer';

/** The answer of a call: status, envelope, and the output in plain names (amounts in paise). */
export interface Answer<E extends Endpoint> {
  status: number;
  isFailure: boolean;
  message: string;
  fields: Record<string, string> | undefined;
  output: OutputOf<E>;
  wire: Record<string, unknown>;
}

/** A tenant of a test, with the ids of its records. */
export class TestTenant {
  readonly tenantId: number;
  readonly name: string;
  readonly parts: TestApp;
  readonly tokens = new Map<TestUser, string>();
  readonly userIds: Record<TestUser, number> = { admin: 1, clerk: 2, viewer: 3 };
  readonly hospitalIds = [1, 2] as const;
  readonly doctorIds = [1, 2, 3] as const;
  readonly bedTypeId = 1;
  readonly bedGroupId = 1;
  readonly bedIds: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
  readonly departmentId = 1;
  readonly specializationId = 1;
  readonly associationId = 1;
  readonly corporateId = 2;
  /** Charge ids: 1 consultation 500.00 no tax; 2 room 6250.00 with 5 % GST; 3 laboratory 85.00; 4 x-ray 350.00; 5 non-applicable style 600.00. */
  readonly chargeIds = [1, 2, 3, 4, 5] as const;

  constructor(parts: TestApp, tenantId: number, name: string) {
    this.parts = parts;
    this.tenantId = tenantId;
    this.name = name;
  }

  /** Sends a call as one of the users; input in plain names, amounts in rupees. Money calls get a fresh key unless one is given. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: {
      as?: TestUser | 'nobody';
      key?: string;
      hospitalId?: number;
      body?: unknown;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Answer<E>> {
    const user = options.as ?? 'clerk';
    const body = options.body ?? {
      ...(writeRequest(endpoint.input)(input) as object),
      ...(options.hospitalId ? { hospitalId: options.hospitalId } : {}),
    };
    const headers: Record<string, string> = { 'content-type': 'application/json', ...options.headers };
    if (user !== 'nobody') headers.authorization = `Bearer ${this.tokens.get(user)}`;
    if (endpoint.effect === 'once') headers['idempotency-key'] = options.key ?? randomUUID();
    const reply = await this.parts.app.inject({
      method: 'POST',
      url: `/api/${this.name}${endpoint.path}`,
      headers,
      payload: JSON.stringify(body),
    });
    const isText = reply.headers['content-type']?.toString().startsWith('text/plain');
    const wire = (isText ? { _failure: false, _message: reply.body } : reply.json()) as Record<string, unknown> & {
      _failure: boolean;
      _message: string;
      _fields?: Record<string, string>;
    };
    const { _failure, _message, _fields, _code, _params, _fieldCodes, ...rest } = wire;
    return {
      status: reply.statusCode,
      isFailure: _failure,
      message: _message,
      fields:
        _fields &&
        Object.fromEntries(Object.entries(_fields).map(([path, said]) => [plainPath(endpoint.input, path), said])),
      output: readAnswer(endpoint.output)(rest) as OutputOf<E>,
      wire,
    };
  }

  /** As `call`, but a refusal fails the test with its sentence. */
  async ask<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: { as?: TestUser; key?: string; hospitalId?: number } = {},
  ): Promise<OutputOf<E>> {
    const answer = await this.call(endpoint, input, options);
    if (answer.isFailure) throw new Error(`${endpoint.path} was refused (${answer.status}): ${answer.message}`);
    return answer.output;
  }

  /** Registers patients straight in the database, in the name of the clerk, and answers their numbers. */
  async addPatients(howMany: number, firstName = 'Asha'): Promise<number[]> {
    await this.parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(this.tenantId)]);
    const { rows } = await this.parts.owner.query<{ id: number }>(
      `with taken as materialized (select n, next_patient_number() as number from generate_series(0, $2 - 1) n)
       insert into patient (tenant_id, patient_id, hospital_id, salutation, first_name, last_name, sex, birth_date, nationality,
         contact_no, address_line_one, country_id, state_id, state_code, city, created_by)
       select $1, number, 1, 'Mrs.', $3, 'Test ' || chr(65 + (n % 26)), 'F', '1990-05-01', 'Indian',
         '98' || lpad(number::text, 8, '0'), '1 Test Road', (select min(country_id) from state), (select min(state_id) from state), null, 'Pune', $4
       from taken returning patient_id as id`,
      [this.tenantId, howMany, firstName, this.userIds.clerk],
    );
    return rows.map((row) => row.id);
  }
}

let lastTenantId = 0;

/** Makes a tenant with everything a hospital day needs. */
export async function makeTenant(parts: TestApp): Promise<TestTenant> {
  lastTenantId += 1;
  const tenant = new TestTenant(parts, lastTenantId, `tenant${lastTenantId}`);
  const { owner } = parts;
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  await owner.query(scene(tenant));
  await openSessions(tenant);
  return tenant;
}

/** Logs the users of a tenant in, with a second step that was just taken. */
export async function openSessions(tenant: TestTenant): Promise<void> {
  const { owner, secrets } = tenant.parts;
  const signer = tokenSigner(secrets.tokenKey, 60);
  for (const [user, userId] of Object.entries(tenant.userIds) as [TestUser, number][]) {
    const sessionId = randomUUID();
    await owner.query(
      `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
       values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
      [tenant.tenantId, sessionId, userId],
    );
    tenant.tokens.set(user, signer.sign(sessionId, tenant.tenantId).token);
  }
}

/** The deeds that administrators and, where they sign, doctors do; the clerk does all others. */
const forAdministrators: readonly DeedName[] = [
  'cancel-bill',
  'cancel-admission',
  'cancel-payer-receipt',
  'merge-patients',
  'sign-summary',
  'undo-discharge',
  'remove-documents',
];

function scene({ tenantId: t, name }: TestTenant): string {
  const beds = Array.from(
    { length: 12 },
    (_, index) => `(${t}, ${index + 1}, ${index < 10 ? 1 : 2}, 'B-${index + 1}', 1, ${index < 10 ? 1 : 2})`,
  );
  const rights = menuPaths.flatMap((path) => [
    `(${t}, 30, '${path}', true, true, true, true)`,
    `(${t}, 31, '${path}', true, false, false, false)`,
  ]);
  const forEverybody: readonly DeedName[] = ['read-chart', 'export'];
  const notAdministrators = deedNames.filter((deed) => !forAdministrators.includes(deed));
  const given = (
    [
      [0, deedNames],
      [30, notAdministrators],
      [31, forEverybody],
    ] as const
  ).flatMap(([roleId, names]) => names.map((deed) => `(${t}, ${roleId}, '${deed}', true, false, false, false)`));
  return `
    insert into country values (1, 'India', 'IN'), (2, 'Bangladesh', 'BD') on conflict do nothing;
    insert into state values (27, 1, 'Maharashtra', '27'), (32, 1, 'Kerala', '32') on conflict do nothing;
    insert into tenant values (${t}, '${name}', 'Test hospitals ${t}', true);
    insert into hospital (tenant_id, hospital_id, hospital_name, country_id, state_id, state_code, discount_limit_basis_points) values
      (${t}, 1, 'First Hospital', 1, 27, '27', 10000), (${t}, 2, 'Second Hospital', 1, 27, '27', 10000);
    insert into financial_year select ${t}, y || '-' || y + 1, make_date(y, 4, 1), make_date(y + 1, 3, 31) from generate_series(2020, 2035) y;
    insert into role (tenant_id, role_id, role_name, is_superadmin) values
      (${t}, 0, 'SuperAdmin', true), (${t}, 1, 'Doctor', false), (${t}, 30, 'Clerk', false), (${t}, 31, 'Viewer', false);
    insert into role_permission values ${[...rights, ...given].join(', ')};
    insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
      select tenant_id, 30, menu_path, false, false, false, false from role_permission where tenant_id = ${t} and role_id = 0 on conflict do nothing;
    update role_permission set can_grant = true where tenant_id = ${t} and role_id = 30;
    insert into opd_fee_setting (tenant_id, hospital_id, is_free_without_rule) select tenant_id, hospital_id, true from hospital where tenant_id = ${t};
    insert into department values (${t}, 1, 'Medicine');
    insert into designation values (${t}, 1, 'Consultant');
    insert into specialization values (${t}, 1, 'Physician');
    insert into staff (tenant_id, staff_id, hospital_id, salutation, first_name, last_name, role_id, department_id, specialization_id, registration_no) values
      (${t}, 1, 1, 'Dr.', 'Ravi', 'One', 1, 1, 1, 'KMC 11'), (${t}, 2, 1, 'Dr.', 'Meera', 'Two', 1, 1, 1, 'KMC 12'), (${t}, 3, 1, 'Dr.', 'Sara', 'Three', 1, 1, 1, 'KMC 13');
    insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id) values
      (${t}, 1, 'Admin User', 'admin@${name}.example', 'unusable', 0, 1),
      (${t}, 2, 'Clerk User', 'clerk@${name}.example', 'unusable', 30, 1),
      (${t}, 3, 'Viewer User', 'viewer@${name}.example', 'unusable', 31, 1);
    insert into user_hospital values (${t}, 1, 1), (${t}, 1, 2), (${t}, 2, 1), (${t}, 3, 1);
    insert into bed_type values (${t}, 1, 'General'), (${t}, 100, 'Virtual');
    insert into bed_floor values (${t}, 1, 1, 'Ground'), (${t}, 2, 2, 'Ground');
    insert into bed_group values (${t}, 1, 1, 'Ward A', 1), (${t}, 2, 2, 'Ward B', 2), (${t}, 100, 1, 'Virtual', 1);
    insert into bed (tenant_id, bed_id, hospital_id, bed_name, bed_type_id, bed_group_id) values ${beds.join(', ')};
    insert into bed (tenant_id, bed_id, hospital_id, bed_name, bed_type_id, bed_group_id, is_virtual) values (${t}, 400, 1, 'Virtual', 100, 100, true);
    insert into charge_type values (${t}, 1, 'Radiology'), (${t}, 3, 'Laboratory'), (${t}, 6, 'X-Ray'), (${t}, 10, 'Services');
    insert into charge_category values (${t}, 1, 'Consultation', null, 10), (${t}, 2, 'Room', null, 10), (${t}, 3, 'Tests', null, 3), (${t}, 4, 'Imaging', null, 6);
    insert into gst_slab values (${t}, 1, 'Nil', 0, 0, 0), (${t}, 2, 'GST 5%', 500, 250, 250);
    insert into charge (tenant_id, charge_id, hospital_id, charge_code, charge_name, charge_type_id, charge_category_id, standard_charge_paise, gst_slab_id) values
      (${t}, 1, 1, 'C1', 'Consultation', 10, 1, 50000, 1), (${t}, 2, 1, 'R1', 'Deluxe room', 10, 2, 625000, 2),
      (${t}, 3, 1, 'L1', 'Urine routine', 3, 3, 8500, 1), (${t}, 4, 1, 'X1', 'Chest x-ray', 6, 4, 35000, 1),
      (${t}, 5, 1, 'N1', 'Attendant meal', 10, 1, 60000, 1), (${t}, 6, 2, 'C1', 'Consultation', 10, 1, 50000, 1);
    insert into association (tenant_id, association_id, association_name, is_corporate, color_code) values
      (${t}, 1, 'Test TPA', false, '#3366cc'), (${t}, 2, 'Test Corporate', true, '#cc6633');
    insert into association_charge (tenant_id, association_id, charge_id, tpa_charge_code, tpa_charge_paise) values (${t}, 1, 1, 'T-C1', 40000);
    insert into insurance values (${t}, 1, 'Test Insurance');
  `;
}

/** Lets callers type fractions of charges of the tenant (Q257). */
export async function makeDivisible(tenant: TestTenant, ...chargeIds: number[]): Promise<void> {
  await tenant.parts.owner.query('update charge set is_divisible = true where tenant_id = $1 and charge_id = any($2)', [
    tenant.tenantId,
    chargeIds,
  ]);
}
