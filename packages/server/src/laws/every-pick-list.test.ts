// Walks every list that screens choose from: readers without the right on the list's own screen see only what choosing needs.

import { opdRooms } from '@charaka/contract/clinic/queue/opd-room';
import { neededRight } from '@charaka/contract/composition/needed-right';
import type { Endpoint, OutputOf } from '@charaka/contract/kernel/endpoint';
import { ownFieldsOf } from '@charaka/contract/kernel/pick-row';
import { twinsOf, wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { CASH_AND_BANK_GLID } from '@charaka/contract/money/finance/ledger';
import { addReferral, listReferrals } from '@charaka/contract/people/referral/referral';
import { admit, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { contactMenus } from '@charaka/contract/stay/admission/admission-pages';
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { admissionForm } from '../../test-support/patient/admission-form.ts';
import { neededForChoosing, nothingToChoose } from '../../test-support/record/needed-for-choosing.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
let tenant: TestTenant;

/** Calls that read with a log-in alone, or with the right on any screen that chooses. */
const pickLists = handlersOf(noParts)
  .map(({ endpoint }) => endpoint)
  .filter(({ effect, permission }) => effect === 'read' && (permission === 'signed-in' || isLookUp(permission)));

function isLookUp(permission: Endpoint['permission']): boolean {
  return typeof permission === 'object' && permission.orBelow !== undefined;
}

/** Every record in an answer's shape. */
function recordsIn(schema: z.ZodType): z.ZodObject[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return recordsIn(inner.element as z.ZodType);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => recordsIn(option as z.ZodType));
  if (!(inner instanceof z.ZodObject)) return [];
  return [inner, ...Object.values(inner.shape).flatMap((field) => recordsIn(field as z.ZodType))];
}

const ofTheList = ['rows', 'totalCount', 'pageNumber', 'masked'];

/** The fields that every reader of a call sees. */
function shownNames({ output }: Endpoint): string[] {
  const names = recordsIn(output).flatMap((record) => {
    const own = ownFieldsOf(record)?.names ?? [];
    return Object.keys(record.shape).filter((name) => !own.includes(name));
  });
  return [...new Set(names)].filter((name) => !ofTheList.includes(name)).sort();
}

/** The objects of an answer on the wire, at any depth. */
function objectsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsOf)];
}

/** The records of a call that hold fields of their own screen alone. */
const masking = pickLists.flatMap((endpoint) =>
  recordsIn(endpoint.output).flatMap((record) => {
    const own = ownFieldsOf(record);
    return own
      ? [
          {
            endpoint,
            own,
            wireNames: own.names.flatMap((name) => [wireName(record, name), ...(twinsOf(record)[name] ?? [])]),
          },
        ]
      : [];
  }),
);

let referralId: number;
const known = () => ({ hospitalId: 1, roleId: 30, referralId, glid: CASH_AND_BANK_GLID, pageNumber: 1, pageSize: 50 });
const asked = (endpoint: Endpoint, as: 'admin' | 'viewer') =>
  tenant.call(endpoint, {} as never, { as, body: sampleBody(endpoint.input, known()) });

/** Fills every such field, and takes from the viewer the right on the lists' own screens. */
async function scene(): Promise<void> {
  tenant = await makeTenant(parts);
  const { referral } = await tenant.ask(
    addReferral,
    {
      referral: {
        referralName: 'Palash Clinic',
        contactNo: '9830011118',
        email: 'palash@clinic.example',
        address: 'Wing 4',
        panNo: 'ABCPE1234F',
        ipdPercentage: 7.5,
        opdPercentage: 5,
        otPercentage: 4,
        otherPercentage: 3,
      },
    },
    { as: 'admin' },
  );
  referralId = referral.referralId;
  await tenant.ask(
    suppliers.add,
    {
      supplier: {
        supplierName: 'Wholesale',
        gstKind: 'Unregistered',
        licences: [],
        bankName: 'Bank of the town',
        contact: '9830011124',
      },
    },
    { as: 'admin' },
  );
  await tenant.ask(opdRooms.add, { opdRoom: { roomName: 'Room 4' } }, { as: 'admin' });
  const t = tenant.tenantId;
  await parts.owner.query(`update staff set email = 'one' || staff_id || '@staff.example', contact_no = '983001113' || staff_id,
      approval_limit_paise = 500000 where tenant_id = ${t};
    update association set address = 'Wing 5', contact_no = '9830011120', email = 'desk@payer.example',
      contact_person_name = 'Asha', contact_person_phone = '9830011121', approval_limit = 900000,
      counter_from = '2026-01-01', counter_to = '2026-12-31', counter_share_basis_points = 5000, counter_limit = 700000,
      counter_laboratory = true, counter_radiology = true, counter_services = true,
      acc_id = 6 where tenant_id = ${t};
    update role set counter_due_paise = 200000 where tenant_id = ${t};
    update hospital set refund_limit_paise = 200000, discount_limit_basis_points = 1000 where tenant_id = ${t};
    insert into third_party_provider (tenant_id, provider_name, contact_no)
      values (${t}, 'Partner', '9830011122')`);
  const menus = [...new Set(masking.flatMap(({ own }) => own.menus))];
  await parts.owner.query(
    `update role_permission set can_view = false where tenant_id = $1 and role_id = 31 and menu_path = any($2)`,
    [t, menus],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId: t })]);
}

