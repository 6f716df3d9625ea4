// The law of confirmations: every call that moves money out, changes rights, exports or resets is marked, or named here with the reason.

import { fileTables } from '@charaka/contract/composition/file-tables';
import type { DeedName } from '@charaka/contract/kernel/deed';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { masterFileEndpoints } from '@charaka/contract/kernel/master-file';
import { unwrap } from '@charaka/contract/kernel/wire';
import { canShowCharts } from '@charaka/contract/people/privacy/chart';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../../test-support/server/no-parts.ts';
import { handlersOf } from '../../composition/areas.ts';

const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);

/** Words in the name of a call that may be one of them. */
const words =
  /Refund|Return|Cancel|Export|Backup|Restore|Password|Policy|Delegation|Approv|Factor|RecoveryCode|Session|Reset|Payment|WriteOff|Role|Permission/;
/** Names of a field by which money leaves. */
const moneyField = /[rR]efund|paidBack|payBack/;
const screensOfRights: readonly string[] = [
  'role-permission',
  'human_resource/administration',
  'human_resource/approving_authorities',
  'approval',
  'security',
  'gateway-settings',
];
const deedsOfMoney: readonly DeedName[] = ['refund', 'cancel-bill', 'cancel-payer-receipt', 'export', 'write-off'];

/** Why a call goes without a confirmation although it looks like one of them. */
const excused: Readonly<Record<string, string>> = {
  '/Security/FinishFactor': 'begun with a confirmation, and worth nothing without the ticket of that',
  '/Security/EndSession': 'somebody who finds a stranger logged in must be quick',
  '/OpdQueue/StartSession': 'the session of a doctor with patients, not of a user',
  '/OpdQueue/PauseSession': 'as above',
  '/OpdQueue/EndSession': 'as above',
  '/Security/EndUserSessions': 'as above',
  '/Staff/DeactivateStaff': 'takes rights away, which must be quick',
  '/Staff/AddStaffDocument': 'a paper, no right',
  '/Staff/RemoveStaffDocument': 'a paper, no right',
  '/Approval/RefuseApprovalRequest': 'lets nothing happen',
  '/Approval/WithdrawApprovalRequest': 'lets nothing happen',
  '/IPD/AskIPDGiftApproval': 'asks; the approval is confirmed',
  '/Pharmacy/AskSaleDiscountApproval': 'asks; the approval is confirmed',
  '/IPD/WriteOffIPDBillDue': 'no money leaves; above the limit a second person approves it',
  '/IPD/CancelIPDPatientBill': 'no money leaves: what was paid is an advance, whose refund is confirmed',
  '/IPD/CancelIpdAdmission': 'refused while money is not refunded',
  '/ClinicalOrder/CancelClinicalOrders': 'no money leaves: a line is taken off an account that is still open',
  '/ClinicalOrder/SetPayerApproval': 'notes what a payer answered; no money leaves',
  '/HospitalSetting/AddHospital': 'sets above which sum a refund needs an approver; no money leaves',
  '/HospitalSetting/UpdateHospital': 'as above',
  '/Paper/NotePrint': 'counts that a paper was printed',
  '/Lab/ReturnWork': 'gives a result back to the bench: no money, no right',
  '/IPD/UpdateIPDPatientPayment': 'amount and kind stay, only the modes change',
  '/OpdPatientMaster/UpdateOpdBookingBillPayment': 'money comes in',
  '/Purchase/CancelGrn': 'takes goods out of stock that lie untouched; no money leaves',
  '/Purchase/ApprovePurchaseOrder': 'lets goods be ordered; no money leaves before the payment, which is confirmed',
  '/Purchase/AddPurchaseReturn': 'sends goods to their supplier, who owes their value; no money leaves',
  '/Purchase/RefusePurchaseReturn': 'brings goods back; no money leaves',
  '/Purchase/ApproveInvoice': 'lets a bill be paid; the payment is confirmed',
  '/Purchase/CancelSupplierInvoice': 'takes a bill back; no money leaves',
  '/Purchase/ReversePayment': 'notes that a payment did not leave; no money leaves',
  '/Stock/CancelIndent': 'a request of a ward: no money, no right',
  '/Stock/ApproveStockTake': 'corrects stock that another person counted; no money leaves',
  '/Stock/ReturnFromStore': 'moves stock to another store: no money, no right',
  '/Inventory/ApproveAssetAudit': 'notes what another person found; no money, no right',
  '/Inventory/ApproveGatePass': 'lets goods through the gate that another person named; no money leaves',
  '/Inventory/ReturnGatePass': 'goods come back; no money, no right',
  '/Inventory/CancelGatePass': 'the goods stay; no money, no right',
  '/HospitalSetting/SendTestEmail': 'goes to who asks, through the gateway that was confirmed',
  '/HospitalSetting/SendTestSms': 'goes to who asks, through the gateway that was confirmed',
  '/HospitalSetting/UpdateRoleViews': 'arranges lists and opens none',
  '/HospitalSetting/UpdateNotification': 'chooses which letters are sent',
  '/Message/AddMailSmsInfo': 'one letter',
  '/Message/ResendMailSmsInfo': 'one letter again',
};

