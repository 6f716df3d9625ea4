// Walks the calls whose requests name further records: each refuses a number of another hospital, at any depth.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { unwrap } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lieInBed } from '../../test-support/patient/lie-in-bed.ts';
import { nestedSamples } from '../../test-support/record/area-samples.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();

const doctorNames = ['doctorId', 'otherDoctor1Id', 'otherDoctor2Id', 'otherDoctor3Id', 'opdDoctorId', 'consultantId'];
const colleagueNames = ['sourceId', 'anesthetistId', 'assistant1Id', 'assistant2Id', 'staffId'];

/** Doctor 4 with an inpatient in bed 11 of ward 2, floor 2, charge 6 and package 30, all of the second hospital. */
async function recordsElsewhere(tenant: TestTenant): Promise<Record<string, number>> {
  const { tenantId } = tenant;
  const [patientId = 0] = await tenant.addPatients(1);
  const admissionId = await lieInBed(tenant, patientId, { bedId: 11, hospitalId: 2 });
  await parts.owner.query(
    `insert into staff (tenant_id, staff_id, hospital_id, salutation, first_name, last_name, role_id, department_id, specialization_id)
     values ($1, 4, 2, 'Dr.', 'Tara', 'Elsewhere', 1, 1, 1)`,
    [tenantId],
  );
  await parts.owner.query(
    `insert into package_master (tenant_id, package_id, hospital_id, package_name) values ($1, 30, 2, 'There')`,
    [tenantId],
  );
  const doctors = Object.fromEntries([...doctorNames, ...colleagueNames].map((name) => [name, 4]));
  return { ...doctors, admissionId, bedId: 12, bedGroupId: 2, bedFloorId: 2, chargeId: 6, packageId: 30 };
}

type Path = readonly (string | number)[];

/** The paths of fields with these names in a request; a list is represented by its first entry. */
function pathsOf(schema: z.ZodType, names: ReadonlySet<string>, at: Path = []): Path[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return pathsOf(inner.element as z.ZodType, names, [...at, 0]);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => [
    ...(names.has(name) ? [[...at, name]] : []),
    ...pathsOf(field as z.ZodType, names, [...at, name]),
  ]);
}

/** The request with another value at a place; undefined where it has no such record. */
function withValue(request: unknown, [first, ...rest]: Path, value: number): unknown {
  if (first === undefined) return value;
  if (typeof request !== 'object' || request === null) return undefined;
  const inside = (request as Record<string | number, unknown>)[first];
  const changed = withValue(inside, rest, value);
  if (changed === undefined) return undefined;
  return Array.isArray(request)
    ? request.map((one, index) => (index === first ? changed : one))
    : { ...request, [first]: changed };
}

const names = new Set([...doctorNames, 'sourceId', 'anesthetistId', 'assistant1Id', 'assistant2Id', 'staffId']);

/** Calls that name a colleague of the whole tenant: the record itself, and an approver's substitute. */
const ofTenant: readonly string[] = [
  '/Staff/UpdateStaff',
  '/Staff/DeactivateStaff',
  '/Staff/ReactivateStaff',
  '/Staff/AddStaffDocument',
  '/Staff/changePassword',
  '/Staff/SaveStaffDelegations',
  '/Staff/SetApprover',
  '/User/UserLoginInfo',
  '/User/UpdateUserLoginInfo',
];
/** Calls that share their check with one that has a sample. */
const likeOthers: Readonly<Record<string, string>> = {
  '/OpdFee/AddConsultationFee': '/OpdFee/UpdateConsultationFee',
  '/OTMaster/UpdateOTProvisionalBooking': '/OTMaster/AddOTProvisionalBooking',
  '/OTMaster/UpdateOTBooking': '/OTMaster/AddOTBooking',
  '/IPD/AddUpdateInfantToIPD': '/IPD/AddConsultantInstruction',
};

describe('a number of another hospital', () => {
  it('is tried with every call that names a doctor or a colleague (Q18, Q224)', () => {
    const tried = new Set([...nestedSamples.map(({ endpoint }) => endpoint.path), ...ofTenant]);
    const naming = handlersOf(noParts)
      .map(({ endpoint }) => endpoint)
      .filter(({ effect, input }) => effect !== 'read' && pathsOf(input, names).length > 0)
      .map(({ path }) => path);
    expect(naming.filter((path) => !tried.has(path) && !(path in likeOthers))).toEqual([]);
    for (const like of Object.values(likeOthers)) expect(tried).toContain(like);
  });

  it.each(nestedSamples.map((sample) => [sample.endpoint.path, sample] as const))(
    'is refused by %s wherever it stands, and its own is taken (Q18, R134)',
    async (_path, { endpoint, as = 'clerk', ownKey, make }) => {
      const tenant = await makeTenant(parts);
      const request = await make(tenant);
      const elsewhere = await recordsElsewhere(tenant);
      let tries = 0;
      const places = pathsOf(endpoint.input, new Set(Object.keys(elsewhere))).filter((path) => path.at(-1) !== ownKey);
      for (const path of places) {
        const changed = withValue(request, path, elsewhere[String(path.at(-1))] as number);
        if (changed === undefined) continue;
        tries += 1;
        const answer = await ask(tenant, endpoint, changed, as);
        expect(answer.isFailure, `${path.join('.')}: ${answer.message}`).toBe(true);
        expect(answer.status, path.join('.')).toBeLessThan(500);
      }
      const own = await ask(tenant, endpoint, request, as);
      expect(own.isFailure, own.message).toBe(false);
      // A record that names none of these kinds has no field to try.
      expect(tries).toBeGreaterThanOrEqual(Math.min(places.length, 1));
    },
  );
});

const ask = (tenant: TestTenant, endpoint: Endpoint, request: unknown, as: 'admin' | 'clerk' | 'viewer') =>
  tenant.call(endpoint, request as never, { as });
