// Protocols add a test to a verified result, and store the added test or the reason for adding none (LB058).
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import * as wire from '@charaka/contract/diagnostics/quality/reflex-rule';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import { asksForMore } from '@charaka/rules/diagnostics/reflex-rule';
import { addByProtocol } from '../../clinic/order/add-by-protocol.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { LockedWork } from '../laboratory/work-store.ts';
import {
  findSubject,
  insertReflexOrder,
  insertReflexRule,
  type ReflexCase,
  readReflexCases,
  readReflexRules,
  readReflexSubjects,
  reflexOrders,
} from './reflex-store.ts';
import { refuseUnlessSigner } from './rule-signer.ts';

const row = wire.listReflexOrders.output.shape.rows.element;

/** With what protocols can be of. */
export const getReflexRules = handle(wire.getReflexRules, async (call) => ({
  rules: await readReflexRules(call),
  ...(await readReflexSubjects(call)),
}));

/** Inserts the next version; the previous one stays as signed. */
export const signReflexRule = handle(wire.signReflexRule, async (call, { rule }) => {
  await refuseUnlessSigner(call);
  const subject = await findSubject(call, rule);
  if (!subject) return refuse(qualitySentences.protocolOfNothing);
  if (subject.isOfItself)
    refuse(qualitySentences.protocolAsksItself, { 'rule.labTestId': qualitySentences.protocolAsksItself });
  const reflexRuleId = await insertReflexRule(call, rule);
  call.say(rule.isOn ? qualitySentences.protocolSigned : qualitySentences.protocolOff);
  return { reflexRuleId };
});

/** The latest first. */
export const listReflexOrders = handle(wire.listReflexOrders, (call, input) =>
  readList(call.tx, reflexOrders(call), row, input),
);

/** Called when results are verified or amended, behind the locks of stays, orders and works; each test is added once for a work. */
export async function addReflexTests(call: Call, works: readonly LockedWork[]): Promise<void> {
  const cases = (await readReflexCases(call, works)).filter((one) => asksForMore(one, one));
  for (const one of cases) await follow(call, one);
  if (cases.length > 0) await call.announce(qualityTopic);
}

async function follow(call: Call, one: ReflexCase): Promise<void> {
  if (!one.isInUse) return insertReflexOrder(call, one, { leftOut: 'NotInUse' });
  const protocolText = one.isConfidential ? null : one.protocolText;
  await insertReflexOrder(call, one, await addByProtocol(call, { ...one, causeOrderId: one.orderId, protocolText }));
}
