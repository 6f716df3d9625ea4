// Reports of the price list: changed prices over time.
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';
import { seesChargedAmounts } from './report-roles.ts';

/** A changed price: of the price list or of a payer. A rate of 0 ends the rate of the payer. */
const priceChangeDataset = dataset({
  view: 'price_change',
  instant: 'fromAt',
  timed: 'hasTime',
  key: ['priceKind', 'recordId'],
  fields: {
    priceKind: reported.choice(['payer', 'corrected', 'standard'], 'report:priceKinds'),
    recordId: reported.number(),
    fromAt: reported.instant(),
    hasTime: reported.flag(),
    chargeId: reported.named('chargeName', 'charge'),
    chargeCode: reported.text(),
    chargeName: reported.text(),
    categoryId: reported.named('categoryName', 'category'),
    categoryName: reported.text(),
    payerId: reported.named('payerName', 'payer'),
    payerName: reported.text(),
    /** Null where the payer had no rate before. */
    oldPrice: reported.maybeMoney(),
    newPrice: reported.money(),
    changedById: reported.named('changedByName', 'user'),
    changedByName: reported.text(),
    /** Posted charges from that time up to now. */
    linesSince: reported.number(),
  },
});

/** Changed prices by the day on which they begin. */
export const priceChangeReport = report({
  menu: 'report/dynamic-charge',
  name: 'PriceChange',
  title: 'Price changes',
  department: 'Billing',
  roles: seesChargedAmounts,
  summary: 'Changed prices of the price list and of payers, with the old and the new price.',
  dataset: priceChangeDataset,
  period: 'month',
  columns: [
    'fromAt',
    'chargeCode',
    'chargeName',
    'categoryName',
    'payerName',
    'priceKind',
    'oldPrice',
    'newPrice',
    'changedByName',
    'linesSince',
  ],
  filters: ['payerId', 'categoryId', 'chargeId', 'priceKind', 'changedById'],
  measures: [],
  numbers: [{ field: 'linesSince', by: 'sum' }],
});
