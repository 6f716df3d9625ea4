// Charges of the hospital, listed, or found by code or name for the charge search (R445).

import { chargeRow, listCharges as listChargesEndpoint } from '@charaka/contract/money/tariff/tariff';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { chargeList } from './tariff-store.ts';

const LEAST_LETTERS = 3;
const MOST_FOUND = 20;

/** A search needs 3 letters (Q75) and answers at most 20. */
export const listCharges = handle(listChargesEndpoint, async (call, input) => {
  const { tenantId, hospital } = call;
  if (!input.search) return readList(call.tx, chargeList(tenantId, hospital.hospitalId), chargeRow, input);
  if (input.search.length < LEAST_LETTERS) refuse(tariffSentences.typeMoreLetters({ leastLetters: LEAST_LETTERS }));
  return readList(call.tx, chargeList(tenantId, hospital.hospitalId, input.search), chargeRow, {
    ...input,
    pageSize: MOST_FOUND,
  });
});
