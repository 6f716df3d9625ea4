// The calls on gate passes: written, approved by another person, sent, returned, closed and cancelled (IN056).

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { assetSentences } from '@charaka/contract/supply/asset/asset-sentences';
import {
  addGatePass as addGatePassEndpoint,
  approveGatePass as approveGatePassEndpoint,
  cancelGatePass as cancelGatePassEndpoint,
  closeGatePass as closeGatePassEndpoint,
  getGatePass as getGatePassEndpoint,
  listGatePasses as listGatePassesEndpoint,
  returnGatePass as returnGatePassEndpoint,
  sendGatePass as sendGatePassEndpoint,
} from '@charaka/contract/supply/asset/gate-pass';
import { ZERO } from '@charaka/rules/money/money';
import { gatePassSteps } from '@charaka/rules/supply/gate-pass-steps';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { needSecondPerson } from '../purchase/second-person.ts';
import { findInTexts } from './asset-list.ts';
import { type LockedAsset, lockAssets, writeEvents } from './asset-store.ts';
import { findAgain } from './assets.ts';
import {
  findGatePass,
  gatePassList,
  insertGatePass,
  lockGatePass,
  type NewPassLine,
  readNumberedAssets,
  readPassOfAsset,
  writeAway,
  writeBack,
} from './gate-pass-store.ts';

const row = listGatePassesEndpoint.output.shape.rows.element;

type TypedPass = ParsedOf<typeof addGatePassEndpoint>['gatePass'];
type PassLine = OutputOf<typeof getGatePassEndpoint>['gatePass']['lines'][number];

/** Overdue ones first. */
export const listGatePasses = handle(listGatePassesEndpoint, (call, input) =>
  answerList(call.tx, gatePassList(call, input), row, input),
);

/** Refuses a pass of another hospital. */
export const getGatePass = handle(getGatePassEndpoint, async (call, { gatePassId }) => ({
  gatePass: await findGatePass(call, gatePassId),
}));

/** Refuses an asset that goes out under a text: its pass would not be in its history, and it could leave for good (IN056). */
async function refuseAssetAsText(call: Call, { direction, lines }: TypedPass): Promise<void> {
  if (direction === 'In') return;
  const texts = lines.map(({ thing }) => thing?.trim() ?? '');
  const found = await findInTexts(call, texts);
  if (!found) return;
  const index = texts.findIndex((text) => text.includes(found.code));
  const sentence = assetSentences.assetIsText(found);
  refuse(sentence, { [`gatePass.lines.${index}.thing`]: sentence });
}

/** The lines as they are written. Refuses an unknown asset, a lost one, and a pass for good of an asset that is not retired. */
async function linesOf(call: Call, { kind, lines }: TypedPass): Promise<NewPassLine[]> {
  const numbers = lines.flatMap(({ assetNo }) => assetNo?.trim().toUpperCase() || []);
  const assets = await readNumberedAssets(call, numbers);
  return lines.map(({ assetNo, thing, quantity }, index) => {
    const code = assetNo?.trim().toUpperCase();
    if (!code) return { assetId: null, description: thing?.trim() ?? '', quantity };
    const fault = (sentence: Parameters<typeof refuse>[0]) =>
      refuse(sentence, { [`gatePass.lines.${index}.assetNo`]: sentence });
    const asset = assets.get(code) ?? fault(assetSentences.noAssetOfCode({ code }));
    if (numbers.filter((each) => each === code).length > 1) fault(assetSentences.assetTwice({ assetNo: code }));
    if (asset.status === 'Lost' || (kind === 'Returnable' && asset.status === 'Retired'))
      fault(assetSentences.assetNotHere({ assetNo: code }));
    if (kind === 'NonReturnable' && asset.status !== 'Retired')
      fault(assetSentences.assetLeavesForGood({ assetNo: code }));
    return { assetId: asset.assetId, description: null, quantity: 1 };
  });
}

/** The pass waits for its approval. */
export const addGatePass = handle(addGatePassEndpoint, async (call, { gatePass: typed }) => {
  if (typed.dueBack && typed.dueBack < todayOf(call))
    refuse(assetSentences.dueBackPast, { 'gatePass.dueBack': assetSentences.dueBackPast });
  await refuseAssetAsText(call, typed);
  const { gatePassId, passNo } = await insertGatePass(call, typed, await linesOf(call, typed));
  call.say(assetSentences.passAdded({ passNo }));
  return { gatePass: await findGatePass(call, gatePassId) };
});

/** Refuses the maker, under any log-in (Q268). */
export const approveGatePass = handle(approveGatePassEndpoint, async (call, { gatePassId }) => {
  const locked = await lockGatePass(call, gatePassId);
  await refuseOtherStates(call, gatePassSteps, [locked], 'approve');
  await needSecondPerson(call, {
    makers: [{ userId: locked.createdBy, staffId: locked.createdByStaffId }],
    amountPaise: ZERO,
    refusal: assetSentences.anotherApprovesPass({ passNo: locked.name }),
    deed: `Gate pass ${locked.name} approved`,
  });
  await moveRows(call, gatePassSteps, [locked], 'approve', {});
  call.say(assetSentences.passApproved({ passNo: locked.name }));
  return { gatePass: await findGatePass(call, gatePassId) };
});

