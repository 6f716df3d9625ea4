// The mortuary: bodies listed, read, received, changed and handed over (R278, R282).

import {
  addMortuary as addEndpoint,
  getMortuary as getEndpoint,
  listMortuary as listEndpoint,
  mortuaryAdmission,
  updateMortuary as updateEndpoint,
} from '@charaka/contract/stay/record/mortuary';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  editedBody,
  insertMortuary,
  isAdmitted,
  lockMortuary,
  type MortuaryFields,
  mortuaryList,
  readMortuary,
  replaceMortuary,
} from './mortuary-store.ts';

const listMortuary = handle(listEndpoint, (call, input) =>
  readList(call.tx, mortuaryList(call, input), mortuaryAdmission, input),
);

const getMortuary = handle(getEndpoint, async (call, input) => {
  const { mortuaryId } = input.mortuaryAdmission;
  return answerForEdit(call, editedBody, mortuaryId, readMortuary(call, mortuaryId));
});

const addMortuary = handle(addEndpoint, async (call, { mortuaryAdmission: body }) => {
  if (body.patientId != null && (await isAdmitted(call, body.patientId))) refuse(recordSentences.dischargeFirst);
  refuseImpossibleTimes(call, body);
  return answered(call, await insertMortuary(call, body), recordSentences.mortuaryRecordAdded);
});

const updateMortuary = handle(updateEndpoint, async (call, { mortuaryAdmission }) => {
  const { mortuaryId, version, ...body } = mortuaryAdmission;
  const before = await lockMortuary(call, mortuaryId);
  await refuseStale(call, editedBody, mortuaryId, version);
  if (before.releasedAt && !body.releasedAt) refuse(recordSentences.bodyStaysHandedOver);
  refuseImpossibleTimes(call, body);
  await replaceMortuary(call, mortuaryId, body, before);
  return answered(call, mortuaryId, recordSentences.mortuaryRecordUpdated);
});

/** Death, reception and release follow each other, and none of them lies ahead. */
function refuseImpossibleTimes(call: Call, { diedAt, receivedAt, releasedAt }: MortuaryFields): void {
  const wrong = (field: string, sentence: Sentence) => refuse(sentence, { [`mortuaryAdmission.${field}`]: sentence });
  const received = new Date(receivedAt);
  if (received > call.now) wrong('receivedAt', recordSentences.receivedInFuture);
  if (diedAt && new Date(diedAt) > received) wrong('diedAt', recordSentences.diedAfterReceived);
  if (!releasedAt) return;
  if (new Date(releasedAt) > call.now) wrong('releasedAt', recordSentences.handedOverInFuture);
  if (new Date(releasedAt) < received) wrong('releasedAt', recordSentences.handedOverBeforeReceived);
}

async function answered(call: Call, mortuaryId: number, sentence: Sentence) {
  call.say(sentence);
  return { mortuaryAdmission: await readMortuary(call, mortuaryId) };
}

/** Everything served of the mortuary. */
export const mortuaryHandlers: readonly Handler[] = [listMortuary, getMortuary, addMortuary, updateMortuary];
