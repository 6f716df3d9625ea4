// Shares of doctors and hospital in charges: listed, set, taken out of use (Q231).

import {
  deleteChargeMapping as deleteEndpoint,
  listChargeMappings as listEndpoint,
  saveChargeMapping as saveEndpoint,
} from '@charaka/contract/money/tariff/charge-mapping';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import type { BasisPoints } from '@charaka/rules/money/money';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  chargeMappingList,
  deactivateMapping,
  readMapping,
  refuseOutside,
  saveMapping,
} from './charge-mapping-store.ts';

const WHOLE_BASIS_POINTS = 10_000;

/** The shares of the hospital. */
export const listChargeMappings = handle(listEndpoint, (call, input) =>
  readList(call.tx, chargeMappingList(call), listEndpoint.output.shape.rows.element, input),
);

/** Sets a share. Refuses parts that are not the whole together, and a second share for the same charge and doctor. */
export const saveChargeMapping = handle(saveEndpoint, async (call, { chargeMapping: form }) => {
  const rest = (WHOLE_BASIS_POINTS - form.doctorShare) as BasisPoints;
  if (form.hospitalShare != null && form.hospitalShare !== rest)
    refuse(tariffSentences.sharesNotWhole, {
      'chargeMapping.hospitalShare': tariffSentences.sharesNotWhole,
    });
  await refuseOutside(call, form);
  const mappingId = await saveMapping(call, { ...form, hospitalShare: rest });
  call.say(tariffSentences.shareSaved);
  return { chargeMapping: await readMapping(call, mappingId) };
});

/** Takes a share out of use. */
export const deleteChargeMapping = handle(deleteEndpoint, async (call, { chargeMapping: { mappingId } }) => {
  await deactivateMapping(call, mappingId);
  call.say(tariffSentences.shareDeactivated);
  return {};
});
