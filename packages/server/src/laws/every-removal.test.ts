// Walks every call that removes data: roles of desks and wards need a deed for it, or a reason listed here.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { expect, it } from 'vitest';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf } from '../composition/areas.ts';
import { rightsTable } from '../composition/rights-table.ts';

const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);

/** Removals that roles of desks and wards may do without a deed, by the reason. */
const open: Readonly<Record<string, readonly string[]>> = {
  "one's own: a factor, a session, a phrase, a request that waits": [
    '/Security/RemoveFactor',
    '/Security/EndSession',
    '/Approval/WithdrawApprovalRequest',
    '/Phrase/DeletePhrase',
  ],
  'their own upload of the last 24 hours; for any other the handler asks for the deed (0083)': [
    '/IPD/DeleteIpdPrescriptions',
  ],
  'a plan that its desk keeps, before anything of it was done': [
    '/Appointment/DeleteAppointment',
    '/OTMaster/DeleteOTBooking',
    '/OTMaster/DeleteOTProvisionalBooking',
    '/Bed/ReleaseBed',
  ],
  'what its desk began: a consultation, the session of a day': ['/OpdQueue/EndConsult', '/OpdQueue/EndSession'],
  'the own custom report or view; the handler asks for its maker (RP026, 0473)': [
    '/Report/DeleteCustomReport',
    '/Report/DeleteSavedReportView',
  ],
  'gives out what a culture says so far: nothing is taken away': ['/Lab/ReleaseSusceptibility'],
  'ends a hold; the handler refuses the person who held the batch (PH011, Q268)': ['/Stock/ReleaseBatch'],
  'ends an indent: the handler refuses everybody but the person that asked (PH018)': ['/Stock/CancelIndent'],
  'answers an indent of another store; nothing that was issued is undone (PH018)': ['/Stock/EndIndent'],
  'moves units of Quarantine to the main store, where another person receives them (PH069)': [
    '/Stock/ReleaseFromQuarantine',
  ],
  'drops a count of a store: what was posted of it stays (PH065)': ['/Stock/DropStockTake'],
  'cancels a receipt of goods, every unit of which lies untouched in its store (PH040)': ['/Purchase/CancelGrn'],
  'ends an order whose rest does not come; the handler cancels none with receipts (PH026)': [
    '/Purchase/ClosePurchaseOrder',
  ],
  'an approver retires an asset: it stays in the register with its number (IN038, IN042)': ['/Asset/RetireAsset'],
  'cancels a gate pass before its goods went through the gate (IN056)': ['/Inventory/CancelGatePass'],
  'an entry of the list that the purchase officer keeps': [
    '/Inventory/DeleteGeneralItem',
    '/ItemCategory/DeleteItemCategory',
  ],
  'an entry of the list that the pharmacist keeps': ['/Pharmacy/DeletePharmacyItemMaster'],
  'releases the code of a pack from a wrong item; the row stays with the user and the time (PH078)': [
    '/Pharmacy/ReleaseItemBarcode',
  ],
  'an approver rejects an invoice of a supplier; the handler refuses one that is approved': [
    '/Purchase/CancelSupplierInvoice',
  ],
};

const takesAway = ({ path, permission }: Endpoint) =>
  (typeof permission === 'object' && permission.action === 'delete') ||
  /\/(Delete|Remove|Cancel|Deactivate|Undo|Withdraw|End|Release)[A-Z]/i.test(path);
const administrators = ['superAdministrator', 'administrator'];

it('is an administrator’s to make, asks for a deed, or is named here (R463, Q224)', () => {
  const removals = endpoints.filter(takesAway);
  expect(removals.length).toBeGreaterThan(40);
  const withoutDeed = removals.filter(({ permission }) => typeof permission === 'string' || !permission.deeds?.length);
  const ofClerks = rightsTable(withoutDeed)
    .filter(({ roles }) => roles.some((role) => !administrators.includes(role) && role !== 'doctor'))
    .map(({ path }) => path);
  expect(ofClerks.sort()).toEqual(Object.values(open).flat().sort());
});
