// The states of a country, read anew whenever another country is chosen (R248, R259).
import { listStates as listStatesEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { stateList } from './tenancy-store.ts';

const row = listStatesEndpoint.output.shape.rows.element;

/** States by name; a country we know no states of is one state by itself. */
export const listStates = handle(listStatesEndpoint, (call, input) =>
  readList(call.tx, stateList(input.state.countryId), row, input),
);
