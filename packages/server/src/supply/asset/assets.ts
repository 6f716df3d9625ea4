// The calls on assets: accepted, put into the books, handed over, confirmed, lost, found and retired (IN020, IN038, IN041 to IN044).

import {
  acceptCapital as acceptCapitalEndpoint,
  capitalise as capitaliseEndpoint,
  confirmCustody as confirmCustodyEndpoint,
  findLostAsset as findLostAssetEndpoint,
  getAssetByCode as getAssetByCodeEndpoint,
  getAssetChoices as getAssetChoicesEndpoint,
  getAsset as getAssetEndpoint,
  getAssetLabels as getAssetLabelsEndpoint,
  handOverAsset as handOverAssetEndpoint,
  listAssets as listAssetsEndpoint,
  loseAsset as loseAssetEndpoint,
  retireAsset as retireAssetEndpoint,
} from '@charaka/contract/supply/asset/asset';
import { assetSentences } from '@charaka/contract/supply/asset/asset-sentences';
import { assetSteps } from '@charaka/rules/supply/asset-steps';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { assetList, findAsset, findByCode, readLabels } from './asset-list.ts';
import {
  countComponents,
  insertAssets,
  type LockedAsset,
  lockAssets,
  moveAsset,
  nameOfCustodian,
  nameOfPlace,
  readBySerial,
  readChoices,
  refuseReferences,
  writeConfirmation,
  writeEvents,
} from './asset-store.ts';
import { readPassOfAsset } from './gate-pass-store.ts';

const row = listAssetsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listAssets = handle(listAssetsEndpoint, (call, input) =>
  answerList(call.tx, assetList(call, input), row, input),
);

/** Refuses an asset of another hospital. */
export const getAsset = handle(getAssetEndpoint, async (call, { assetId }) => ({
  asset: await findAsset(call, assetId),
}));

/** Refuses a code that no asset has. */
export const getAssetByCode = handle(
  getAssetByCodeEndpoint,
  async (call, { code }) => (await findByCode(call, code)) ?? refuse(assetSentences.noAssetOfCode({ code })),
);

/** Departments and wards in use, and active staff. */
export const getAssetChoices = handle(getAssetChoicesEndpoint, (call) => readChoices(call));

/** Refuses when an asset is missing. */
export const getAssetLabels = handle(getAssetLabelsEndpoint, async (call, { assetIds }) => {
  const assets = await readLabels(call, assetIds);
  if (assets.length < new Set(assetIds).size) refuse(assetSentences.assetMissing);
  return { assets };
});

const serialKey = (serialNo: string): string => serialNo.replaceAll(' ', '').toUpperCase();

/** All pieces become assets, or none: a serial number of the maker that is in the register refuses the whole list (IN020). */
export const acceptCapital = handle(acceptCapitalEndpoint, async (call, { capital: typed }) => {
  if (typed.acceptedOn > todayOf(call))
    refuse(assetSentences.acceptedAhead, { 'capital.acceptedOn': assetSentences.acceptedAhead });
  const keys = typed.pieces.map(({ serialNo }) => serialKey(serialNo));
  const twice = typed.pieces.findIndex((_, index) => keys.indexOf(keys[index] ?? '') < index);
  if (twice >= 0) refuse(assetSentences.serialTwice({ serialNo: typed.pieces[twice]?.serialNo ?? '' }));
  const toPlace = await nameOfPlace(call, typed);
  const custodianName = typed.custodianId == null ? null : await nameOfCustodian(call, typed.custodianId);
  await refuseReferences(call, typed);
  const written = await insertAssets(call, typed);
  const known = typed.pieces.find(
    ({ serialNo }) => !written.some((each) => serialKey(each.serialNo) === serialKey(serialNo)),
  );
  if (known) {
    const { assetNo } = (await readBySerial(call, typed.maker, known.serialNo)) ?? { assetNo: '' };
    refuse(assetSentences.serialKnown({ serialNo: known.serialNo, assetNo }));
  }
  const documentNo = typed.supplierPaperNo?.trim() || null;
  await writeEvents(
    call,
    written.map(({ assetId }) => ({ assetId, kind: 'Accepted', toPlace, custodianName, documentNo })),
  );
  call.say(assetSentences.assetsAccepted({ quantity: written.length, assetNo: written[0]?.assetNo ?? '' }));
  return {
    assets: await readLabels(
      call,
      written.map(({ assetId }) => assetId),
    ),
  };
});

/** The locked asset of the hospital. */
async function lockAsset(call: Call, assetId: number): Promise<LockedAsset> {
  const [locked] = await lockAssets(call, [assetId]);
  return locked ?? refuse(assetSentences.assetMissing);
}