function looksLikeOne({ path, permission, effect, input }: Endpoint): boolean {
  if (effect === 'read') return false;
  const { menu = '', deeds = [] } = typeof permission === 'object' ? permission : {};
  const fields = JSON.stringify(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }));
  return (
    words.test(path) ||
    moneyField.test(fields) ||
    screensOfRights.includes(menu) ||
    deeds.some((deed) => deedsOfMoney.includes(deed))
  );
}

const lookingLikeOne = endpoints.filter(looksLikeOne);

it('every call that moves money out, changes rights or resets is confirmed or named with a reason (PS035)', () => {
  expect(lookingLikeOne.length).toBeGreaterThan(40);
  const forgotten = lookingLikeOne.filter(({ path, stepUp }) => stepUp === undefined && !Object.hasOwn(excused, path));
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});

it('no reason outlives its call, and none excuses what is confirmed (PS035)', () => {
  const needed = lookingLikeOne.filter(({ stepUp }) => stepUp === undefined).map(({ path }) => path);
  expect(Object.keys(excused).filter((path) => !needed.includes(path))).toEqual([]);
});

it('a file of a list names no patient; lists of patients are asked about by what they carry away (PS035, Q225)', () => {
  const files = endpoints.filter(({ path, effect }) => effect === 'read' && /\/Export/.test(path));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(canShowCharts).map(({ path }) => path)).toEqual([]);
});

/** Answers without pages that name one patient alone, or at most as many as their question has; each with the reason. */
const fewPatients: Readonly<Record<string, string>> = {
  '/Patient/FindPatients': 'ten at most, as a search shows them',
  '/Patient/FindSimilarPatients': 'ten at most, beside the patient who is registered',
  '/Patient/PreviewPatientImport': 'the patients that a file may repeat, who are the caller’s own rows',
  '/IPD/FindPeople': 'ten at most, as a search shows them',
  '/OTMaster/GetOTBookingDetailsForIPD': 'the bookings of one stay',
  '/Encounter/GetAllEncounters': 'the encounters of one patient',
  '/Lab/GetBench': 'fifty works at most, page by page',
  '/Pharmacy/GetSaleById': 'one memo with its returns',
  '/ClinicalOrder/GetAllClinicalOrders': 'the orders of one stay or visit',
  '/IPD/GetIPDPatientBillById': 'the bill of one stay',
  '/IPD/GetIPDBillVersion': 'the bill of one stay',
  '/BirthDeathRecord/GetBirthRecordsByPatientIPId': 'the births of one stay',
  '/IPD/GetAllInfantByMotherIpdId': 'the children of one mother',
};

/** Whether an answer has a list of records that name a patient, and no pages. */
function namesPatientsUnpaged({ input, output }: Endpoint): boolean {
  const request = unwrap(input);
  if (request instanceof z.ZodObject && 'pageSize' in request.shape) return false;
  const hasPatients = (schema: z.ZodType, isInList: boolean): boolean => {
    const inner = unwrap(schema);
    if (inner instanceof z.ZodArray) return hasPatients(inner.element as z.ZodType, true);
    if (!(inner instanceof z.ZodObject)) return false;
    if (isInList && 'patientId' in inner.shape) return true;
    return Object.values(inner.shape).some((field) => hasPatients(field as z.ZodType, isInList));
  };
  return hasPatients(output, false);
}

it('an answer without pages that names patients is shown whole, or names few with its reason (OP043, LB069, PS035)', () => {
  const unpaged = endpoints.filter(
    (endpoint) => endpoint.effect === 'read' && canShowCharts(endpoint) && namesPatientsUnpaged(endpoint),
  );
  expect(unpaged.length).toBeGreaterThan(15);
  const undeclared = unpaged.filter(({ path, isShownWhole }) => !isShownWhole && !Object.hasOwn(fewPatients, path));
  expect(undeclared.map(({ path }) => path)).toEqual([]);
  const shownWhole = endpoints.filter(({ isShownWhole }) => isShownWhole).map(({ path }) => path);
  expect(shownWhole.toSorted()).toEqual([
    '/Bed/GetAllBeds',
    '/IPD/GetTpaPayerReceipt',
    '/Lab/GetSendable',
    '/Lab/PrintLabels',
    '/OpdDayEnd/GetDayEnd',
    '/OpdQueue/GetQueue',
    '/Pharmacy/GetDispenseLabels',
    '/Pharmacy/GetInpatients',
    '/Report/GetDayClosing',
    '/Report/GetOpenCollection',
    '/Report/GetUserCollectionPapers',
    '/VitalSign/GetVitalsDesk',
  ]);
});

it('a file of a list takes the deed to export, and one with persons in it a confirmation besides (Q224, PS035)', () => {
  const files = endpoints.filter(({ path, effect }) => effect === 'read' && /\/Export/.test(path));
  const withoutDeed = files.filter(
    ({ permission }) => typeof permission === 'string' || !permission.deeds?.includes('export'),
  );
  expect(withoutDeed.map(({ path }) => path)).toEqual([]);
  const reaching = /contact|phone|mobile|email|personName|panNo/i;
  for (const table of fileTables) {
    const { path, stepUp } = masterFileEndpoints(table).exportFile;
    if (Object.keys(table.fields).some((name) => reaching.test(name))) expect(stepUp, path).toBe('export');
  }
});
