// Samples of the area for the walks over every call: an indent, a transfer, a return and stock that is used.

import { addBreakage, addDestruction, addExpiry, releaseFromQuarantine } from '@charaka/contract/supply/store/breakage';
import { addTemperature, setFridge } from '@charaka/contract/supply/store/cold-chain';
import {
  addEmergencyIssue,
  settleEmergencyIssue,
  witnessEmergencyIssue,
} from '@charaka/contract/supply/store/emergency-issue';
import { addIndent, cancelIndent, endIndent } from '@charaka/contract/supply/store/indent';
import {
  approveStockTake,
  askRecount,
  dropStockTake,
  finishStockTake,
  listStockTakeLines,
  saveCount,
  startStockTake,
} from '@charaka/contract/supply/store/stock-take';
import { stores } from '@charaka/contract/supply/store/store';
import {
  consumeStock,
  issueTransfer,
  receiveTransfer,
  returnStock,
  takeBackShortage,
} from '@charaka/contract/supply/store/transfer';
import { breakTrolleySeal, saveTrolleyItems, sealTrolley } from '@charaka/contract/supply/store/trolley';
import { addColleague } from '../../../test-support/money/approvals.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { sentTransfer } from '../../../test-support/record/sent-transfer.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

/** A ward store, with ten units of a batch in the main store. */
async function makeWard(tenant: TestTenant) {
  const { rows } = await tenant.parts.owner.query<{ id: number }>(
    `select store_id as id from store where tenant_id = $1 and hospital_id = 1 and store_kind = 'Main'`,
    [tenant.tenantId],
  );
  const { store } = await tenant.ask(stores.add, {
    store: { storeName: 'Ward B', storeCode: 'WB', storeKind: 'Ward' },
  });
  const itemId = await addItem(tenant);
  const batchId = await stock(tenant, itemId, { quantity: 10, mrp: 100 });
  return { main: rows[0]?.id ?? 0, ward: store.storeId, itemId, batchId };
}

/** A transfer of five units to the ward, issued by another user than the one that receives. */
async function makeTransfer(tenant: TestTenant) {
  const { main, ward, itemId, batchId } = await makeWard(tenant);
  const request = { transfer: { fromStoreId: main, toStoreId: ward, lines: [{ itemId, units: 5 }] } };
  const { output } = await tenant.call(issueTransfer, request, { as: 'admin' });
  const { lines, transferId } = sentTransfer(output);
  const [line] = lines;
  return { ward, batchId, transferId, transferLineId: line?.transferLineId ?? 0 };
}

async function makeIndent(tenant: TestTenant) {
  const { main, ward, itemId } = await makeWard(tenant);
  const { indent } = await tenant.ask(addIndent, {
    indent: { fromStoreId: ward, toStoreId: main, priority: 'Routine', lines: [{ itemId, units: 5 }] },
  });
  return { indent: { indentId: indent.indentId, reason: 'Not needed' } };
}

const receiptOf = (transferId: number, transferLineId: number, unitsReceived = 5) => ({
  transfer: {
    transferId,
    lines: [{ transferLineId, unitsReceived, ...(unitsReceived < 5 ? { shortReason: 'Broken' } : {}) }],
  },
});

/** The ward has the five units. */
async function stockedWard(tenant: TestTenant) {
  const { ward, batchId, transferId, transferLineId } = await makeTransfer(tenant);
  await tenant.ask(receiveTransfer, receiptOf(transferId, transferLineId));
  return { ward, batchId };
}

/** Five units of a batch in Quarantine. */
async function quarantined(tenant: TestTenant) {
  const { ward, batchId } = await stockedWard(tenant);
  const returned = {
    transfer: { fromStoreId: ward, isForQuarantine: true, reason: 'Opened', lines: [{ batchId, units: 5 }] },
  };
  const { output } = await tenant.call(returnStock, returned, { as: 'admin' });
  const { transferId, lines } = output.transfer;
  await tenant.ask(receiveTransfer, receiptOf(transferId, lines[0]?.transferLineId ?? 0));
  return { batchId };
}

