// Matches a kept message beside the calls: once, whatever happens to the worker.
import { analyserMessageTopic } from '@charaka/contract/diagnostics/analyser/topics';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { handleJob } from '../../kernel/job-handler.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import { type AnalyserSetting, deedOf, findSetting } from './analyser-setting.ts';
import { matchKind } from './match-kind.ts';
import { isSettled, matchKept } from './match-lines.ts';
import { hasComeBefore, type KeptMessage, lockMessage, moveMessage, openTwins } from './message-store.ts';

const NOT_MATCHED = 'The message could not be matched by itself';

/** A message that is no longer new is left alone; one that the queue gives up waits for a person like any other that fits nothing (LB086). */
export const matchJob = handleJob(
  matchKind,
  (job, { analyserMessageId }) =>
    job.write(async (tx) => {
      const { tenantId } = job;
      const place = { tx, tenantId };
      const message = await lockMessage(place, analyserMessageId);
      if (message?.status === 'Stored') {
        const analyser = await findSetting(place, message.analyserId);
        if (await hasComeBefore(place, message)) await moveMessage(place, analyserMessageId, { status: 'Duplicate' });
        else await matchWithTwins(deedOf(tx, tenantId, analyser), analyser, message);
        const { hospitalId } = analyser;
        for (const topic of [analyserMessageTopic, laboratoryTopic]) await tx.announce(topic, { tenantId, hospitalId });
      }
      await job.finish(tx);
    }),
  {
    giveUp: async (tx, tenantId, { analyserMessageId }) => {
      const place = { tx, tenantId };
      const message = await lockMessage(place, analyserMessageId);
      if (message?.status === 'Stored')
        await moveMessage(place, analyserMessageId, { status: 'Unmatched', fault: NOT_MATCHED });
    },
  },
);

/** What was entered now is no longer open in the same messages from before. */
async function matchWithTwins(deed: LabDeed, analyser: AnalyserSetting, message: KeptMessage): Promise<void> {
  const findings = await matchKept(deed, analyser, message);
  if (!findings.some(isSettled)) return;
  for (const id of await openTwins(deed, message)) {
    const twin = await lockMessage(deed, id);
    if (twin) await matchKept(deed, analyser, twin);
  }
}
