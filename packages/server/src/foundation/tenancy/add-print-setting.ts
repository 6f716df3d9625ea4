// Adds the print setting of a kind of paper.

import { addPrintSetting as addPrintSettingEndpoint } from '@charaka/contract/foundation/tenancy/print-setting';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { findPrintSetting, insertPrintSetting } from './print-setting-store.ts';

/** A hospital has one active setting for each kind of paper (R276); what is left out has its first value. */
export const addPrintSetting = handle(addPrintSettingEndpoint, async (call, input) => {
  const printSettingId = await insertPrintSetting(call, input.printSetting);
  call.say(tenancySentences.printSettingAdded);
  const { printSetting } = await findPrintSetting(call, printSettingId);
  return { printSetting };
});
