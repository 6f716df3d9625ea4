// Lists the newborns of a mother's admission (Q86).
import { listInfants as listInfantsEndpoint } from '@charaka/contract/stay/record/birth';
import { handle } from '../../kernel/handler.ts';
import { readInfants } from './infant-store.ts';

/** Those whose admission was cancelled are left out. */
export const listInfants = handle(listInfantsEndpoint, async (call, input) => ({
  infants: await readInfants(call, input.admission.admissionId),
}));
