// The limits of the payers: listed with the defaults, and agreed otherwise.
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import {
  listTimeLimits as listTimeLimitsEndpoint,
  updateTimeLimit as updateTimeLimitEndpoint,
} from '@charaka/contract/money/tpa/authorization';
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import { DEFAULT_LIMIT_MINUTES } from '@charaka/rules/stay/authorization-clock';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasPayer, readTimeLimits, writeTimeLimit } from './time-limit-store.ts';

const HOUR_MINUTES = 60;

/** Every active payer, in hours. */
export const listTimeLimits = handle(listTimeLimitsEndpoint, async (call) => {
  const limits = await readTimeLimits(call);
  return {
    limits: limits.map(({ associationId, associationName, preMinutes, dischargeMinutes }) => ({
      associationId,
      associationName,
      preHours: (preMinutes ?? DEFAULT_LIMIT_MINUTES.pre) / HOUR_MINUTES,
      dischargeHours: (dischargeMinutes ?? DEFAULT_LIMIT_MINUTES.discharge) / HOUR_MINUTES,
      isAgreed: preMinutes !== null,
    })),
  };
});

/** Counts for requests from now on. */
export const updateTimeLimit = handle(updateTimeLimitEndpoint, async (call, { timeLimit }) => {
  const { associationId, preHours, dischargeHours } = timeLimit;
  if (!(await hasPayer(call, associationId))) refuse(fieldSentences.selectTpa);
  await writeTimeLimit(call, {
    associationId,
    preMinutes: preHours * HOUR_MINUTES,
    dischargeMinutes: dischargeHours * HOUR_MINUTES,
  });
  call.say(tpaSentences.timeLimitsSaved);
  return {};
});
