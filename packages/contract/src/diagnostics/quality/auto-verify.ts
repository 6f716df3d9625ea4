// Rules of verification on the wire: signed by version, and what each of their conditions said of finished works (LB046, LB047).
import { autoConditions } from '@charaka/rules/diagnostics/auto-verify';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { mayVerify } from '../laboratory/lab-menus.ts';
import { qualityChecks } from './quality-sentences.ts';
import { qualityMenu, qualitySpellings } from './quality-words.ts';
import { qualityTopic } from './topics.ts';

const spellings = { ...qualitySpellings, signedByName: 'signedBy', signedAt: 'signedOn' };
const MOST_YEARS = 150;
const MOST_HOURS = 168;
const fields = {
  labSectionId: optional(id()),
  labParameterId: optional(id()),
  isOn: flag(),
  low: optional(decimal()),
  high: optional(decimal()),
  ageFromYears: count().max(MOST_YEARS, qualityChecks.ageNotValid.text),
  ageToYears: count().max(MOST_YEARS, qualityChecks.ageNotValid.text),
  controlHours: count().min(1, qualityChecks.hoursNotValid.text).max(MOST_HOURS, qualityChecks.hoursNotValid.text),
};

/** A version that is about to be signed: of a section, or of one parameter, which alone has limits of its own. */
export const newAutoVerifyRule = withChecks(shape(fields, spellings), (rule, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if ((rule.labSectionId == null) === (rule.labParameterId == null))
    refuse('labSectionId', qualityChecks.sectionOrParameter.text);
  const hasLimits = rule.low != null || rule.high != null;
  if (rule.labSectionId != null && hasLimits) refuse('low', qualityChecks.limitsOfParameter.text);
  if (rule.low != null && rule.high != null && rule.low > rule.high) refuse('high', qualityChecks.limitsNotValid.text);
  if (rule.ageFromYears > rule.ageToYears) refuse('ageToYears', qualityChecks.ageNotValid.text);
});

/** The newest version of each rule, and what rules can be of. */
export const getAutoVerifyRules = endpoint({
  path: '/Quality/GetAutoVerifyRules',
  summary: 'Lists the rules that verify results, with who signed them. An extension.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: shape({}),
  output: shape({
    rules: z.array(
      shape(
        {
          autoVerifyRuleId: id(),
          ...fields,
          ofName: text(),
          versionNo: count(),
          signedByName: text(),
          signedAt: instant(),
        },
        spellings,
      ),
    ),
    sections: z.array(shape({ labSectionId: id(), sectionName: text() })),
    parameters: z.array(shape({ labParameterId: id(), parameterName: text() }, spellings)),
  }),
});

/** Signs the next version of a rule, which only who may verify and has a registration number does (LB041). */
export const signAutoVerifyRule = endpoint({
  path: '/Quality/SignAutoVerifyRule',
  logAs: ['auto_verify_rule', 'signed'],
  summary: 'Signs a version of a rule that verifies results. An extension.',
  permission: mayVerify,
  effect: 'write',
  changes: [qualityTopic],
  input: shape({ rule: newAutoVerifyRule }),
  output: shape({ autoVerifyRuleId: id() }),
});

/** Lists the checks of the rules on finished works, by specimen number, the latest first. */
export const listAutoVerifyChecks = endpoint({
  path: '/Quality/GetAutoVerifyChecks',
  summary: 'Lists what the rules found of finished works, with every condition and its value. An extension.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        autoVerifyCheckId: id(),
        specimenNo: text(),
        testName: text(),
        isVerified: flag(),
        checkedAt: instant(),
        conditions: z.array(
          shape({ name: oneOf(autoConditions), of: text(), value: text(2000), holds: flag() }, { of: 'parameter' }),
        ),
      },
      spellings,
    ),
    'autoVerifyCheckList',
  ),
});
