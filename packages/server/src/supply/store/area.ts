// The declarations of the store area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addIndent, cancelIndent, endIndent, getIndent, listIndents } from './indents.ts';
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
  ],
};
