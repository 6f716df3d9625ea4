// Keeps how the hospital lays out a paper, as the next version.
import { savePaperLayout as savePaperLayoutEndpoint } from '@charaka/contract/foundation/tenancy/paper-layout';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { readLayout, writeLayout } from './paper-layout-store.ts';

/** What the law wants on the paper was refused to be left out by the shape of the call. */
export const savePaperLayout = handle(savePaperLayoutEndpoint, async (call, { settingFor, layout, versionNo }) => {
  await writeLayout(call, settingFor, layout, versionNo);
  call.say(tenancySentences.paperLayoutSaved);
  return readLayout(call, settingFor);
});
