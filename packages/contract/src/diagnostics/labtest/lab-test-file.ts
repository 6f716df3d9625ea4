// The laboratory tests as a file: which columns it has and what a row is known by.
import { areaFile } from '../../kernel/file-table.ts';
import { labSettingsMenu } from './lab-parameter.ts';
import { testKinds } from './lab-test.ts';
import { labParameterTopic } from './topics.ts';

const kindLabels = { Measured: 'Measured in numbers', Culture: 'Culture', Narrative: 'Report in words' } as const;

/** Laboratory tests, known by the charge that each is; the codes of their parameters stand in one cell. */
export const labTestFile = areaFile({
  name: 'labTest',
  label: 'Laboratory test',
  labelPlural: 'Laboratory tests',
  menu: labSettingsMenu,
  route: `${labSettingsMenu}/test`,
  key: 'labTestId',
  knownBy: ['chargeId'],
  topic: labParameterTopic,
  fields: {
    chargeId: { kind: 'reference', label: 'Charge code', isRequired: true, to: 'charge' },
    labSectionId: { kind: 'reference', label: 'Section', isRequired: true, to: 'labSection' },
    specimenTypeId: { kind: 'reference', label: 'Specimen', isRequired: true, to: 'specimenType' },
    labContainerId: { kind: 'reference', label: 'Container', isRequired: true, to: 'labContainer' },
    testKind: {
      kind: 'choice',
      label: 'Kind of test',
      isRequired: true,
      options: testKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    parameterCodes: { kind: 'longText', label: 'Codes of parameters' },
    narrativeTemplateId: { kind: 'reference', label: 'Template of the report', to: 'narrativeTemplate' },
    methodName: { kind: 'text', label: 'Method', maxLength: 100 },
    loincCode: { kind: 'text', label: 'LOINC code', maxLength: 10 },
    isInScope: { kind: 'flag', label: 'In accredited scope', isRequired: true },
    minVolumeMl: { kind: 'decimal', label: 'Minimum volume (mL)' },
    stabilityHours: { kind: 'count', label: 'Good for hours' },
    fastingHours: { kind: 'count', label: 'Fasting hours' },
    printOrder: { kind: 'count', label: 'Print order' },
    hasOwnPage: { kind: 'flag', label: 'Own page', isRequired: true },
    isConfidential: { kind: 'flag', label: 'Confidential', isRequired: true },
  },
  calls: { list: '/LabTest/GetAllLabTests' },
});
