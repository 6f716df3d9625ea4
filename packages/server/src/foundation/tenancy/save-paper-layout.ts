// Keeps how the hospital lays out a paper, as the next version.
import { savePaperLayout as savePaperLayoutEndpoint } from '@charaka/contract/foundation/tenancy/paper-layout';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { readLayout, writeLayout } from './paper-layout-store.ts';

/** The shape of the call already refused to leave out the parts required by law. */
export const savePaperLayout = handle(savePaperLayoutEndpoint, async (call, { settingFor, layout, versionNo }) => {
  await writeLayout(call, settingFor, layout, versionNo);
  call.say(tenancySentences.paperLayoutSaved);
  return readLayout(call, settingFor);
});
