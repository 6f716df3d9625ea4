// The calls on messages of analysers: listed, looked at, matched by a person, matched anew, refused (LB086).
import * as wire from '@charaka/contract/diagnostics/analyser/analyser-message';
import { analyserMessageSentences } from '@charaka/contract/diagnostics/analyser/analyser-message-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readsConfidential } from '../laboratory/confidence.ts';
import { findSetting } from './analyser-setting.ts';
import { hiddenLines } from './confidential-lines.ts';
import { isSettled, matchKept } from './match-lines.ts';
import { findMessage, messageList, readStates, resolveMessage } from './message-list.ts';
import { type KeptMessage, lockMessage, moveMessage } from './message-store.ts';
import { textOf } from './read-message.ts';

const row = wire.listAnalyserMessages.output.shape.rows.element;

/** Whether each analyser in use is heard. */
export const listAnalyserStates = handle(wire.listAnalyserStates, async (call) => ({
  analysers: await readStates(call),
}));

/** The latest first. */
export const listAnalyserMessages = handle(wire.listAnalyserMessages, (call, input) =>
  answerList(call.tx, messageList(call, input), row, input),
);

/** As it came. */
export const getAnalyserMessage = handle(wire.getAnalyserMessage, async (call, { analyserMessageId }) => {
  const found = (await findMessage(call, analyserMessageId)) ?? refuse(analyserMessageSentences.messageDoesNotExist);
  const { rawBytes, analyserId, ...message } = found;
  const setting = await findSetting(call, analyserId);
  const isHidden = await hiddenLines(call, setting, message.findings);
  const findings = message.findings.map(({ specimenNo, code, value, unit, outcome, status, comment }) => {
    const isConfidential = outcome !== 'Control' && isHidden({ specimenNo, code });
    const told = isConfidential ? { value: null, comment: null } : { value, comment };
    return { specimenNo, code, unit, outcome, status, isConfidential, ...told };
  });
  const isTextShown = findings.length > 0 && findings.every(({ isConfidential }) => !isConfidential);
  const rawText = isTextShown || readsConfidential(call) ? textOf(setting, rawBytes) : null;
  return { analyserMessage: { ...message, findings, rawText } };
});

/** The user names the specimen of a sample without a number; lines that do not fit it stay open. */
export const matchMessage = handle(
  wire.matchMessage,
  async (call, { analyserMessageId, specimenNo, sampleNo = null }) => {
    const message = await lockOpen(call, analyserMessageId);
    const analyser = await findSetting(call, message.analyserId);
    const findings = await matchKept(call, analyser, message, { specimenNo, sampleNo });
    const count = findings.filter((one) => one.outcome === 'Entered' && !message.findings.includes(one)).length;
    if (count === 0) refuse(analyserMessageSentences.nothingFits({ specimenNo }));
    await resolveMessage(call, analyserMessageId, null);
    call.say(analyserMessageSentences.messageMatched({ count }));
    return {};
  },
);

/** With the codes and specimens as they are now. */
export const replayMessage = handle(wire.replayMessage, async (call, { analyserMessageId }) => {
  const message = await lockOpen(call, analyserMessageId);
  const analyser = await findSetting(call, message.analyserId);
  const findings = await matchKept(call, analyser, message);
  if (findings.length > 0 && findings.every(isSettled)) await resolveMessage(call, analyserMessageId, null);
  call.say(analyserMessageSentences.messageReplayed);
  return {};
});

/** Entered values stay. */
export const refuseMessage = handle(wire.refuseMessage, async (call, { analyserMessageId, reason }) => {
  await lockOpen(call, analyserMessageId);
  await moveMessage(call, analyserMessageId, { status: 'Refused' });
  await resolveMessage(call, analyserMessageId, reason);
  call.say(analyserMessageSentences.messageRefused);
  return {};
});

/** A message of the hospital that waits for a person. */
async function lockOpen(call: Call, analyserMessageId: number): Promise<KeptMessage> {
  if (!(await findMessage(call, analyserMessageId))) refuse(analyserMessageSentences.messageDoesNotExist);
  const message = await lockMessage(call, analyserMessageId);
  if (message?.status !== 'Unmatched' && message?.status !== 'PartlyMatched')
    return refuse(analyserMessageSentences.messageSettled);
  return message;
}
