// Letterhead and footer of the hospital's papers (R276).
import { listPrintSettings as listPrintSettingsEndpoint } from '@charaka/contract/foundation/tenancy/print-setting';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { type NamedPrintSetting, printSettingList, withHeads } from './print-setting-store.ts';

const row = listPrintSettingsEndpoint.output.shape.rows.element;

/** Print settings of the hospital; screens filter by `settingFor`. Footers are cleaned (Q158). */
export const listPrintSettings = handle(listPrintSettingsEndpoint, async (call, input) => {
  const source = printSettingList(call.tenantId, call.hospital.hospitalId, input.isWithoutPictures ?? false);
  const answer = await readList<NamedPrintSetting>(call.tx, source, row, input);
  return { ...answer, rows: await withHeads(call, answer.rows) };
});
