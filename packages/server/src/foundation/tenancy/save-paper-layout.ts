// Keeps how the hospital lays out a paper, as the next version.
import {
  layoutFault,
  savePaperLayout as savePaperLayoutEndpoint,
} from '@charaka/contract/foundation/tenancy/paper-layout';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { designedPaper, readLayout, writeLayout } from './paper-layout-store.ts';

/** Refuses to leave out the parts required by law. */
export const savePaperLayout = handle(savePaperLayoutEndpoint, async (call, { settingFor, layout, versionNo }) => {
  const fault = layoutFault(layout, designedPaper(settingFor).blocks);
  if (fault) refuse(fault[1], { [`layout.${fault[0]}`]: fault[1] });
  await writeLayout(call, settingFor, layout, versionNo);
  call.say(tenancySentences.paperLayoutSaved);
  return readLayout(call, settingFor);
});
