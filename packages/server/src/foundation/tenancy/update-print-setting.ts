// Changes a print setting, or takes it into use again.

import { updatePrintSetting as updatePrintSettingEndpoint } from '@charaka/contract/foundation/tenancy/print-setting';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { findPrintSetting, writePrintSetting } from './print-setting-store.ts';

/** Left out optional fields are cleared (Q17). */
export const updatePrintSetting = handle(updatePrintSettingEndpoint, async (call, input) => {
  const { printSettingId, ...typed } = input.printSetting;
  await writePrintSetting(call, printSettingId, typed);
  call.say(tenancySentences.printSettingUpdated);
  const { printSetting } = await findPrintSetting(call, printSettingId);
  return { printSetting };
});
