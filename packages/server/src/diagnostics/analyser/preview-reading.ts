// Reads the last message of an analyser with places that are being typed, so that a wrong one is seen before it is saved (decision 0256).
import { previewReading as previewReadingEndpoint } from '@charaka/contract/diagnostics/analyser/analyser-message';
import { handle } from '../../kernel/handler.ts';
import { findSetting } from './analyser-setting.ts';
import { isTextHidden } from './confidential-lines.ts';
import { findLastMessage } from './message-list.ts';
import { readingOf, textOf } from './read-message.ts';

const MOST_SAMPLES = 5;
const MOST_LINES = 20;

/** A preview only: it stores and matches no message. */
export const previewReading = handle(previewReadingEndpoint, async (call, { analyserId, ...typed }) => {
  const last = await findLastMessage(call, analyserId);
  if (!last) return { lastMessage: null };
  const setting = await findSetting(call, analyserId);
  const places = {
    specimenPlace: typed.specimenPlace || null,
    specimenTrim: typed.specimenTrim ?? 'Blanks',
    codePlace: typed.codePlace || null,
    unitPlace: typed.unitPlace || null,
    statusPlace: typed.statusPlace || null,
    questionPlace: typed.questionPlace || null,
    controlMarks: typed.controlMarks ?? null,
  } as const;
  const text = textOf(setting, last.rawBytes);
  const { receivedAt } = last;
  if (await isTextHidden(call, setting, text))
    return { lastMessage: { receivedAt, fault: null, isConfidential: true, isTraining: false, samples: [] } };
  const reading = readingOf({ ...places, protocol: typed.protocol, characterSet: setting.characterSet }, text);
  if ('fault' in reading)
    return { lastMessage: { receivedAt, fault: reading.fault, isConfidential: false, isTraining: false, samples: [] } };
  const asked = reading.queries.map(({ number }) => ({ numbers: [number], isControl: false, lines: [] }));
  const samples = reading.samples.map(({ numbers, isControl, lines }) => ({
    numbers: [...numbers],
    isControl,
    lines: lines.slice(0, MOST_LINES).map(({ code, value, unit, status }) => ({ code, value, unit, status })),
  }));
  const shown = [...samples, ...asked].slice(0, MOST_SAMPLES);
  return {
    lastMessage: { receivedAt, fault: null, isConfidential: false, isTraining: reading.isTraining, samples: shown },
  };
});
