// The countries a patient can live in (R259).
import { listCountries as listCountriesEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { countryList } from './tenancy-store.ts';

const row = listCountriesEndpoint.output.shape.rows.element;

/** India and Bangladesh, then every other country by name. */
export const listCountries = handle(listCountriesEndpoint, (call, input) => readList(call.tx, countryList, row, input));
