// Sets the target and the alarm of a quality indicator (RP035).
import { saveQualityTarget as saveQualityTargetEndpoint } from '@charaka/contract/insight/report/quality-indicators';
import { qualitySentences } from '@charaka/contract/insight/report/quality-sentences';
import { handle } from '../../kernel/handler.ts';
import { writeTarget } from './quality-store.ts';

/** Without a target and an alarm the indicator has none. */
export const saveQualityTarget = handle(saveQualityTargetEndpoint, async (call, { qualityTarget }) => {
  await writeTarget(call, qualityTarget);
  call.say(qualitySentences.targetSaved);
  return {};
});
