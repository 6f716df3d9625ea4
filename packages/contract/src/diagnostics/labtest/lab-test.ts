// A charge of the price list as the laboratory does it: section, specimen, container and parameters, and the calls on it.

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, oneOf, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { labParameterSpellings, labSettingsMenu, loincCode } from './lab-parameter.ts';
import { labParameterChecks } from './lab-parameter-sentences.ts';
import { labParameterTopic } from './topics.ts';

/** How a test is done: measured in numbers, read from a culture, told in words. */
export const testKinds = ['Measured', 'Culture', 'Narrative'] as const;
export type TestKind = (typeof testKinds)[number];

const line = shape({ labParameterId: id(), isMandatory: flag() }, labParameterSpellings);

const fields = {
  chargeId: id(labParameterChecks.chooseInvestigation),
  labSectionId: id(fieldSentences.recordNumberExpected),
  specimenTypeId: id(fieldSentences.recordNumberExpected),
  labContainerId: id(fieldSentences.recordNumberExpected),
  methodName: optional(text(100)),
  /** How long after it was taken the specimen is good for the test. */
  stabilityHours: optional(count()),
  /** How long the patient fasts before the specimen is taken (LB017). */
  fastingHours: optional(
    count().min(1, labParameterChecks.fastingNotValid.text).max(24, labParameterChecks.fastingNotValid.text),
  ),
  isConfidential: flag(),
  loincCode,
  /** Whether the test is in the scope that the laboratory is accredited for (LB053). */
  isInScope: optional(flag()),
  /** The smallest volume of the specimen, in millilitres. */
  minVolumeMl: optional(
    decimal().gt(0, labParameterChecks.volumeNotValid.text).max(1000, labParameterChecks.volumeNotValid.text),
  ),
  /** Reports print tests by this number; tests without a number follow, as they were ordered. */
  printOrder: optional(
    count().min(1, labParameterChecks.printOrderNotValid.text).max(9999, labParameterChecks.printOrderNotValid.text),
  ),
  /** Whether a report prints the test on a page of its own. */
  hasOwnPage: optional(flag()),
  testKind: optional(oneOf(testKinds)),
  /** Template of a test that is reported in words. */
  narrativeTemplateId: optional(id()),
  /** Parameters of the test; empty for a test that is not measured. */
  lines: z.array(line).max(100),
};

interface Checked {
  readonly testKind?: TestKind | null | undefined;
  readonly narrativeTemplateId?: number | null | undefined;
  readonly lines: readonly unknown[];
}

function checkLines(
  { testKind, narrativeTemplateId, lines }: Checked,
  context: z.RefinementCtx,
  linesField = 'lines',
): void {
  if ((testKind ?? 'Measured') === 'Measured' && lines.length === 0)
    context.addIssue({ code: 'custom', path: [linesField], message: labParameterChecks.chooseParameters.text });
  if (testKind === 'Narrative' && narrativeTemplateId == null)
    context.addIssue({
      code: 'custom',
      path: ['narrativeTemplateId'],
      message: labParameterChecks.chooseTemplate.text,
    });
}
const spellings = { labContainerId: 'containerId', lines: 'testParameters', hasOwnPage: 'ownPage' };

/** A laboratory test that does not exist yet. */
export const newLabTest = withChecks(shape({ ...fields, isActive: optional(flag()) }, spellings), checkLines);
const labTest = shape({ labTestId: id(), ...fields, isActive: flag() }, spellings);

const { lines: _, ...plainFields } = fields;
/** The checks of a test in a file: those of its form, with the parameters as one cell of their codes. */
export const filedLabTest = z
  .object({
    labTestId: optional(id()),
    ...plainFields,
    isConfidential: optional(flag()),
    parameterCodes: optional(text(4000)),
    isActive: optional(flag()),
  })
  .superRefine(({ parameterCodes, ...test }, context) =>
    checkLines({ ...test, lines: parameterCodes ? [parameterCodes] : [] }, context, 'parameterCodes'),
  );
const labTestKey = shape({ labTest: shape({ labTestId: id() }) });

/** Tests of the hospital. */
export const listLabTests = endpoint({
  path: '/LabTest/GetAllLabTests',
  summary: 'Lists the laboratory tests.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        labTestId: id(),
        chargeCode: text(),
        chargeName: text(),
        sectionName: text(),
        specimenName: text(),
        containerName: text(),
        testKind: oneOf(testKinds),
        loincCode: optional(text()),
        isInScope: flag(),
        printOrder: optional(count()),
        parameterCount: count(),
        isActive: flag(),
      },
      spellings,
    ),
    'labTestList',
  ),
});

/** One test with its parameters in their order. */
export const getLabTest = endpoint({
  path: '/LabTest/GetLabTestById',
  summary: 'Reads one laboratory test with its parameters.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: labTestKey,
  output: shape({ labTest: withVersion(labTest), ...changedBy }),
});

/** Makes a charge of kind investigation a test of the laboratory. */
export const addLabTest = endpoint({
  path: '/LabTest/AddLabTest',
  logAs: ['lab_test', 'added'],
  summary: 'Adds a laboratory test.',
  permission: may('add', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({ labTest: newLabTest }),
  output: shape({ labTest }),
});

/** Changes a test; fields left out are cleared (Q17). Refused when somebody else changed it since the version named. */
export const updateLabTest = endpoint({
  path: '/LabTest/UpdateLabTest',
  logAs: ['lab_test', 'changed'],
  summary: 'Changes a laboratory test; fields left out are cleared.',
  permission: may('edit', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({
    labTest: withChecks(shape({ ...newLabTest.shape, ...versioned, labTestId: id() }, spellings), checkLines),
  }),
  output: shape({ labTest }),
});

/** Takes a test out of use: the charge can still be ordered, and its result is told in words (LB001). */
export const deleteLabTest = endpoint({
  path: '/LabTest/DeleteLabTest',
  logAs: ['lab_test', 'removed'],
  summary: 'Deactivates a laboratory test; nothing is deleted.',
  permission: may('delete', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: labTestKey,
  output: shape({}),
});

/** Investigations of the price list, with the test each of them is. */
export const listInvestigations = endpoint({
  path: '/LabTest/GetInvestigations',
  summary: 'Lists the investigations of the price list, with the laboratory test of each.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      investigations: z.array(
        shape({ chargeId: id(), chargeCode: text(), chargeName: text(), labTestId: optional(id()) }),
      ),
    },
    { investigations: 'investigationList' },
  ),
});

/** Adds what the starting catalogue has and the hospital has not: parameters with ranges, sections, specimens and containers. */
export const addStartingCatalogue = endpoint({
  path: '/LabTest/AddStartingCatalogue',
  logAs: ['starting_catalogue', 'added'],
  summary: 'Adds the starting catalogue; the laboratory confirms every range before use. An extension.',
  permission: may('add', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({}),
  output: shape({ parameterCount: count() }),
});
