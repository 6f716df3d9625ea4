// Verifies finished works by signed rules, if every condition is true, and stores the result of each condition (LB046, LB047).
import * as wire from '@charaka/contract/diagnostics/quality/auto-verify';
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import { type AutoValue, judgeAutoVerify } from '@charaka/rules/diagnostics/auto-verify';
import { ageOn } from '@charaka/rules/person/age';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type ResultNote, readNotes } from '../laboratory/result-notes.ts';
import { standFor } from '../laboratory/verify-work.ts';
import type { LockedWork, RuleSigner } from '../laboratory/work-store.ts';
import {
  autoVerifyChecks,
  type FoundValue,
  hasSubject,
  insertCheck,
  insertRule,
  readFound,
  readRuled,
  readRules,
  readSignedRules,
  type SignedRule,
} from './auto-verify-store.ts';
import { refuseUnlessSigner } from './rule-signer.ts';

const row = wire.listAutoVerifyChecks.output.shape.rows.element;

/** With what rules can be of. */
export const getAutoVerifyRules = handle(wire.getAutoVerifyRules, async (call) => ({
  rules: await readRules(call),
  ...(await readRuled(call)),
}));

/** Inserts the next version; the previous one stays as signed. */
export const signAutoVerifyRule = handle(wire.signAutoVerifyRule, async (call, { rule }) => {
  await refuseUnlessSigner(call);
  if (!(await hasSubject(call, rule))) refuse(qualitySentences.ruleOfNothing);
  const autoVerifyRuleId = await insertRule(call, rule);
  call.say(rule.isOn ? qualitySentences.ruleSigned : qualitySentences.ruleOff);
  return { autoVerifyRuleId };
});

/** Every condition with its value, also of those that were left to a person. */
export const listAutoVerifyChecks = handle(wire.listAutoVerifyChecks, (call, input) =>
  readList(call.tx, autoVerifyChecks(call), row, input),
);

/** Called when works are finished, behind their locks; writes no check when no rule is on. */
export async function verifyByRules(call: Call, works: readonly LockedWork[]): Promise<void> {
  const rules = await readSignedRules(call);
  if (!rules.some(({ isOn }) => isOn)) return;
  const labWorkIds = works.map(({ labWorkId }) => labWorkId);
  const [found, notes] = await Promise.all([readFound(call, labWorkIds), readNotes(call, labWorkIds)]);
  for (const work of works) {
    const values = found.flatMap((one) => (one.labWorkId === work.labWorkId ? [ruled(one, work, rules)] : []));
    if (values.length === 0 || !values.some(({ rule }) => rule?.isOn)) continue;
    const conditions = judgeAutoVerify(factsOf(call, work, notes), values);
    const signer = signerOf(values);
    const isVerified = signer !== null && conditions.every(({ holds }) => holds);
    if (isVerified) await standFor(call, [work], signer);
    await insertCheck(call, work.labWorkId, isVerified, conditions);
  }
  await call.announce(qualityTopic);
}

type RuledValue = Omit<AutoValue, 'rule'> & { readonly rule: (SignedRule & { readonly signedBy: number }) | null };

/** The rule of the parameter, else that of the section. */
function ruled(value: FoundValue, { labSectionId }: LockedWork, rules: readonly SignedRule[]): RuledValue {
  const rule =
    rules.find(({ labParameterId }) => labParameterId === value.labParameterId) ??
    rules.find((one) => one.labSectionId === labSectionId);
  return { ...value, rule: rule ? { ...rule, signedBy: rule.userId } : null };
}

function signerOf([first]: readonly RuledValue[]): RuleSigner | null {
  const rule = first?.rule;
  return rule?.staffId == null ? null : { ...rule, staffId: rule.staffId };
}

/** The age is that at collection (LB008). */
function factsOf(call: Call, work: LockedWork, notes: readonly ResultNote[]) {
  const { birthDate, collectedOn, conditions, statusReason, isTwoStep } = work;
  const day = collectedOn ?? todayOf(call);
  const ageYears = birthDate > day ? 0 : ageOn(birthDate, day).years;
  const noted = notes.find(({ labWorkId }) => labWorkId === work.labWorkId)?.note ?? null;
  return { ageYears, conditions, note: statusReason ?? noted, finishedBy: call.userId, isTwoStep };
}
