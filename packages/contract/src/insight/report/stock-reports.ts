// Reports of stock: the lots of each store now, and the movements of stock.
import { itemTypes } from '../../supply/pharmacy/item-words.ts';
import { moveKinds, stockMenu } from '../../supply/pharmacy/stock.ts';
import { dataset, reported } from './dataset.ts';
import { transactionReport } from './ledger-reports.ts';
import { report } from './report-declaration.ts';

/** Values of stock are those of the ledger: whoever may view the ledger sees them (PH076). */
const valued = () => reported.needing(transactionReport.menu, reported.money());

/** The roles that see the list of stock. */
const seesStock = {
  administrator: 'view',
  regionalHead: 'view',
  viewer: 'view',
  approver: 'view',
  pharmacist: 'view',
  storeKeeper: 'view',
  purchaseOfficer: 'view',
} as const;

const placeAndItem = {
  storeId: reported.named('storeName', 'store'),
  storeName: reported.text(),
  lotId: reported.number(),
  itemId: reported.named('itemName', 'item'),
  itemName: reported.text(),
  batchNumber: reported.text(),
  expiry: reported.day(),
} as const;

/** A lot in a store, as long as it has units there. */
const stockLevelDataset = dataset({
  view: 'stock_level',
  instant: 'receivedAt',
  key: ['storeId', 'lotId'],
  fields: {
    ...placeAndItem,
    itemType: reported.choice(itemTypes, 'pharmacy:itemTypes'),
    expiryState: reported.choice(['expired', 'in30', 'in90', 'later'], 'report:expiryStates'),
    units: reported.number(),
    mrpValue: reported.money(),
    value: valued(),
    receivedAt: reported.instant(),
    lastMovedAt: reported.maybeInstant(),
  },
});

/** The stock of every store; its value is that of the balances and of the ledger (RP001, PH006). */
export const localStockReport = report({
  menu: 'local_stock_report',
  name: 'LocalStock',
  title: 'Stock by store',
  department: 'Pharmacy',
  roles: seesStock,
  summary: 'Lots of each store with units, price on the pack, cost, expiry and last movement.',
  dataset: stockLevelDataset,
  period: 'now',
  columns: [
    'itemName',
    'storeName',
    'batchNumber',
    'expiry',
    'expiryState',
    'itemType',
    'receivedAt',
    'lastMovedAt',
    'units',
    'mrpValue',
    'value',
  ],
  filters: ['storeId', 'itemId', 'itemType', 'expiryState'],
  measures: ['mrpValue', 'value'],
  numbers: [{ field: 'units', by: 'sum' }],
  opens: { path: stockMenu, search: { q: 'batchNumber' } },
});

/** A movement of a lot in a store; its figures add up to the balance of the lot. */
const stockMovementDataset = dataset({
  view: 'stock_movement',
  instant: 'movedAt',
  key: ['stockMoveId'],
  fields: {
    ...placeAndItem,
    stockMoveId: reported.number(),
    movedAt: reported.instant(),
    moveKind: reported.choice(moveKinds, 'pharmacy:moveKinds'),
    unitsIn: reported.number(),
    unitsOut: reported.number(),
    units: reported.number(),
    valueIn: valued(),
    valueOut: valued(),
    value: valued(),
    userId: reported.named('userName', 'user'),
    userName: reported.text(),
  },
});

/** Movements of stock; over all days their value is that of the stock (RP001, PH006). */
export const inventoryReport = report({
  menu: 'inventory_report',
  name: 'Inventory',
  title: 'Stock movements',
  department: 'Pharmacy',
  roles: seesStock,
  summary: 'Movements of stock by store, item and kind, in units and at cost.',
  dataset: stockMovementDataset,
  period: 'month',
  columns: [
    'itemName',
    'movedAt',
    'moveKind',
    'storeName',
    'batchNumber',
    'expiry',
    'userName',
    'unitsIn',
    'unitsOut',
    'units',
    'valueIn',
    'valueOut',
    'value',
  ],
  filters: ['moveKind', 'storeId', 'itemId', 'userId'],
  measures: ['valueIn', 'valueOut', 'value'],
  numbers: [
    { field: 'unitsIn', by: 'sum' },
    { field: 'unitsOut', by: 'sum' },
    { field: 'units', by: 'sum' },
  ],
  opens: { path: stockMenu, search: { q: 'batchNumber' } },
});
