// The rates of a payer: the price list with them, and the history of one.
import {
  listDatedRates as listDatedRatesEndpoint,
  listRates as listRatesEndpoint,
} from '@charaka/contract/money/tariff/tariff-rates';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { rateList, readDatedRates } from './rate-store.ts';

/** Today's rates unless another day is asked for. */
export const listRates = handle(listRatesEndpoint, (call, input) => {
  const day = input.onDay ?? todayOf(call);
  const source = rateList(call, { associationId: input.associationId, day, isOwn: input.isOwn ?? false });
  return readList(call.tx, source, listRatesEndpoint.output.shape.rows.element, input);
});

/** The latest first; one that begins in the future is among them. */
export const listDatedRates = handle(listDatedRatesEndpoint, async (call, input) => ({
  rates: await readDatedRates(call, input.associationId, input.chargeId),
}));
