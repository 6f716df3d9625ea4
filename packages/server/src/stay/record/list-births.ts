// Lists the births of the hospital.
import { birthRecord, listBirths as listBirthsEndpoint } from '@charaka/contract/stay/record/birth';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { birthList } from './birth-store.ts';

/** A page of births, the last one first. */
export const listBirths = handle(listBirthsEndpoint, (call, input) =>
  readList(call.tx, birthList(call, input), birthRecord, input),
);
