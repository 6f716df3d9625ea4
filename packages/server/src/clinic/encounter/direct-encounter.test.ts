// Patients who walk in with a paper from outside: their encounter, its gate, its tie, its end, and the doctor that reports name (Q279).
import { addDirectEncounter, listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { getPatient } from '@charaka/contract/people/patient/patient';
import { listChartAccess, savePrivacySetting } from '@charaka/contract/people/privacy/privacy';
import { addReferral, deleteReferral } from '@charaka/contract/people/referral/referral';
import { describe, expect, it } from 'vitest';
import { openCounter } from '../../../test-support/money/counter-desk.ts';
import { begin, cover, sign } from '../../../test-support/money/gated-orders.ts';
import { chartsWritten, useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const walkIn = async (tenant: TestTenant, doctorName = 'Dr. Roy, Salt Lake') => {
  const [patientId = 0] = await tenant.addPatients(1);
  return (await tenant.ask(addDirectEncounter, { encounter: { patientId, doctorName, note: 'Brought a paper' } }))
    .encounter;
};

describe('a walk-in patient', () => {
  it('has an encounter without a visit, named by the doctor outside; two clicks make one (Q279)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const encounter = { patientId, doctorName: 'Dr. Roy, Salt Lake' };
    const key = crypto.randomUUID();
    await Promise.all([key, key].map((same) => tenant.call(addDirectEncounter, { encounter }, { key: same })));
    const { encounters } = await tenant.ask(listEncounters, { patientId });
    expect(encounters).toMatchObject([{ encounterClass: 'Direct', visitId: null, doctorName: 'Dr. Roy, Salt Lake' }]);
    expect((await tenant.call(addDirectEncounter, { encounter }, { as: 'viewer' })).status).toBe(403);
  });

  it('is referred by a doctor or by a referral in use, and by nobody else (Q279)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const add = (named: object) => tenant.call(addDirectEncounter, { encounter: { patientId, ...named } });
    expect((await add({ doctorName: '  ' })).fields).toMatchObject({
      'encounter.doctorName': 'Enter the doctor who signed the paper, or choose a referral',
    });
    const referral = { referralName: 'Dr. Sen', contactNo: '9812345670' };
    const { referralId } = (await tenant.ask(addReferral, { referral })).referral;
    expect((await add({ referralId, doctorName: 'Dr. Se' })).isFailure).toBe(false);
    const [encounter] = (await tenant.ask(listEncounters, { patientId })).encounters;
    expect(encounter?.doctorName).toBe('Dr. Sen');
    await tenant.ask(deleteReferral, { referral: { referralId } });
    expect((await add({ referralId })).fields).toHaveProperty(['encounter.referralId']);
    expect((await add({ referralId: 999_999 })).message).toContain('does not exist');
  });

  it('waits at the gate until the counter has billed the order (OR012, Q279)', async () => {
    const desk = await openCounter(parts);
    const direct = { ...desk, ...(await walkIn(desk.tenant)) };
    const [orderId = 0] = await sign(direct);
    expect((await begin(direct, orderId)).message).toBe('Urine routine is not paid: bill no. or Stat');
    expect(await cover(direct, orderId)).toBe('Unpaid');
    const bill = { encounterId: direct.encounterId, lines: [{ orderId, quantity: 1 }] };
    expect((await desk.bill(bill)).isFailure).toBe(false);
    expect((await begin(direct, orderId)).isFailure).toBe(false);
  });

  it('ties the desk that added the encounter, for the days of desk work (Q269, Q279)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(savePrivacySetting, {
      setting: {
        isWallEnforced: false,
        daysAfterDischarge: 7,
        breakGlassMinutes: 60,
        keepLogYears: 3,
        officerRoleIds: [0],
      },
    });
    const tieAfter = async (days: number) => {
      const { encounterId, patientId } = await walkIn(tenant);
      await parts.owner.query(
        `update encounter set opened_at = now() - make_interval(days => $3), closed_at = now(), close_reason = 'Visit over'
         where tenant_id = $1 and encounter_id = $2`,
        [tenant.tenantId, encounterId, days],
      );
      // The registration ties another user, and an open encounter every user of the counter.
      await parts.owner.query('update patient set created_by = $2 where tenant_id = $1', [
        tenant.tenantId,
        tenant.userIds.admin,
      ]);
      await tenant.ask(getPatient, { patient: { patientId } });
      await chartsWritten(parts);
      const { rows } = await tenant.ask(listChartAccess, { patientId, userId: tenant.userIds.clerk }, { as: 'admin' });
      return rows[0]?.relationship;
    };
    expect([await tieAfter(6), await tieAfter(9)]).toEqual(['Desk', 'None']);
  });
});
