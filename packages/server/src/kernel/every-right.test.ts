// Walks every served call and checks its rights: no call is open by oversight, and a right to view never allows a write.

import { randomUUID } from 'node:crypto';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { menuPaths } from '@charaka/contract/composition/menu';
import { neededRight, screensOf } from '@charaka/contract/composition/needed-right';
import { isDeed } from '@charaka/contract/kernel/deed';
import type { Permission } from '@charaka/contract/kernel/endpoint';
import { signedInCalls } from '@charaka/contract/kernel/signed-in-calls';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { allowingMenus, DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { beforeAll, describe, expect, it } from 'vitest';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const endpoints = handlersOf(noParts).map((handler) => handler.endpoint);

/**
 * Calls that show data of one patient to users who see the list of inpatients or visits, without the right to read charts; with the
 * reason.
 */
const openByLists: Readonly<Record<string, readonly string[]>> = {
  'the stay and the visit themselves, whose list it is': [
    '/IPD/GetIpdPatientById',
    '/IPD/GetBedHistory',
    '/IPD/GetAllInfantByMotherIpdId',
    '/Encounter/GetAllEncounters',
    '/OpdPatientMaster/GetOpdPatientHistory',
    '/BirthDeathRecord/GetBirthRecordsByPatientIPId',
  ],
  'what the ward writes into the file of the stay, which the specification opens with its list': [
    '/IPD/GetAllConsultantInstructions',
    '/IPD/GetAllIpdPatientNote',
    '/IPD/GetIpdPatientNoteByID',
    '/IPD/GetAllIpdPatientPrescriptionsById',
    '/IPD/GetDischargeSummary',
    '/IPD/GetDocumentPart',
  ],
  'what a stay costs and who pays for it': [
    '/IPD/GetIPDPatientBillById',
    '/IPD/GetIPDPatientGift',
    '/IPD/GetIpdPatientNonHospitalCharge',
    '/IPD/GetIpdServiceChargeById',
    '/IPD/GetTotalIPDPatientPaymentDetails',
    '/IPD/GetTpaTransferDetailsByPatientID',
  ],
  'how many charges, payments, notes and documents the tabs of a stay hold; orders are left out without reading charts':
    ['/IPD/GetStayCounts'],
  'papers that the desk prints and hands over': ['/Paper/GetPaperProof', '/Paper/NotePrint'],
  'what is asked while orders are signed, which is a deed of its own': [
    '/ClinicalOrder/CheckClinicalOrders',
    '/ClinicalOrder/FindOrderables',
    '/OrderSet/GetOrderChoices',
  ],
};

/**
 * Writes allowed to a user who only views: the own log-in, the own request, the reason for opening a chart, and the note of a print or an
 * opened report.
 */
const ownWrites = [
  ...Object.keys(signedInCalls),
  '/Approval/WithdrawApprovalRequest',
  '/Privacy/OpenBreakGlass',
  '/Paper/NotePrint',
  '/Lab/GetReportById',
];

const seen = { canView: true, canAdd: false, canEdit: false, canDelete: false };
const askedOf = (permission: Permission) => (typeof permission === 'object' ? permission : undefined);
const nameOf = (path: string) => path.split('/').at(-1) ?? '';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(parts);
});

/** Answers a call with an empty request; what it asks for is decided before the request is read. */
async function post(path: string) {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${tenant.tokens.get('viewer')}`,
    },
    payload: '{}',
  });
  return { status: reply.statusCode, ...(reply.json() as { _failure: boolean; _message: string }) };
}

describe('what a call asks for', () => {
  it('is a right, or it stands in the list of calls open to everybody who is signed in, with a reason (Q224)', () => {
    const open = endpoints.filter(({ permission }) => permission === 'signed-in').map(({ path }) => path);
    expect(open.toSorted()).toEqual(Object.keys(signedInCalls).toSorted());
    for (const [path, reason] of Object.entries(signedInCalls)) expect(reason.length, path).toBeGreaterThan(15);
  });

  it('is a screen that there is, and deeds that there are (R168, Q224)', () => {
    for (const { path, permission } of endpoints) {
      const asked = askedOf(permission);
      for (const menu of asked ? screensOf(asked) : []) expect(menuPaths, path).toContain(menu);
      for (const deed of asked?.deeds ?? []) expect(isDeed(deed), `${path}: ${deed}`).toBe(true);
    }
  });

  it('is the right to delete where something is deleted, whatever deed is asked for besides (R168, Q224)', () => {
    const removing = endpoints.filter(({ path }) => /^(delete|remove|deactivate)/i.test(nameOf(path)));
    expect(removing.length).toBeGreaterThan(40);
    const own = ['/Security/RemoveFactor', '/Phrase/DeletePhrase', '/Report/DeleteSavedReportView'];
    for (const { path, permission } of removing.filter((one) => !own.includes(one.path)))
      expect(askedOf(permission)?.action, path).toBe('delete');
  });

  it('is reading charts where a list of inpatients or visits would open what is known of one patient (PS007, Q224)', () => {
    const seesLists = { [admissionMenu]: seen, [visitMenu]: seen };
    const opened = endpoints.filter(({ isWalled, permission }) => {
      const asked = askedOf(permission);
      return isWalled && asked && allowingMenus(seesLists, DOCTOR_ROLE_ID, neededRight(asked)).length > 0;
    });
    expect(opened.map(({ path }) => path).toSorted()).toEqual(Object.values(openByLists).flat().toSorted());
    for (const reason of Object.keys(openByLists)) expect(reason.length).toBeGreaterThan(15);
  });

  it('is a deed or the right to delete where something is cancelled or undone (Q224)', () => {
    const undoing = endpoints.filter(
      ({ path, effect }) => effect !== 'read' && /^(cancel|undo|reopenday|refund|writeoff)/i.test(nameOf(path)),
    );
    expect(undoing.length).toBeGreaterThan(8);
    for (const { path, permission } of undoing) {
      const asked = askedOf(permission);
      expect(asked?.action === 'delete' || (asked?.deeds ?? []).length > 0, path).toBe(true);
    }
  });
});

describe('who sees every screen and changes none', () => {
  const writing = endpoints.filter(({ effect, path }) => effect !== 'read' && !ownWrites.includes(path));
  it.each(writing.map(({ path }) => [path]))('writes nothing by %s (R168, Q224)', async (path) => {
    expect(await post(path)).toMatchObject({ status: 403, _message: 'You are not permitted to do this' });
  });
});
