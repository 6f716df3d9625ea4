// The calls on emergency issues: units leave any store at once, and a second person settles the issue with the signed order (PH090).

import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import {
  addEmergencyIssue as addEmergencyIssueEndpoint,
  emergencyKinds,
  listEmergencyIssues as listEmergencyIssuesEndpoint,
  settleEmergencyIssue as settleEmergencyIssueEndpoint,
  witnessEmergencyIssue as witnessEmergencyIssueEndpoint,
} from '@charaka/contract/supply/store/emergency-issue';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { takeFromLots } from '@charaka/rules/money/stock-value';
import { emergencyIssueSteps } from '@charaka/rules/supply/emergency-issue-steps';
import { handle, todayOf } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows } from '../../resource/move-rows.ts';
import { lockStoredBatches } from '../pharmacy/stock-store.ts';
import { moveStock, movesOf, readStoreLots } from '../stock/stock-engine.ts';
import {
  emergencyIssueList,
  findEmergencyIssue,
  insertEmergencyIssue,
  isPatient,
  lockEmergencyIssue,
  signAsWitness,
} from './emergency-issue-store.ts';
import { findStore } from './store-store.ts';
import { insertConsumption } from './transfer-store.ts';
import { refuseSealed } from './trolley-store.ts';

const row = listEmergencyIssuesEndpoint.output.shape.rows.element;

/** Those that are not settled first. */
export const listEmergencyIssues = handle(listEmergencyIssuesEndpoint, (call, input) =>
  answerList(call.tx, emergencyIssueList(call, input.status), row, input),
);

/** The issue. The units are used in the books of the store at once; the order follows. */
export const addEmergencyIssue = handle(addEmergencyIssueEndpoint, async (call, { emergencyIssue: typed }) => {
  const { storeId, batchId, units, reason, patientId, arrivalNo, placeKind, askedByName } = typed;
  const store = await findStore(call, storeId);
  const { storeName, storeKind } = store;
  if (!emergencyKinds.includes(storeKind)) refuse(storeSentences.storeNotFound);
  await refuseSealed(call, store);
  if (!patientId && !arrivalNo)
    refuse(storeSentences.patientOrArrival, { 'emergencyIssue.arrivalNo': storeSentences.patientOrArrival });
  if (patientId && !(await isPatient(call, patientId)))
    refuse(storeSentences.patientNotFound, { 'emergencyIssue.patientId': storeSentences.patientNotFound });
  const [[batch], lots] = await call.tx.behind([() => lockStoredBatches(call, [batchId])], () => [
    readStoreLots(call, storeId, [batchId]),
  ]);
  const { itemName, expiry, schedule } = batch ?? refuse(pharmacySentences.batchDoesNotExist);
  if ((expiry !== null && expiry < todayOf(call)) || lots.some(({ isHeld }) => isHeld))
    refuse(storeSentences.onlyToQuarantine({ itemName }));
  const { parts, missing } = takeFromLots(lots, units);
  if (missing > 0) refuse(storeSentences.onlyInStore({ left: units - missing, itemName, storeName }));
  const consumptionId = await insertConsumption(call, { storeId, batchId, units, reason });
  await moveStock(call, movesOf(parts, -1, { kind: 'Consumed', consumptionId }));
  const emergencyIssueId = await insertEmergencyIssue(call, {
    consumptionId,
    patientId: patientId ?? null,
    arrivalNo: arrivalNo || null,
    placeKind,
    askedByName,
    needsWitness: schedule === 'X',
  });
  call.say(storeSentences.emergencyIssued({ quantity: units, itemName, storeName }));
  return { emergencyIssue: await findEmergencyIssue(call, emergencyIssueId) };
});

/** The signed issue. */
export const witnessEmergencyIssue = handle(witnessEmergencyIssueEndpoint, async (call, { emergencyIssueId }) => {
  const issue = await lockEmergencyIssue(call, emergencyIssueId);
  if (!issue.needsWitness) refuse(storeSentences.noWitnessNeeded({ itemName: issue.name }));
  if (issue.issuedBy === call.userId) refuse(storeSentences.issuerDoesNotWitness);
  if (issue.witnessedBy !== null) refuse(storeSentences.witnessedAlready);
  await signAsWitness(call, emergencyIssueId);
  call.say(storeSentences.emergencyWitnessed({ itemName: issue.name }));
  return { emergencyIssue: await findEmergencyIssue(call, emergencyIssueId) };
});

/** The settled issue. */
export const settleEmergencyIssue = handle(settleEmergencyIssueEndpoint, async (call, { emergencyIssue: typed }) => {
  const { emergencyIssueId, orderReference } = typed;
  const issue = await lockEmergencyIssue(call, emergencyIssueId);
  if (issue.issuedBy === call.userId) refuse(storeSentences.issuerDoesNotSettle);
  if (issue.needsWitness && issue.witnessedBy === null) refuse(storeSentences.witnessMissing({ itemName: issue.name }));
  await moveRows(call, emergencyIssueSteps, [issue], 'settle', { order_reference: orderReference });
  call.say(storeSentences.emergencySettled({ itemName: issue.name }));
  return { emergencyIssue: await findEmergencyIssue(call, emergencyIssueId) };
});
