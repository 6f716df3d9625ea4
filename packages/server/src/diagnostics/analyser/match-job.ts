// Matches a stored message in a job: once, even when the worker is killed.
import { analyserMessageTopic } from '@charaka/contract/diagnostics/analyser/topics';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { handleJob } from '../../kernel/job-handler.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import { type AnalyserSetting, deedOf, findSetting } from './analyser-setting.ts';
import { matchKind } from './match-kind.ts';
import { isSettled, matchKept } from './match-lines.ts';
import {
  hasComeBefore,
  type KeptMessage,
  lockMessage,
  moveMessage,
  openTwins,
  waitingBefore,
} from './message-store.ts';

const NOT_MATCHED = 'The message could not be matched by itself';

/** A message that is no longer new is left alone; a message whose job is given up waits for a user like any unmatched one (LB086). */
export const matchJob = handleJob(
  matchKind,
  (job, { analyserMessageId }) =>
    job.write(async (tx) => {
      const { tenantId } = job;
      const place = { tx, tenantId };
      const message = await lockMessage(place, analyserMessageId);
      if (message?.status === 'Stored') {
        const analyser = await findSetting(place, message.analyserId);
        const deed = deedOf(tx, tenantId, analyser);
        // In the order in which they came: a value that is withdrawn or corrected is entered before it is.
        for (const id of await waitingBefore(place, message)) await matchStored(deed, analyser, id);
        await matchStored(deed, analyser, analyserMessageId);
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

async function matchStored(deed: LabDeed, analyser: AnalyserSetting, analyserMessageId: number): Promise<void> {
  const message = await lockMessage(deed, analyserMessageId);
  if (message?.status !== 'Stored') return;
  if (await hasComeBefore(deed, message)) await moveMessage(deed, analyserMessageId, { status: 'Duplicate' });
  else await matchWithTwins(deed, analyser, message);
}

/** Closes lines that were entered now in earlier copies of the same message. */
async function matchWithTwins(deed: LabDeed, analyser: AnalyserSetting, message: KeptMessage): Promise<void> {
  const findings = await matchKept(deed, analyser, message);
  if (!findings.some(isSettled)) return;
  for (const id of await openTwins(deed, message)) {
    const twin = await lockMessage(deed, id);
    if (twin) await matchKept(deed, analyser, twin);
  }
}
