// Rounds of outside control on the wire: what was sent, what the group found, and what was done about the distance (LB083).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { decimal, flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { qualityChecks } from './quality-sentences.ts';
import { qualityMenu, qualitySpellings } from './quality-words.ts';
import { qualityTopic } from './topics.ts';

const fields = {
  scheme: requiredText(qualityChecks.enterScheme, 100),
  roundName: requiredText(qualityChecks.enterRound, 60),
  labParameterId: id(),
  sentValue: decimal(),
};
/** A round whose group is not known yet. */
export const newEqaRound = shape(fields, qualitySpellings);

/** The rounds of the hospital, by scheme, round and parameter, the latest first. */
export const listEqaRounds = endpoint({
  path: '/Quality/GetEqaRounds',
  summary: 'Lists rounds of outside control. An extension.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        eqaRoundId: id(),
        ...fields,
        parameterName: text(),
        groupMean: optional(decimal()),
        groupSd: optional(decimal()),
        z: optional(decimal()),
        /** Beyond two deviations: something is to be done. */
        asksForAction: flag(),
        actionText: optional(text(1000)),
        closedAt: optional(instant()),
      },
      { ...qualitySpellings, z: 'zScore' },
    ),
    'eqaRoundList',
  ),
});

/** Keeps what was sent. */
export const addEqaRound = endpoint({
  path: '/Quality/AddEqaRound',
  logAs: ['eqa_round', 'added'],
  summary: 'Keeps the value sent to a round of outside control.',
  permission: may('edit', qualityMenu),
  effect: 'write',
  changes: [qualityTopic],
  input: shape({ round: newEqaRound }),
  output: shape({ eqaRoundId: id() }),
});

/** Records the group's result and the action taken on the deviation; required beyond three standard deviations (LB083). */
export const closeEqaRound = endpoint({
  path: '/Quality/CloseEqaRound',
  logAs: ['eqa_round', 'closed'],
  summary: 'Closes a round with what the group found. An extension.',
  permission: may('edit', qualityMenu),
  effect: 'write',
  changes: [qualityTopic],
  input: shape({
    eqaRoundId: id(),
    groupMean: decimal(),
    groupSd: z.number().positive(qualityChecks.sdNotValid.text),
    actionText: optional(text(1000)),
  }),
  output: shape({}),
});
