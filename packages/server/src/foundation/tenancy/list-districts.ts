// The districts of a state, from which the city of an address is proposed (R234).
import { listDistricts as listDistrictsEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { districtList } from './tenancy-store.ts';

const row = listDistrictsEndpoint.output.shape.rows.element;

/** Districts by name; none for a state we know no districts of. */
export const listDistricts = handle(listDistrictsEndpoint, (call, input) =>
  readList(call.tx, districtList(input.district.stateId), row, input),
);
