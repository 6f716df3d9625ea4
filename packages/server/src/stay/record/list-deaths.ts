// Lists the deaths of the hospital.
import { deathRecord, listDeaths as listDeathsEndpoint } from '@charaka/contract/stay/record/death';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { deathList } from './death-store.ts';

/** A page of deaths, the last one first. */
export const listDeaths = handle(listDeathsEndpoint, (call, input) =>
  readList(call.tx, deathList(call, input), deathRecord, input),
);
