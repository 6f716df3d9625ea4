// The declarations of the store area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import { listAdjustments } from './adjustment-list.ts';
import { approveStockTake } from './approve-stock-take.ts';
import { addBreakage, addDestruction, addExpiry, listBreakage, releaseFromQuarantine } from './breakage.ts';
import { addTemperature, listTemperatures, setFridge } from './cold-chain.ts';
import {
  addEmergencyIssue,
  listEmergencyIssues,
  settleEmergencyIssue,
  witnessEmergencyIssue,
} from './emergency-issues.ts';
import { addIndent, cancelIndent, endIndent, getIndent, listIndents } from './indents.ts';
import {
  askRecount,
  dropStockTake,
  finishStockTake,
  getStockTake,
  listStockTakeLines,
  listStockTakes,
  saveCount,
  startStockTake,
} from './stock-takes.ts';
import { consumeStock, listStoreStock } from './store-stock.ts';
import { storeHandlers } from './stores.ts';
import {
  getTransfer,
  issueTransfer,
  listTransfers,
  receiveTransfer,
  returnStock,
  takeBackShortage,
} from './transfers.ts';
import { breakTrolleySeal, getTrolley, listTrolleys, saveTrolleyItems, sealTrolley } from './trolleys.ts';
import { storeWaits } from './waiting.ts';

/** Stores of wards and departments: indents, transfers, use and returns. */
export const storeArea: ServerArea = {
  handlers: () => [
    ...storeHandlers,
    listIndents,
    getIndent,
    addIndent,
    cancelIndent,
    endIndent,
    listTransfers,
    getTransfer,
    issueTransfer,
    returnStock,
    receiveTransfer,
    takeBackShortage,
    listStoreStock,
    consumeStock,
    listEmergencyIssues,
    addEmergencyIssue,
    settleEmergencyIssue,
    witnessEmergencyIssue,
    listTemperatures,
    setFridge,
    addTemperature,
    listTrolleys,
    getTrolley,
    saveTrolleyItems,
    sealTrolley,
    breakTrolleySeal,
    listStockTakes,
    getStockTake,
    listStockTakeLines,
    startStockTake,
    saveCount,
    finishStockTake,
    askRecount,
    approveStockTake,
    dropStockTake,
    listBreakage,
    listAdjustments,
    addExpiry,
    releaseFromQuarantine,
    addBreakage,
    addDestruction,
  ],
  recordNames: { stock_consumption: null },
  fills: [movedWithPatient.filledBy([{ table: 'emergency_issue', column: 'patient_id', key: 'emergency_issue_id' }])],
  waits: () => storeWaits,
};
