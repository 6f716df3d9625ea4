// Matches a kept message beside the calls: once, whatever happens to the worker.
import { analyserMessageTopic } from '@charaka/contract/diagnostics/analyser/topics';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { handleJob } from '../../kernel/job-handler.ts';
import { deedOf, findSetting } from './analyser-setting.ts';
import { matchKind } from './match-kind.ts';
import { matchKept } from './match-lines.ts';
import { hasComeBefore, lockMessage, moveMessage } from './message-store.ts';

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
        else await matchKept(deedOf(tx, tenantId, analyser), analyser, message);
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