/** The cost is posted by the database in the same transaction (IN041). */
export const capitalise = handle(capitaliseEndpoint, async (call, { asset: { assetId, capitalisedOn } }) => {
  const locked = await lockAsset(call, assetId);
  const { name: assetNo, acceptedOn } = locked;
  if (locked.capitalisedOn) refuse(assetSentences.assetInBooks({ assetNo, day: locked.capitalisedOn }));
  const fault = (sentence: Parameters<typeof refuse>[0]) => refuse(sentence, { 'asset.capitalisedOn': sentence });
  if (capitalisedOn > todayOf(call)) fault(assetSentences.dayOfUseAhead);
  if (capitalisedOn < acceptedOn) fault(assetSentences.dayOfUseBeforeAcceptance({ assetNo, day: acceptedOn }));
  await moveRows(call, assetSteps, [locked], 'capitalise', {
    capitalised_on: capitalisedOn,
    capitalised_at: call.now,
    capitalised_by: call.userId,
  });
  await writeEvents(call, [{ assetId, kind: 'Capitalised', documentNo: capitalisedOn }]);
  call.say(assetSentences.assetCapitalised({ assetNo }));
  return { asset: await findAsset(call, assetId) };
});

/** The new custodian confirms afterwards (IN043). Refuses a lost or retired asset. */
export const handOverAsset = handle(handOverAssetEndpoint, async (call, { asset: typed }) => {
  const { assetId, custodianId, takenBy, reason } = typed;
  const locked = await lockAsset(call, assetId);
  if (locked.status === 'Lost' || locked.status === 'Retired')
    refuse(assetSentences.assetNotHere({ assetNo: locked.name }));
  const out = await readPassOfAsset(call, assetId);
  if (out) refuse(assetSentences.assetIsOut({ assetNo: locked.name, passNo: out.passNo }));
  const [toPlace, name] = [await nameOfPlace(call, typed), await nameOfCustodian(call, custodianId)];
  await moveAsset(call, assetId, typed, custodianId);
  const custodianName = takenBy === name ? name : `${name} (${takenBy})`;
  await writeEvents(call, [
    { assetId, kind: 'HandedOver', fromPlace: locked.placeName, toPlace, custodianName, reason: reason ?? null },
  ]);
  call.say(assetSentences.assetHandedOver({ assetNo: locked.name, name }));
  return { asset: await findAsset(call, assetId) };
});

/** Refuses everybody but the custodian, and a second confirmation. */
export const confirmCustody = handle(confirmCustodyEndpoint, async (call, { assetId }) => {
  const { name: assetNo, custodianId, custodianName, custodyConfirmedAt } = await lockAsset(call, assetId);
  if (custodianId === null || custodianId !== call.session.staffId)
    refuse(assetSentences.custodianConfirms({ assetNo, name: custodianName ?? '' }));
  if (custodyConfirmedAt) refuse(assetSentences.custodyConfirmedBefore({ assetNo }));
  await writeConfirmation(call, assetId);
  await writeEvents(call, [{ assetId, kind: 'Confirmed', custodianName }]);
  call.say(assetSentences.custodyConfirmed({ assetNo }));
  return { asset: await findAsset(call, assetId) };
});

/** Refuses an asset that is lost or retired. */
export const loseAsset = handle(loseAssetEndpoint, async (call, { asset: { assetId, reason } }) => {
  const locked = await lockAsset(call, assetId);
  await moveRows(call, assetSteps, [locked], 'lose', {});
  await writeEvents(call, [{ assetId, kind: 'Lost', fromPlace: locked.placeName, reason }]);
  call.say(assetSentences.assetLost({ assetNo: locked.name }));
  return { asset: await findAsset(call, assetId) };
});

/** An asset in the books is in use again, another one on standby. */
export async function findAgain(
  call: Call,
  locked: LockedAsset,
  said: { readonly reason?: string; readonly documentNo?: string },
): Promise<void> {
  await moveRows(call, assetSteps, [locked], locked.capitalisedOn ? 'findInUse' : 'findOnStandby', {});
  await writeEvents(call, [{ assetId: locked.id, kind: 'Found', toPlace: locked.placeName, ...said }]);
}

/** Refuses an asset that is not lost. */
export const findLostAsset = handle(findLostAssetEndpoint, async (call, { asset: { assetId, reason } }) => {
  const locked = await lockAsset(call, assetId);
  await findAgain(call, locked, { reason });
  call.say(assetSentences.assetFound({ assetNo: locked.name }));
  return { asset: await findAsset(call, assetId) };
});

/** The row stays with its number (IN038, IN042). */
export const retireAsset = handle(retireAssetEndpoint, async (call, { asset: { assetId, reason } }) => {
  const locked = await lockAsset(call, assetId);
  await refuseOtherStates(call, assetSteps, [locked], 'retire');
  const out = await readPassOfAsset(call, assetId);
  if (out) refuse(assetSentences.assetIsOut({ assetNo: locked.name, passNo: out.passNo }));
  const count = await countComponents(call, assetId);
  if (count > 0) refuse(assetSentences.partsInUse({ assetNo: locked.name, count }));
  await moveRows(call, assetSteps, [locked], 'retire', {});
  await writeEvents(call, [{ assetId, kind: 'Retired', fromPlace: locked.placeName, reason }]);
  call.say(assetSentences.assetRetired({ assetNo: locked.name }));
  return { asset: await findAsset(call, assetId) };
});
