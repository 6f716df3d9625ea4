// Deactivates a print setting; like every record it is not erased.

import { deletePrintSetting as deletePrintSettingEndpoint } from '@charaka/contract/foundation/tenancy/print-setting';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { deactivatePrintSetting } from './print-setting-store.ts';

/** Papers of that kind have the letterhead of the hospital again. */
export const deletePrintSetting = handle(deletePrintSettingEndpoint, async (call, input) => {
  const { tx, tenantId, hospital } = call;
  const { printSettingId } = input.printSetting;
  await deactivatePrintSetting(tx, tenantId, hospital.hospitalId, printSettingId);
  call.say(tenancySentences.printSettingDeleted);
  return {};
});
