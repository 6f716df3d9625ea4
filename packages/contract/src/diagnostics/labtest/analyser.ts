// Analysers on the wire: how each speaks and what its codes mean, and the calls that list, read, add, change and deactivate them.

import { markPattern, placePattern, readPlace, specimenTrims } from '@charaka/rules/diagnostics/analyser-place';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
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

/** What a code of the analyser means in one of its units; a factor turns that unit into ours (LB089, Q247). */
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
  /** Where the analyser writes what the product needs, as 'O-4.3'; without one the place of the standard (Q247). */
  specimenPlace: place(),
  specimenTrim: optional(oneOf(specimenTrims)),
  codePlace: place(),
  unitPlace: place(),
  statusPlace: place(),
  questionPlace: place(),
  /** Any of them makes a sample a control, as 'O-12=Q'; without them those of the standard (LB091). */
  controlMarks: optional(z.array(mark()).max(20)),
};

const fields = {
  analyserName: requiredText(analyserChecks.enterAnalyser, 100),
  maker: optional(text(100)),
  model: optional(text(100)),
  serialNo: optional(text(60)),
  labSectionId: id(fieldSentences.recordNumberExpected),
  protocol: oneOf(analyserProtocols),
  /** The address it calls from; without one it is on this machine (LB093). */
  host: optional(text(45).regex(/^[0-9a-fA-F.:]*$/, analyserChecks.hostNotValid.text)),
  port: port(),
  characterSet: oneOf(characterSets),
  isBidirectional: flag(),
  /** Samples whose number fits are controls; * stands for anything (LB091). */
  qcPattern: optional(text(40)),
  silentMinutes: count().min(1, analyserChecks.enterSilentMinutes.text),
  map: z.array(mapLine).max(500),
  ...analyserPlaceFields,
  /** A comma among the digits of a value is a decimal point (Q245). */
  decimalComma: optional(flag()),
};

type TypedCode = { readonly analyserCode: string; readonly unit?: string | null | undefined };

function checkMap({ map }: { readonly map: readonly TypedCode[] }, context: z.RefinementCtx): void {
  const codes = new Set(map.map(({ analyserCode, unit }) => JSON.stringify([analyserCode, unit?.trim() ?? ''])));
  if (codes.size < map.length)
    context.addIssue({ code: 'custom', path: ['map'], message: analyserChecks.codeMappedTwice.text });
}

/** An analyser that does not exist yet; it is active unless it is said otherwise. */
export const newAnalyser = withChecks(shape({ ...fields, isActive: optional(flag()) }), checkMap);
/** An analyser as kept. */
const analyser = shape({ analyserId: id(), ...fields, isActive: flag() });
const analyserKey = shape({ analyser: shape({ analyserId: id() }) });

/** Analysers of the hospital. */
export const listAnalysers = endpoint({
  path: '/Analyser/GetAllAnalyser',
  summary: 'Lists analysers.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(analyser, 'analyserList'),
});

/** One analyser, with the number of its last change. */
export const getAnalyser = endpoint({
  path: '/Analyser/GetAnalyserById',
  summary: 'Reads one analyser.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: analyserKey,
  output: shape({ analyser: withVersion(analyser), ...changedBy }),
});

/** Adds an analyser; its name is there once in the hospital. */
export const addAnalyser = endpoint({
  path: '/Analyser/AddAnalyser',
  summary: 'Adds an analyser.',
  permission: may('add', labSettingsMenu),
  effect: 'write',
  changes: [analyserTopic],
  bodyBytes: bodySize.long,
  input: shape({ analyser: newAnalyser }),
  output: shape({ analyser }),
});

/**
 * Changes an analyser; fields left out are cleared (Q17). Refused when somebody else changed it since the version named.
 */
export const updateAnalyser = endpoint({
  path: '/Analyser/UpdateAnalyser',
  summary: 'Changes an analyser; fields left out are cleared.',
  permission: may('edit', labSettingsMenu),
  effect: 'write',
  changes: [analyserTopic],
  bodyBytes: bodySize.long,
  input: shape({
    analyser: withChecks(shape({ ...fields, isActive: optional(flag()), ...versioned, analyserId: id() }), checkMap),
  }),
  output: shape({ analyser }),
});

/** Deactivates an analyser: it is offered no more, and nothing is deleted. */
export const deleteAnalyser = endpoint({
  path: '/Analyser/DeleteAnalyser',
  summary: 'Deactivates an analyser; nothing is deleted.',
  permission: may('delete', labSettingsMenu),
  effect: 'write',
  changes: [analyserTopic],
  input: analyserKey,
  output: shape({}),
});
