// Messages of analysers on the wire: which analysers are heard, what could not be matched, and what a person does about it (LB084-LB092).

import { analyserMessageStates } from '@charaka/rules/diagnostics/analyser-message-states';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { laboratoryTopic } from '../laboratory/topics.ts';
import { analyserPlaceFields, analyserProtocols } from '../labtest/analyser.ts';
import { labSettingsMenu } from '../labtest/lab-parameter.ts';
import { analyserMessageChecks } from './analyser-message-sentences.ts';
import { analyserMessageTopic } from './topics.ts';

/** Menu path that rights on messages of analysers hang on. */
export const analyserMessageMenu = 'investigation/analyser';
const settles: Permission = may('edit', analyserMessageMenu);

/** States of a message. */
export const messageStatuses = statesOf(analyserMessageStates);
/** Outcomes of a line of a message. */
export const lineOutcomes = [
  'Entered',
  'Duplicate',
  'Control',
  'UnknownCode',
  'UnknownUnit',
  'NoValue',
  'NotAValue',
  'NotFinal',
  'TakeBack',
  'PartRead',
  'Comma',
  'NoUnit',
  'SeveralValues',
  'SeveralPatients',
  'OtherPatient',
  'NoSpecimen',
  'NotReceived',
  'NotOrdered',
  'Late',
  'EnteredElsewhere',
  'UnknownControl',
  'ControlRefused',
  'NotProduction',
] as const;

/** Statuses of a result that the standards explain: E1394 R-9 and HL7 table 0085. */
export const statusLetters = [
  'A',
  'B',
  'C',
  'D',
  'F',
  'I',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
  'U',
  'V',
  'W',
  'X',
] as const;

const spellings = {
  receivedAt: 'receivedOn',
  lastHeardAt: 'lastSeenOn',
  resolvedAt: 'resolvedOn',
  resolvedByName: 'resolvedBy',
};

/** Analysers in use, and whether each is heard (LB092). */
export const listAnalyserStates = endpoint({
  path: '/Analyser/TestConnection',
  summary: 'Tells of each analyser whether its port is open and when it was heard last.',
  permission: may('view', analyserMessageMenu),
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      analysers: z.array(
        shape(
          {
            analyserId: id(),
            analyserName: text(),
            sectionName: text(),
            protocol: oneOf(analyserProtocols),
            port: count(),
            isListening: flag(),
            listenFault: optional(text(300)),
            lastHeardAt: optional(instant()),
            isSilent: flag(),
            openCount: count(),
            /** When it last sent a value with a comma, within ninety days (Q245). */
            commaAt: optional(instant()),
          },
          { ...spellings, commaAt: 'commaOn' },
        ),
      ),
    },
    { analysers: 'analyserList' },
  ),
});

/** Reads the last message of an analyser with places that are not saved yet (decision 0256). */
export const previewReading = endpoint({
  path: '/Analyser/PreviewReading',
  logAs: ['reading', 'checked'],
  summary: 'Reads the last message of an analyser with the places that are being set. An extension.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: shape({ analyserId: id(), protocol: oneOf(analyserProtocols), ...analyserPlaceFields }),
  output: shape(
    {
      lastMessage: optional(
        shape(
          {
            receivedAt: instant(),
            /** Why it cannot be read. */
            fault: optional(text(300)),
            /** It tells of a confidential test, and the caller does not read confidential results. */
            isConfidential: flag(),
            isTraining: flag(),
            samples: z.array(
              shape({
                numbers: z.array(text()),
                isControl: flag(),
                lines: z.array(shape({ code: text(), value: text(2000), unit: text(), status: text() })),
              }),
            ),
          },
          spellings,
        ),
      ),
    },
    {},
  ),
});

/** Messages of the hospital, the latest first; `isOpen` names those that wait for a person (LB086). */
export const listAnalyserMessages = endpoint({
  path: '/Analyser/GetMessages',
  summary: 'Lists what analysers sent, the latest first.',
  permission: may('view', analyserMessageMenu),
  effect: 'read',
  input: listInput({ isOpen: optional(flag()), status: optional(oneOf(messageStatuses)) }),
  output: listOutput(
    shape(
      {
        analyserMessageId: id(),
        analyserName: text(),
        receivedAt: instant(),
        status: oneOf(messageStatuses),
        specimenNos: text(2000),
        lineCount: count(),
        openCount: count(),
        fault: optional(text(300)),
      },
      spellings,
    ),
    'analyserMessageList',
  ),
});

/** One message as it came, and what became of each line. */
export const getAnalyserMessage = endpoint({
  path: '/Analyser/GetMessageById',
  summary: 'Reads one message of an analyser with its raw text and what became of each line.',
  permission: may('view', analyserMessageMenu),
  effect: 'read',
  input: shape({ analyserMessageId: id() }),
  output: shape({
    analyserMessage: shape(
      {
        analyserMessageId: id(),
        analyserName: text(),
        receivedAt: instant(),
        status: oneOf(messageStatuses),
        /** Null where a line is confidential to the reader. */
        rawText: optional(text(4_000_000)),
        fault: optional(text(300)),
        findings: z.array(
          shape({
            specimenNo: text(),
            code: text(),
            unit: text(),
            outcome: oneOf(lineOutcomes),
            /** Null where the line is confidential to the reader (Q270). */
            value: optional(text(2000)),
            isConfidential: flag(),
            /** As the analyser writes it, and what it remarks; messages from before it was kept have neither. */
            status: optional(text()),
            comment: optional(text(2000)),
          }),
        ),
        resolvedByName: optional(text()),
        resolvedAt: optional(instant()),
        resolveReason: optional(text(300)),
      },
      spellings,
    ),
  }),
});

const changes = [analyserMessageTopic, laboratoryTopic];

/** A person says of which specimen the values are (LB086). */
export const matchMessage = endpoint({
  path: '/Analyser/MatchMessage',
  logAs: ['analyser_message', 'matched'],
  summary: 'Enters what is open of a message into the works of a specimen that a person names.',
  permission: settles,
  effect: 'once',
  changes,
  input: shape({
    analyserMessageId: id(),
    specimenNo: requiredText(analyserMessageChecks.enterSpecimen, 20),
    /** Which sample of the message is meant, as the message calls it; needed where several name no specimen. */
    sampleNo: optional(text(2000)),
  }),
  output: shape({}),
});

/** Matched anew, as after a code was added or a specimen received. */
export const replayMessage = endpoint({
  path: '/Analyser/ReplayMessage',
  logAs: ['analyser_message', 'repeated'],
  summary: 'Matches a message anew; what was entered is not entered twice.',
  permission: settles,
  effect: 'write',
  changes,
  input: shape({ analyserMessageId: id() }),
  output: shape({}),
});

/** A person says that nothing of it is to be entered, and why (LB086). */
export const refuseMessage = endpoint({
  path: '/Analyser/RefuseMessage',
  logAs: ['analyser_message', 'refused'],
  summary: 'Refuses what is open of a message with a reason. An extension.',
  permission: settles,
  effect: 'write',
  changes: [analyserMessageTopic],
  input: shape({
    analyserMessageId: id(),
    reason: requiredText(entrySentences.enterReason, 300).refine(
      (value) => value.length >= 5,
      entrySentences.enterReason.text,
    ),
  }),
  output: shape({}),
});
