// The mortuary: bodies listed, read, received, changed and handed over (R278, R282).
import {
  addMortuary as addEndpoint,
  getMortuary as getEndpoint,
  listMortuary as listEndpoint,
  mortuaryAdmission,
  updateMortuary as updateEndpoint,
} from '@charaka/contract/stay/record/mortuary';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  editedBody,
  insertMortuary,
  isAdmitted,
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
  if (body.patientId != null && (await isAdmitted(call, body.patientId)))
    refuse('This patient is admitted: please discharge first');
  refuseImpossibleTimes(call, body);
  return answered(call, await insertMortuary(call, body), 'Mortuary record added successfully');
});

const updateMortuary = handle(updateEndpoint, async (call, { mortuaryAdmission }) => {
  const { mortuaryId, version, ...body } = mortuaryAdmission;
  const before = await readMortuary(call, mortuaryId, true);
  await refuseStale(call, editedBody, mortuaryId, version);
  if (before.releasedAt && !body.releasedAt) refuse('A body that was handed over does not come back by itself');
  refuseImpossibleTimes(call, body);
  await replaceMortuary(call, mortuaryId, body);
  return answered(call, mortuaryId, 'Mortuary record updated successfully');
});

/** Death, reception and release follow each other, and none of them lies ahead. */
function refuseImpossibleTimes(call: Call, { diedAt, receivedAt, releasedAt }: MortuaryFields): void {
  const wrong = (field: string, sentence: string) => refuse(sentence, { [`mortuaryAdmission.${field}`]: sentence });
  const received = new Date(receivedAt);
  if (received > call.now) wrong('receivedAt', "A body can't be received in the future");
  if (diedAt && new Date(diedAt) > received) wrong('diedAt', "Time of death can't be after the body was received");
  if (!releasedAt) return;
  if (new Date(releasedAt) > call.now) wrong('releasedAt', "A body can't be handed over in the future");
  if (new Date(releasedAt) < received) wrong('releasedAt', "A body can't be handed over before it was received");
}

async function answered(call: Call, mortuaryId: number, sentence: string) {
  await call.announce('mortuary', mortuaryId);
  call.say(sentence);
  return { mortuaryAdmission: await readMortuary(call, mortuaryId) };
}

/** Everything served of the mortuary. */
export const mortuaryHandlers: readonly Handler[] = [listMortuary, getMortuary, addMortuary, updateMortuary];
