// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { addLabTest, getLabTest, updateLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { analyserOf, type LabTestInput, urineTest } from '../../../test-support/record/lab-catalogue.ts';

const labRecord = 'a record of the catalogue, by its number; tests of the catalogue change it';
const labTest = {
  chargeId: labRecord,
  labSectionId: labRecord,
  specimenTypeId: labRecord,
  containerId: labRecord,
  'testParameters.0.parameterId': labRecord,
  narrativeTemplateId: labRecord,
};
const labParameter = {
  isUnitConfirmed: 'confirms the unit of this call and is not kept',
  otherUnits: 'units with their factors, a line each; tests of the catalogue write them',
  notifiableDiseaseId: labRecord,
};
const analyser = {
  labSectionId: labRecord,
  port: 'above 1023; tests of analysers change it',
  'map.0.analyserCode': 'a line of codes is kept whole; tests of analysers read it back',
  'map.0.parameterId': labRecord,
  'map.0.factor': 'a line of codes is kept whole; tests of analysers read it back',
  'map.0.unit': 'a line of codes is kept whole; tests of analysers read it back',
  'map.0.isUnitNotSent': 'a line of codes is kept whole; tests of analysers read it back',
  ...Object.fromEntries(
    ['specimenPlace', 'codePlace', 'unitPlace', 'statusPlace', 'questionPlace', 'controlMarks'].map((name) => [
      name,
      'written as O-4.3; tests of analysers change it and read it back',
    ]),
  ),
};
/** Values typed together with a field, when a rule ties them. */
const confirmedUnit = { ucumUnit: { isUnitConfirmed: true }, shownUnit: { isUnitConfirmed: true } };
const chosen = { valueType: 'Choice', choices: 'A\nB' };
const measured = { code: 'EDITED', valueType: 'Number', decimals: 1, deltaKind: 'None' } as const;
/** The test that was made last, as it was added. */
let last: Partial<LabTestInput> = {};
/** The analyser that was made last, as it was added. */
let lastAnalyser: Partial<InputOf<typeof analysers.add>['analyser']> = {};

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: labParameters.update,
      get: labParameters.get,
      wrapper: 'labParameter',
      noun: 'parameter',
      make: async (tenant) => {
        const labParameter = { ...measured, labParameterName: 'Edited' };
        return { labParameterId: (await tenant.ask(labParameters.add, { labParameter })).labParameter.labParameterId };
      },
      typed: (letter) => ({ ...measured, labParameterName: `Parameter ${letter}` }),
    },
    {
      update: updateLabTest,
      get: getLabTest,
      wrapper: 'labTest',
      noun: 'laboratory test',
      make: async (tenant) => {
        const labTest = await urineTest(tenant, ['UREA']);
        last = labTest;
        return { labTestId: (await tenant.ask(addLabTest, { labTest })).labTest.labTestId };
      },
      typed: (letter) => ({ ...last, methodName: `Method ${letter}` }),
    },
    {
      update: analysers.update,
      get: analysers.get,
      wrapper: 'analyser',
      noun: 'analyser',
      make: async (tenant) => {
        const analyser = await analyserOf(tenant, []);
        lastAnalyser = analyser;
        return { analyserId: (await tenant.ask(analysers.add, { analyser })).analyser.analyserId };
      },
      typed: (letter) => ({ ...lastAnalyser, analyserName: `Analyser ${letter}` }),
    },
  ],
  leftOut: {
    '/Analyser/AddAnalyser': analyser,
    '/Analyser/UpdateAnalyser': analyser,
    '/LabParameter/AddLabParameter': labParameter,
    '/LabParameter/UpdateLabParameter': labParameter,
    '/LabTest/AddLabTest': labTest,
    '/LabTest/UpdateLabTest': labTest,
  },
  goesWith: {
    '/LabParameter/AddLabParameter': { ...confirmedUnit, isChangeCritical: chosen },
    '/LabParameter/UpdateLabParameter': { ...confirmedUnit, isChangeCritical: chosen },
  },
};
