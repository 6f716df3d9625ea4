// The records of the laboratory's catalogue that hand-made forms change, and what two people would make of them.
import { addAnalyser, getAnalyser, updateAnalyser } from '@charaka/contract/diagnostics/labtest/analyser';
import {
  addLabParameter,
  getLabParameter,
  updateLabParameter,
} from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { addLabTest, getLabTest, updateLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { EditSample } from './edit-sample.ts';
import { analyserOf, type LabTestInput, urineTest } from './lab-catalogue.ts';

const measured = { code: 'EDITED', valueType: 'Number', decimals: 1, deltaKind: 'None' } as const;
/** The test that was made last, as it was added. */
let last: Partial<LabTestInput> = {};
/** The analyser that was made last, as it was added. */
let lastAnalyser: Partial<InputOf<typeof addAnalyser>['analyser']> = {};

/** Parameters and tests. */
export const labSamples: readonly EditSample[] = [
  {
    update: updateLabParameter,
    get: getLabParameter,
    wrapper: 'labParameter',
    noun: 'parameter',
    make: async (tenant) => {
      const labParameter = { ...measured, labParameterName: 'Edited' };
      return { labParameterId: (await tenant.ask(addLabParameter, { labParameter })).labParameter.labParameterId };
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
    update: updateAnalyser,
    get: getAnalyser,
    wrapper: 'analyser',
    noun: 'analyser',
    make: async (tenant) => {
      const analyser = await analyserOf(tenant, []);
      lastAnalyser = analyser;
      return { analyserId: (await tenant.ask(addAnalyser, { analyser })).analyser.analyserId };
    },
    typed: (letter) => ({ ...lastAnalyser, analyserName: `Analyser ${letter}` }),
  },
];