beforeAll(scene);

describe('lists that screens choose from', () => {
  it('show only fields that choosing needs; all other fields are masked (Q273, Q216)', () => {
    expect(pickLists.length).toBeGreaterThan(60);
    const shown = Object.fromEntries(
      pickLists
        .filter(({ path }) => !(path in nothingToChoose))
        .map((endpoint) => [endpoint.path, shownNames(endpoint)]),
    );
    const needed = Object.fromEntries(
      Object.entries(neededForChoosing).map(([path, names]) => [path, [...new Set(names.split(' '))].sort()]),
    );
    expect(shown).toEqual(needed);
  });

  it('mask by the right on the screen that keeps the list (Q273)', () => {
    const wrong = masking.filter(({ endpoint: { permission }, own }) => {
      if (typeof permission === 'string') return false;
      return !own.menus.includes(neededRight(permission).menu);
    });
    expect(wrong.map(({ endpoint }) => endpoint.path)).toEqual([]);
  });

  it('answer masked fields as null and name them for readers who only choose (Q273, Q235)', async () => {
    const paths = new Set<string>();
    for (const { endpoint, wireNames } of masking) {
      if (endpoint.path === '/User/GetEntry') continue;
      const whole = await asked(endpoint, 'admin');
      expect(whole.isFailure, `${endpoint.path}: ${whole.message}`).toBe(false);
      await expect.poll(async () => JSON.stringify((await asked(endpoint, 'viewer')).wire)).toContain('_masked');
      const masked = objectsOf((await asked(endpoint, 'viewer')).wire).filter(({ _masked }) => Array.isArray(_masked));
      for (const record of masked) {
        expect(record._masked, endpoint.path).toEqual(wireNames);
        for (const name of wireNames) expect(record[name], `${endpoint.path} ${name}`).toBeNull();
      }
      const seen = objectsOf(whole.wire).flatMap((record) => wireNames.filter((name) => record[name] != null));
      if (new Set(seen).size > 0) paths.add(endpoint.path);
      expect(JSON.stringify(whole.wire)).not.toContain('"_masked":[');
    }
    expect([...paths].sort()).toEqual(
      [...new Set(masking.map(({ endpoint }) => endpoint.path))].filter((path) => path !== '/User/GetEntry').sort(),
    );
  });

  it('refuse to filter and to sort by a masked column (Q273)', async () => {
    const ask = (given: object, as: 'admin' | 'viewer' = 'viewer') =>
      tenant.call(listReferrals, given as never, { as });
    const above = [{ columnName: 'ipdPercentage', filterValue: 7, filterOption: 7 }];
    await expect.poll(async () => (await ask({ filterParams: above })).status).toBe(403);
    expect((await ask({ sortingModel: { sortColumn: 'PANNO', sortDirection: 'asc' } })).message).toBe(
      "You cannot see the column 'PANNO' of this list. Filter and sort by another column",
    );
    const rows: OutputOf<typeof listReferrals>['rows'] = (await ask({ filterParams: above }, 'admin')).output.rows;
    expect(rows).toHaveLength(1);
  });

  it('show no address and no family of inpatients to readers of the discharge desk alone (Q273)', async () => {
    const [patientId = 0] = await tenant.addPatients(1);
    await tenant.ask(admit, { admission: admissionForm(tenant, patientId) });
    const pharmacist = await addUserOfRole(tenant, 20);
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 20 and menu_path = any($2)`,
      [tenant.tenantId, contactMenus],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    const listed = async (as: TestUser) =>
      (
        (await tenant.call(listAdmissions, { patientId }, { as })).wire.ipdPatientDetailsList as Record<
          string,
          unknown
        >[]
      )[0];
    const whole = await listed('admin');
    expect(whole?.addressLineOne).toEqual(expect.any(String));
    await expect.poll(async () => (await listed(pharmacist))?.addressLineOne).toBeNull();
    const row = await listed(pharmacist);
    expect(row).toMatchObject({ patientIpId: whole?.patientIpId, addressLineOne: null });
    expect(row?._masked).toEqual(expect.arrayContaining(['addressLineOne', 'emergencyContactPerson', 'maritalStatus']));
    for (const name of (row?._masked ?? []) as string[]) expect(row?.[name], name).toBeNull();
  });
});
