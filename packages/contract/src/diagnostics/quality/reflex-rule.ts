// Protocols that add a test to a result on the wire: signed by version, and what each of them added or left out (LB058).
import { reflexMoments } from '@charaka/rules/diagnostics/reflex-rule';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { mayVerify } from '../laboratory/lab-menus.ts';
import { qualityChecks } from './quality-sentences.ts';
import { qualityMenu, qualitySpellings } from './quality-words.ts';
import { qualityTopic } from './topics.ts';

const spellings = { ...qualitySpellings, signedByName: 'signedBy', signedAt: 'signedOn', addedAt: 'addedOn' };
const fields = {
  labParameterId: id(qualityChecks.chooseParameter),
  asksWhen: oneOf(reflexMoments),
  /** Null for a rule that asks whenever the value is not normal. */
  limitValue: optional(decimal()),
  labTestId: id(qualityChecks.chooseReflexTest),
  protocolText: requiredText(qualityChecks.enterProtocol, 500),
  isOn: flag(),
};

/** Why a protocol added no test. */
export const reasonsLeftOut = ['AccountClosed', 'NotInUse', 'AskedAlready', 'Warned'] as const;

/** A version that is about to be signed. */
export const newReflexRule = withChecks(shape(fields, spellings), ({ asksWhen, limitValue }, context) => {
  if ((asksWhen === 'Abnormal') !== (limitValue == null))
    context.addIssue({ code: 'custom', path: ['limitValue'], message: qualityChecks.limitOfProtocol.text });
});

/** The newest version of each protocol, and what protocols can be of. */
export const getReflexRules = endpoint({
  path: '/Quality/GetReflexRules',
  summary: 'Lists the protocols that add tests to results, with who signed them. An extension.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: shape({}),
  output: shape({
    rules: z.array(
      shape(
        {
          reflexRuleId: id(),
          ...fields,
          parameterName: text(),
          testName: text(),
          versionNo: count(),
          signedByName: text(),
          signedAt: instant(),
        },
        spellings,
      ),
    ),
    parameters: z.array(shape({ labParameterId: id(), parameterName: text() }, spellings)),
    tests: z.array(shape({ labTestId: id(), testName: text() })),
  }),
});

/** Signs the next version of a protocol, which only who may verify and has a registration number does (LB041, LB058). */
export const signReflexRule = endpoint({
  path: '/Quality/SignReflexRule',
  logAs: ['reflex_rule', 'signed'],
  summary: 'Signs a version of a protocol that adds a test to a result. An extension.',
  permission: mayVerify,
  effect: 'write',
  changes: [qualityTopic],
  input: shape({ rule: newReflexRule }),
  output: shape({ reflexRuleId: id() }),
});

/** Lists orders that reflex rules made from verified results, the latest first. */
export const listReflexOrders = endpoint({
  path: '/Quality/GetReflexOrders',
  summary: 'Lists tests that protocols added, or left out with the reason. An extension.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        reflexOrderId: id(),
        specimenNo: text(),
        /** The verified parameter, and the ordered test. */
        causeName: text(),
        testName: text(),
        leftOut: optional(oneOf(reasonsLeftOut)),
        addedAt: instant(),
      },
      spellings,
    ),
    'reflexOrderList',
  ),
});
