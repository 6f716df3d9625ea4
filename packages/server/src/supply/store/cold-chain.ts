// The calls on the cold chain: fridges of stores, their temperature log, and the hold of cold batches after an excursion (PH092).

import {
  addTemperature as addTemperatureEndpoint,
  listTemperatures as listTemperaturesEndpoint,
  READING_DAYS,
  setFridge as setFridgeEndpoint,
} from '@charaka/contract/supply/store/cold-chain';
import { storeChecks, storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { insertHold } from '../pharmacy/hold-store.ts';
import { lockStoredBatches } from '../pharmacy/stock-store.ts';
import {
  findFridge,
  findReading,
  insertReading,
  readColdStock,
  temperatureList,
  writeFridge,
} from './cold-chain-store.ts';
import { findStore } from './store-store.ts';

const DAY_MS = 86_400_000;

const row = listTemperaturesEndpoint.output.shape.rows.element;

/** The newest first. */
export const listTemperatures = handle(listTemperaturesEndpoint, (call, input) =>
  answerList(call.tx, temperatureList(call, input), row, input),
);

/** The fridge with its limits. */
export const setFridge = handle(setFridgeEndpoint, async (call, { fridge: typed }) => {
  const { storeName, storeKind } = await findStore(call, typed.storeId);
  if (storeKind === 'Transit') refuse(storeSentences.storeNotFound);
  if (typed.lowestTenths >= typed.highestTenths)
    refuse(storeSentences.limitsInOrder, { 'fridge.highestTenths': storeSentences.limitsInOrder });
  await writeFridge(call, typed);
  call.say(storeSentences.fridgeSaved({ storeName }));
  return { fridge: await findFridge(call, typed.storeId, storeName) };
});

/** The reading; outside of the limits, the cold batches of the store are held from the same moment. */
export const addTemperature = handle(addTemperatureEndpoint, async (call, { reading: typed }) => {
  const { storeId, celsiusTenths, readAt } = typed;
  const { storeName } = await findStore(call, storeId);
  refuseOtherTimes(call, readAt);
  const { lowestTenths, highestTenths } = await findFridge(call, storeId, storeName);
  const isOutside = celsiusTenths < lowestTenths || celsiusTenths > highestTenths;
  const note = typed.note?.trim() || null;
  if (isOutside && note === null)
    refuse(storeChecks.enterExcursionNote, { 'reading.note': storeChecks.enterExcursionNote });
  const cold = isOutside ? await lockColdStock(call, storeId) : [];
  const temperatureReadingId = await insertReading(call, {
    storeId,
    celsiusTenths,
    lowestTenths,
    highestTenths,
    heldBatches: cold.length,
    readAt,
    note,
  });
  const limits = `${celsius(lowestTenths)}–${celsius(highestTenths)}`;
  const document = `No. ${temperatureReadingId}: ${celsius(celsiusTenths)} °C (${limits} °C)`;
  for (const batchId of cold)
    await insertHold(call, { batchId, storeId, holdClass: 'Excursion', reason: note ?? document, document });
  call.say(
    isOutside
      ? storeSentences.excursionHeld({ storeName, quantity: cold.length })
      : storeSentences.temperatureSaved({ storeName }),
  );
  return { reading: await findReading(call, temperatureReadingId) };
});

/** Refuses a time that has not come, or that is too long ago. */
function refuseOtherTimes({ now }: Call, readAt: string): void {
  const age = new Date(now).getTime() - Date.parse(readAt);
  const said =
    age < 0 ? storeSentences.readInFuture : age > READING_DAYS * DAY_MS ? storeSentences.readTooLongAgo : null;
  if (said) refuse(said, { 'reading.readAt': said });
}

/** The cold batches of the store, locked, so that no memo slips past the hold. */
async function lockColdStock(call: Call, storeId: number): Promise<readonly number[]> {
  const found = await readColdStock(call, storeId);
  if (found.length === 0) return [];
  await lockStoredBatches(call, found);
  return readColdStock(call, storeId);
}

/** A temperature with its decimal. */
function celsius(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