/** A count of the main store, in which a batch has a unit less than its books; `isFinished`: the counting has ended. */
async function makeCount(tenant: TestTenant, isFinished: boolean) {
  const { main, batchId } = await makeWard(tenant);
  const { stockTake } = await tenant.ask(startStockTake, { stockTake: { storeId: main, isBlind: false } });
  const { stockTakeId } = stockTake;
  await tenant.call(saveCount, { count: { stockTakeId, batchId, units: 9 } }, { as: 'admin' });
  const { rows } = await tenant.ask(listStockTakeLines, { stockTakeId, only: 'counted' });
  if (isFinished) await tenant.ask(finishStockTake, { stockTake: { stockTakeId, leavesUncounted: true } });
  return { stockTakeId, batchId, stockTakeLineId: rows[0]?.stockTakeLineId ?? 0 };
}

/** Two units of a batch for a patient who is not registered yet. */
const emergencyOf = (storeId: number, batchId: number) => ({
  storeId,
  batchId,
  units: 2,
  arrivalNo: 'ER 7',
  placeKind: 'Ward' as const,
  askedByName: 'Dr Rao',
  reason: 'Cardiac arrest',
});

/** A ward store with a list of one item, of which none is there; sealed on demand. */
async function makeTrolley(tenant: TestTenant, isSealed: boolean) {
  const { ward, itemId } = await makeWard(tenant);
  await tenant.ask(saveTrolleyItems, { trolley: { storeId: ward, lines: [{ itemId, units: 5 }] } });
  if (isSealed) await tenant.ask(sealTrolley, { trolley: { storeId: ward, sealNo: 'S-1', missingReason: 'Ordered' } });
  return { ward, itemId };
}

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: addIndent,
      make: async (tenant) => {
        const { main, ward, itemId } = await makeWard(tenant);
        return { indent: { fromStoreId: ward, toStoreId: main, priority: 'Urgent', lines: [{ itemId, units: 5 }] } };
      },
    },
    { endpoint: cancelIndent, make: makeIndent },
    { endpoint: endIndent, make: makeIndent },
    {
      endpoint: issueTransfer,
      make: async (tenant) => {
        const { main, ward, itemId } = await makeWard(tenant);
        return { transfer: { fromStoreId: main, toStoreId: ward, lines: [{ itemId, units: 5 }] } };
      },
    },
    {
      endpoint: receiveTransfer,
      make: async (tenant) => {
        const { transferId, transferLineId } = await makeTransfer(tenant);
        return receiptOf(transferId, transferLineId);
      },
    },
    {
      endpoint: takeBackShortage,
      as: 'admin',
      make: async (tenant) => {
        const { transferId, transferLineId } = await makeTransfer(tenant);
        await tenant.ask(receiveTransfer, receiptOf(transferId, transferLineId, 4));
        return { transferId };
      },
    },
    {
      endpoint: returnStock,
      make: async (tenant) => {
        const { ward, batchId } = await stockedWard(tenant);
        return {
          transfer: { fromStoreId: ward, isForQuarantine: true, reason: 'Opened', lines: [{ batchId, units: 1 }] },
        };
      },
    },
    {
      endpoint: consumeStock,
      make: async (tenant) => {
        const { ward, batchId } = await stockedWard(tenant);
        return { consumption: { storeId: ward, batchId, units: 1, reason: 'Dressings' } };
      },
    },
    {
      endpoint: addEmergencyIssue,
      make: async (tenant) => {
        const { main, batchId } = await makeWard(tenant);
        return { emergencyIssue: emergencyOf(main, batchId) };
      },
    },
    {
      endpoint: witnessEmergencyIssue,
      as: 'admin',
      make: async (tenant) => {
        const { main, itemId, batchId } = await makeWard(tenant);
        await tenant.parts.owner.query(
          `update pharmacy_item set schedule = 'X' where tenant_id = $1 and item_id = $2`,
          [tenant.tenantId, itemId],
        );
        const { emergencyIssue } = await tenant.ask(addEmergencyIssue, { emergencyIssue: emergencyOf(main, batchId) });
        return { emergencyIssueId: emergencyIssue.emergencyIssueId };
      },
    },
    {
      endpoint: settleEmergencyIssue,
      as: 'admin',
      make: async (tenant) => {
        const { main, batchId } = await makeWard(tenant);
        const { emergencyIssue } = await tenant.ask(addEmergencyIssue, { emergencyIssue: emergencyOf(main, batchId) });
        return { emergencyIssue: { emergencyIssueId: emergencyIssue.emergencyIssueId, orderReference: 'Order 12' } };
      },
    },
    {
      endpoint: setFridge,
      make: async (tenant) => {
        const { ward } = await makeWard(tenant);
        return { fridge: { storeId: ward, lowestTenths: 20, highestTenths: 80 } };
      },
    },
    {
      endpoint: addTemperature,
      make: async (tenant) => {
        const { ward } = await makeWard(tenant);
        await tenant.ask(setFridge, { fridge: { storeId: ward, lowestTenths: 20, highestTenths: 80 } });
        const readAt = new Date(Date.now() - 60_000).toISOString();
        return { reading: { storeId: ward, celsiusTenths: 50, readAt, note: 'Checked' } };
      },
    },
    {
      endpoint: saveTrolleyItems,
      make: async (tenant) => {
        const { ward, itemId } = await makeTrolley(tenant, false);
        return { trolley: { storeId: ward, lines: [{ itemId, units: 7 }] } };
      },
    },
    {
      endpoint: sealTrolley,
      make: async (tenant) => {
        const { ward } = await makeTrolley(tenant, false);
        return { trolley: { storeId: ward, sealNo: 'S-1', missingReason: 'Ordered' } };
      },
    },
    {
      endpoint: breakTrolleySeal,
      make: async (tenant) => {
        const { ward } = await makeTrolley(tenant, true);
        return { trolley: { storeId: ward, reason: 'Cardiac arrest' } };
      },
    },
    {
      endpoint: startStockTake,
      make: async (tenant) => {
        const { main } = await makeWard(tenant);
        return { stockTake: { storeId: main, isBlind: true } };
      },
    },
    {
      endpoint: saveCount,
      // A batch is counted again by the person that counted it before.
      as: 'admin',
      make: async (tenant) => {
        const { stockTakeId, batchId } = await makeCount(tenant, false);
        return { count: { stockTakeId, batchId, units: 10 } };
      },
    },
    {
      endpoint: finishStockTake,
      make: async (tenant) => {
        const { stockTakeId } = await makeCount(tenant, false);
        return { stockTake: { stockTakeId, leavesUncounted: true } };
      },
    },
    {
      endpoint: askRecount,
      make: async (tenant) => {
        const { stockTakeId, stockTakeLineId } = await makeCount(tenant, true);
        return { stockTake: { stockTakeId, lines: [{ stockTakeLineId }] } };
      },
    },
    {
      endpoint: approveStockTake,
      make: async (tenant) => {
        const { stockTakeId } = await makeCount(tenant, true);
        return { stockTake: { stockTakeId, reason: 'Counted' } };
      },
    },
    {
      endpoint: dropStockTake,
      make: async (tenant) => {
        const { main } = await makeWard(tenant);
        const { stockTake } = await tenant.ask(startStockTake, { stockTake: { storeId: main, isBlind: true } });
        return { stockTake: { stockTakeId: stockTake.stockTakeId, reason: 'Wrong store' } };
      },
    },
    {
      endpoint: addExpiry,
      make: async (tenant) => {
        const { main, batchId } = await makeWard(tenant);
        return { transfer: { fromStoreId: main, reason: 'Expired', lines: [{ batchId, units: 1 }] } };
      },
    },
    {
      endpoint: releaseFromQuarantine,
      make: async (tenant) => {
        const { batchId } = await quarantined(tenant);
        return { transfer: { reason: 'Tested', lines: [{ batchId, units: 1 }] } };
      },
    },
    {
      endpoint: addBreakage,
      make: async (tenant) => {
        const { main, batchId } = await makeWard(tenant);
        return { breakage: { storeId: main, batchId, units: 1, reason: 'Fell' } };
      },
    },
    {
      endpoint: addDestruction,
      make: async (tenant) => {
        const { batchId } = await quarantined(tenant);
        await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
        return { destruction: { batchId, units: 1, reason: 'Expired', bagNumber: 'Y-1' } };
      },
    },
  ],
};
