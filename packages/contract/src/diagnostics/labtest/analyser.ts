// Analysers: how each of them sends, and what its codes mean.

import { markPattern, placePattern, readPlace, specimenTrims } from '@charaka/rules/diagnostics/analyser-place';
import { z } from 'zod';
import { bodySize } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { shape } from '../../kernel/shape.ts';
import { analyserChecks } from './analyser-sentences.ts';
import { labParameterSpellings, labSettingsMenu } from './lab-parameter.ts';
import { analyserTopic } from './topics.ts';

/** How an analyser speaks. */
export const analyserProtocols = ['AstmTcp', 'Hl7Mllp'] as const;
/** The letters it writes with. */
export const characterSets = ['utf-8', 'latin1', 'ascii'] as const;

const FIRST_PORT = 1024;
const LAST_PORT = 65_535;
const port = () =>
  count().min(FIRST_PORT, analyserChecks.portNotValid.text).max(LAST_PORT, analyserChecks.portNotValid.text);

/** Meaning of an analyser code in one of its units; the factor converts that unit into ours (LB089, Q247). */
const mapLine = shape(
  {
    analyserCode: requiredText(analyserChecks.enterAnalyser, 40),
    labParameterId: id(),
    /** As the analyser writes it. */
    unit: optional(text(30)),
    factor: optional(decimal().positive(analyserChecks.factorNotValid.text)),
    /** The analyser sends values of this code without a unit, and this one is meant. */
    isUnitNotSent: optional(flag()),
  },
  labParameterSpellings,
);

const place = () => optional(text(20).refine(isPlace, analyserChecks.placeNotValid.text));
const isPlace = (typed: string) => typed.trim() === '' || (placePattern.test(typed) && readPlace(typed) !== undefined);
const mark = () => text(60).regex(markPattern, analyserChecks.markNotValid.text);

/** Places as the form of an analyser has them. */
export const analyserPlaceFields = {
  /** Places in the analyser's messages, such as 'O-4.3'; the place of the standard when missing (Q247). */
  specimenPlace: place(),
  specimenTrim: optional(oneOf(specimenTrims)),
  codePlace: place(),
  unitPlace: place(),
  statusPlace: place(),
  questionPlace: place(),
  /** Any of them makes a sample a control, as 'O-12=Q'; without them those of the standard (LB091). */
  controlMarks: optional(z.array(mark()).max(20)),
};

type TypedCode = { readonly analyserCode: string; readonly unit?: string | null | undefined };

function checkMap({ map }: { readonly map: readonly TypedCode[] }, context: z.RefinementCtx): void {
  const codes = new Set(map.map(({ analyserCode, unit }) => JSON.stringify([analyserCode, unit?.trim() ?? ''])));
  if (codes.size < map.length)
    context.addIssue({ code: 'custom', path: ['map'], message: analyserChecks.codeMappedTwice.text });
}

/** Analysers of the hospital: how each of them sends, and what its codes mean. */
export const analysers = hospitalRecord({
  name: 'analyser',
  path: 'Analyser',
  noun: 'analyser',
  described: { one: 'an analyser', all: 'analysers' },
  texts: 'labtest:analyser',
  title: 'analyserName',
  menu: labSettingsMenu,
  topic: analyserTopic,
  fields: {
    analyserName: { schema: requiredText(analyserChecks.enterAnalyser, 100), isUnique: true, isListed: true },
    maker: { schema: optional(text(100)) },
    model: { schema: optional(text(100)), isListed: true },
    serialNo: { schema: optional(text(60)), isListed: true },
    labSectionId: { schema: id(fieldSentences.recordNumberExpected), label: 'section' },
    protocol: { schema: oneOf(analyserProtocols), isListed: true },
    /** The address it calls from; without one it is on this machine (LB093). */
    host: { schema: optional(text(45).regex(/^[0-9a-fA-F.:]*$/, analyserChecks.hostNotValid.text)) },
    port: { schema: port(), isListed: true },
    characterSet: { schema: oneOf(characterSets) },
    isBidirectional: { schema: flag() },
    /** Samples whose number fits are controls; * means any letters (LB091). */
    qcPattern: { schema: optional(text(40)) },
    silentMinutes: { schema: count().min(1, analyserChecks.enterSilentMinutes.text) },
    map: { schema: z.array(mapLine).max(500) },
    specimenPlace: { schema: analyserPlaceFields.specimenPlace },
    specimenTrim: { schema: analyserPlaceFields.specimenTrim },
    codePlace: { schema: analyserPlaceFields.codePlace },
    unitPlace: { schema: analyserPlaceFields.unitPlace },
    statusPlace: { schema: analyserPlaceFields.statusPlace },
    questionPlace: { schema: analyserPlaceFields.questionPlace },
    controlMarks: { schema: analyserPlaceFields.controlMarks },
    /** A comma among the digits of a value is a decimal point (Q245). */
    decimalComma: { schema: optional(flag()) },
  },
  check: checkMap,
  besides: { responsible_id: 'the user who saved the analyser last answers for the values it enters' },
  calls: { add: { bodyBytes: bodySize.long }, update: { bodyBytes: bodySize.long } },
});
