// Diagnoses on the wire: those of an encounter, and how one is found (OP017, OP018).
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape } from '../../kernel/shape.ts';
import { chartChecks } from './chart-sentences.ts';

/** Code systems of diagnoses. */
const codeSystems = ['ICD10', 'ICD11', 'SNOMED', 'LOCAL'] as const;
/** How sure a diagnosis is. */
export const diagnosisKinds = ['Provisional', 'Final', 'Differential', 'RuledOut'] as const;

/** A code with its system and the name it was shown by; a text without a code is LOCAL. */
const coded = {
  diagnosisId: optional(id()),
  codeSystem: oneOf(codeSystems),
  code: optional(text(20)),
  diagnosisName: requiredText(chartChecks.enterProblem, 300),
};

/** A diagnosis of an encounter as chosen. */
export const chosenDiagnosis = shape({
  ...coded,
  kind: oneOf(diagnosisKinds),
  isPrimary: flag(),
  note: optional(text(300)),
});

/** Sources of a found diagnosis: the caller's recent notes, the hospital's most frequent diagnoses, the table of codes. */
const diagnosisSources = ['Own', 'Hospital', 'Table'] as const;

/** Finds by name or code: the asker's own of late, the hospital's most noted, then the table. Answers no patient. */
export const findDiagnosis = endpoint({
  path: '/Diagnosis/FindDiagnosis',
  summary: 'Finds diagnoses by name or code: own recent ones, those of the hospital, the table of codes.',
  permission: mayLookUp('settings/diagnosis', 'Patients', 'Charges'),
  effect: 'read',
  input: shape({ searchText: requiredText(chartChecks.typeTwoLetters, 100), codeSystem: optional(oneOf(codeSystems)) }),
  output: shape({ found: z.array(shape({ ...coded, source: oneOf(diagnosisSources) })) }, { found: 'diagnosisList' }),
});
