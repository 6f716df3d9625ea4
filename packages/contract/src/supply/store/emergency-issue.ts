// Emergency issues on the wire: units taken from any store at once, and settled by a second person with the signed order (PH090).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { emergencyIssueSteps } from '@charaka/rules/supply/emergency-issue-steps';
import { endpoint, may, type ScreenPermission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { pharmacyStockTopic } from '../pharmacy/topics.ts';
import { ownStoreKinds, type StoreKind } from '../stock/store-kind.ts';
import { lineUnits } from './indent.ts';
import { issueMenu, wardStockMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { emergencyIssueTopic } from './topics.ts';

/** An emergency issue that is not settled for longer is late, in hours (PH090). */
export const SETTLE_HOURS = 24;
/** The witness of Schedule X signs within this time, in minutes (PH072). */
export const WITNESS_MINUTES = 30;

/** Places that ask in an emergency. */
export const emergencyPlaces = ['Ward', 'Theatre', 'Ambulance'] as const;

/** Kinds of stores from which units are issued in an emergency: all but Inspection, Quarantine and Transit. */
export const emergencyKinds: readonly StoreKind[] = ['Main', 'Counter', ...ownStoreKinds];

const spellings: Spellings = {
  patientId: 'patientUid',
  issuedByName: 'issuedBy',
  issuedAt: 'issuedOn',
  settledByName: 'settledBy',
  settledAt: 'settledOn',
  witnessedByName: 'witnessedBy',
  witnessedAt: 'witnessedOn',
};

const openBecause = 'names the patient of an emergency issue by number alone: the work of the store';

const emergencyIssue = shape(
  {
    emergencyIssueId: id(),
    storeName: text(),
    itemName: text(),
    pack: text(),
    batchNumber: optional(text()),
    units: count(),
    /** Null for a patient who is not registered yet: the arrival number is named. */
    patientId: optional(id()),
    arrivalNo: optional(text()),
    placeKind: oneOf(emergencyPlaces),
    askedByName: text(),
    reason: text(),
    status: oneOf(statesOf(emergencyIssueSteps)),
    issuedByName: text(),
    issuedAt: instant(),
    /** Not settled for more than 24 hours. */
    isLate: flag(),
    settledByName: optional(text()),
    settledAt: optional(instant()),
    orderReference: optional(text()),
    /** Schedule X: another person signs as witness (PH072). */
    needsWitness: flag(),
    /** Without its witness for more than 30 minutes. */
    isWitnessLate: flag(),
    witnessedByName: optional(text()),
    witnessedAt: optional(instant()),
    /** The reader issued it: another person signs as witness and settles it. */
    isOwn: flag(),
  },
  spellings,
);

const maySee: ScreenPermission = { menu: wardStockMenu, action: 'view', orMenus: [issueMenu] };

/** Emergency issues of the hospital: those that are not settled first, the oldest of them first. */
export const listEmergencyIssues = endpoint({
  path: '/Stock/GetEmergencyIssues',
  summary: 'Lists the emergency issues of stores.',
  permission: maySee,
  effect: 'read',
  openBecause,
  input: listInput({ status: optional(oneOf(statesOf(emergencyIssueSteps))) }),
  output: listOutput(emergencyIssue, 'emergencyIssueList'),
});

/**
 * Issues units of a batch from any store at once. Needs the UHID of the patient, or the arrival number, and the name of the doctor or nurse
 * who asks. Schedule X waits for a witness afterwards. Refuses expired and held batches.
 */
export const addEmergencyIssue = endpoint({
  path: '/Stock/AddEmergencyIssue',
  logAs: ['emergency_issue', 'added'],
  summary: 'Issues stock in an emergency.',
  permission: may('edit', wardStockMenu),
  effect: 'once',
  changes: [emergencyIssueTopic, pharmacyStockTopic],
  openBecause,
  input: shape({
    emergencyIssue: shape(
      {
        storeId: id(storeChecks.selectStore),
        batchId: id(storeChecks.chooseBatch),
        units: lineUnits(),
        patientId: optional(id()),
        arrivalNo: optional(text(40)),
        placeKind: oneOf(emergencyPlaces, storeChecks.selectPlace),
        askedByName: requiredText(storeChecks.enterAskedBy, 100),
        reason: requiredText(entrySentences.enterReasonShort, 200),
      },
      { patientId: 'patientUid' },
    ),
  }),
  output: shape({ emergencyIssue }),
});

/** Signs an emergency issue of Schedule X as its witness; never the person who issued it (PH072). */
export const witnessEmergencyIssue = endpoint({
  path: '/Stock/WitnessEmergencyIssue',
  logAs: ['emergency_issue', 'countersigned'],
  summary: 'Signs an emergency issue of Schedule X as its witness.',
  permission: { menu: wardStockMenu, action: 'edit', orMenus: [issueMenu] },
  effect: 'once',
  changes: [emergencyIssueTopic],
  openBecause,
  input: shape({ emergencyIssueId: id() }),
  output: shape({ emergencyIssue }),
});

/** Settles an emergency issue with the number of the signed order or memo; never by the person who issued it. */
export const settleEmergencyIssue = endpoint({
  path: '/Stock/SettleEmergencyIssue',
  logAs: ['emergency_issue', 'closed'],
  summary: 'Settles an emergency issue with the signed order.',
  permission: may('edit', issueMenu),
  effect: 'once',
  changes: [emergencyIssueTopic],
  openBecause,
  input: shape({
    emergencyIssue: shape({
      emergencyIssueId: id(),
      orderReference: requiredText(storeChecks.enterOrderReference, 100),
    }),
  }),
  output: shape({ emergencyIssue }),
});