const assetIdsOf = (lines: readonly PassLine[]): number[] => lines.flatMap(({ assetId }) => assetId ?? []);

/** Behind the locks of the assets, so that an asset leaves by one pass. */
export const sendGatePass = handle(sendGatePassEndpoint, async (call, { gatePassId }) => {
  const locked = await lockGatePass(call, gatePassId);
  await refuseOtherStates(call, gatePassSteps, [locked], 'send');
  const { lines } = await findGatePass(call, gatePassId);
  const assets = await lockAssets(call, assetIdsOf(lines));
  for (const { id, name: assetNo, status } of assets) {
    const known = await readPassOfAsset(call, id);
    if (known) refuse(assetSentences.assetIsOut({ assetNo, passNo: known.passNo }));
    if (status === 'Lost' || (locked.kind === 'Returnable' && status === 'Retired'))
      refuse(assetSentences.assetNotHere({ assetNo }));
  }
  await moveRows(call, gatePassSteps, [locked], 'send', {});
  if (locked.kind === 'Returnable') await writeAway(call, gatePassId);
  await writeEvents(
    call,
    assets.map(({ id, placeName }) => ({
      assetId: id,
      kind: 'SentOut',
      fromPlace: placeName,
      toPlace: locked.party,
      documentNo: locked.name,
    })),
  );
  call.say(assetSentences.passSent({ passNo: locked.name }));
  return { gatePass: await findGatePass(call, gatePassId) };
});

/** An asset that was recorded as lost and came back by its pass is found. */
async function findReturned(call: Call, assets: readonly LockedAsset[], passNo: string): Promise<void> {
  for (const asset of assets.filter(({ status }) => status === 'Lost'))
    await findAgain(call, asset, { documentNo: passNo });
}

/** The returned quantities, by line. Refuses more than is out, and a return of nothing. */
export const returnGatePass = handle(returnGatePassEndpoint, async (call, { gatePass: typed }) => {
  const { gatePassId } = typed;
  const locked = await lockGatePass(call, gatePassId);
  await refuseOtherStates(call, gatePassSteps, [locked], 'returnAll');
  if (locked.kind === 'NonReturnable') refuse(assetSentences.nothingComesBack({ passNo: locked.name }));
  const { lines } = await findGatePass(call, gatePassId);
  const back = typed.lines.filter(({ quantity }) => quantity > 0);
  if (back.length === 0) refuse(assetSentences.enterBackQuantity);
  const ids = back.map(({ gatePassLineId }) => gatePassLineId);
  if (new Set(ids).size < ids.length) refuse(assetSentences.passLineTwice);
  const returned = back.map(({ gatePassLineId, quantity }) => {
    const line = lines.find((each) => each.gatePassLineId === gatePassLineId) ?? refuse(assetSentences.passMissing);
    const left = line.quantity - line.backQuantity;
    if (quantity > left) refuse(assetSentences.onlyQuantityOut({ quantity: left, name: line.thing }));
    return { line, quantity };
  });
  const assets = await lockAssets(call, assetIdsOf(returned.map(({ line }) => line)));
  for (const { line, quantity } of returned) await writeBack(call, line.gatePassLineId, quantity);
  const sumOf = (quantities: readonly number[]) => quantities.reduce((sum, quantity) => sum + quantity, 0);
  const left = sumOf(lines.map(({ quantity, backQuantity }) => quantity - backQuantity));
  const isWhole = left === sumOf(returned.map(({ quantity }) => quantity));
  await moveRows(call, gatePassSteps, [locked], isWhole ? 'returnAll' : 'returnPart', {});
  await writeEvents(
    call,
    assets.map(({ id, placeName }) => ({
      assetId: id,
      kind: 'CameBack',
      fromPlace: locked.party,
      toPlace: placeName,
      documentNo: locked.name,
    })),
  );
  await findReturned(call, assets, locked.name);
  call.say(assetSentences.passReturned({ passNo: locked.name }));
  return { gatePass: await findGatePass(call, gatePassId) };
});

/** Refuses a returnable pass whose goods are still out. */
export const closeGatePass = handle(closeGatePassEndpoint, async (call, { gatePassId }) => {
  const locked = await lockGatePass(call, gatePassId);
  await refuseOtherStates(call, gatePassSteps, [locked], 'close');
  if (locked.kind === 'Returnable' && locked.status !== 'Back')
    refuse(assetSentences.goodsStillOut({ passNo: locked.name }));
  await moveRows(call, gatePassSteps, [locked], 'close', {});
  call.say(assetSentences.passClosed({ passNo: locked.name }));
  return { gatePass: await findGatePass(call, gatePassId) };
});

/** The number stays used. */
export const cancelGatePass = handle(cancelGatePassEndpoint, async (call, { gatePass: { gatePassId, reason } }) => {
  const locked = await lockGatePass(call, gatePassId);
  await moveRows(call, gatePassSteps, [locked], 'cancel', { close_reason: reason });
  call.say(assetSentences.passCancelled({ passNo: locked.name }));
  return { gatePass: await findGatePass(call, gatePassId) };
});
