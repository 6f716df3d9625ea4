// Reports of stock: the lots of each store now, and the movements of stock.
import { everyItemType } from '../../supply/pharmacy/item-words.ts';
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
  expiry: reported.maybeDay(),
} as const;

/** A lot in a store, as long as it has units there. */
const stockLevelDataset = dataset({
  view: 'stock_level',
  instant: 'receivedAt',
  key: ['storeId', 'lotId'],
  fields: {
    ...placeAndItem,
    itemType: reported.choice(everyItemType, 'pharmacy:itemTypes'),
    expiryState: reported.choice(['expired', 'in30', 'in90', 'later'], 'report:expiryStates'),
    units: reported.number(),
    mrpValue: reported.maybeMoney(),
    value: valued(),
    receivedAt: reported.instant(),
    lastMovedAt: reported.maybeInstant(),
    daysOfCover: reported.maybeNumber(),
  },
});

/** The stock of every store; its value is that of the balances and of the ledger (RP001, PH006). */
export const localStockReport = report({
  menu: 'local_stock_report',
  name: 'LocalStock',
  title: 'Stock by store',
  department: 'Pharmacy',
  roles: seesStock,
  summary: 'Lots of each store with units, price on the pack, cost, expiry, last movement and the days they last.',
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
    'daysOfCover',
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

/** An item of a store in a month: it had units at the end of the month, or moved in it. */
const stockStatementDataset = dataset({
  view: 'stock_statement',
  instant: 'statementMonth',
  key: ['storeId', 'itemId', 'statementMonth'],
  fields: {
    statementMonth: reported.day(),
    storeId: reported.named('storeName', 'store'),
    storeName: reported.text(),
    itemId: reported.named('itemName', 'item'),
    itemName: reported.text(),
    openingUnits: reported.number(),
    receivedUnits: reported.number(),
    receivedInUnits: reported.number(),
    returnedUnits: reported.number(),
    soldUnits: reported.number(),
    usedUnits: reported.number(),
    issuedUnits: reported.number(),
    sentBackUnits: reported.number(),
    adjustedUnits: reported.number(),
    closingUnits: reported.number(),
    openingValue: valued(),
    valueIn: valued(),
    valueOut: valued(),
    closingValue: valued(),
  },
});

/** The stock of each item at both ends of a month with the movements between; the end of a month is the beginning of the next (PH006). */
export const stockStatementReport = report({
  menu: 'report/stock-statement',
  name: 'StockStatement',
  title: 'Stock statement',
  department: 'Pharmacy',
  roles: seesStock,
  summary: 'Units and cost of each item at the beginning and at the end of a month, with what came and left between.',
  dataset: stockStatementDataset,
  period: 'month',
  columns: [
    'itemName',
    'storeName',
    'statementMonth',
    'openingUnits',
    'receivedUnits',
    'receivedInUnits',
    'returnedUnits',
    'soldUnits',
    'usedUnits',
    'issuedUnits',
    'sentBackUnits',
    'adjustedUnits',
    'closingUnits',
    'openingValue',
    'valueIn',
    'valueOut',
    'closingValue',
  ],
  filters: ['storeId', 'itemId'],
  // The ends of several months are not added up.
  measures: ['valueIn', 'valueOut'],
  numbers: [
    { field: 'receivedUnits', by: 'sum' },
    { field: 'returnedUnits', by: 'sum' },
    { field: 'soldUnits', by: 'sum' },
    { field: 'usedUnits', by: 'sum' },
    { field: 'adjustedUnits', by: 'sum' },
  ],
  opens: { path: inventoryReport.menu, search: { storeId: 'storeId', itemId: 'itemId' } },
});
