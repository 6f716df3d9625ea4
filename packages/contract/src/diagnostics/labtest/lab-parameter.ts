// Parameters of the laboratory, with their limits.

import { readChoices } from '@charaka/rules/diagnostics/choice';
import { FormulaFault, readFormula } from '@charaka/rules/diagnostics/formula';
import { labValueTypes } from '@charaka/rules/diagnostics/judge-result';
import { isLoincCode } from '@charaka/rules/diagnostics/loinc';
import { readOtherUnits } from '@charaka/rules/diagnostics/other-unit';
import { type DeltaKind, deltaKinds } from '@charaka/rules/diagnostics/result-delta';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { shape, spellingsOf } from '../../kernel/shape.ts';
import { labParameterChecks } from './lab-parameter-sentences.ts';
import { referenceRange } from './reference-range.ts';
import { labParameterTopic } from './topics.ts';

/** Menu path that rights on the laboratory's catalogue hang on. */
export const labSettingsMenu = 'lab-settings';

/** How the fields of parameters are spelled on the wire. */
export const labParameterSpellings = {
  labParameterId: 'parameterId',
  labParameterName: 'parameterName',
  code: 'parameterCode',
};

/** A LOINC code, checked by its check digit. */
export const loincCode = optional(
  text(10).refine((code) => code === '' || isLoincCode(code), labParameterChecks.loincNotValid.text),
);

interface Checked {
  readonly valueType: (typeof labValueTypes)[number];
  readonly formula?: string | null | undefined;
  readonly choices?: string | null | undefined;
  readonly absurdLow?: number | null | undefined;
  readonly absurdHigh?: number | null | undefined;
  readonly reportableLow?: number | null | undefined;
  readonly reportableHigh?: number | null | undefined;
  readonly lowCritical?: number | null | undefined;
  readonly highCritical?: number | null | undefined;
  readonly otherUnits?: string | null | undefined;
  readonly deltaKind: DeltaKind;
  readonly deltaLimit?: number | null | undefined;
  readonly deltaDays?: number | null | undefined;
}

function isReadable(formula: string): boolean {
  try {
    readFormula(formula);
    return true;
  } catch (error) {
    if (error instanceof FormulaFault) return false;
    throw error;
  }
}

function checkParameter(values: Checked, context: z.RefinementCtx): void {
  const fault = (field: string, { text: message }: { readonly text: string }) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (values.valueType === 'Formula' && !values.formula) fault('formula', labParameterChecks.enterFormula);
  else if (values.valueType === 'Formula' && !isReadable(values.formula ?? ''))
    fault('formula', labParameterChecks.formulaNotReadable);
  const isListed = values.valueType === 'Choice' || (values.valueType === 'Grade' && Boolean(values.choices));
  if (isListed && readChoices(values.choices ?? '').length < 2) fault('choices', labParameterChecks.enterChoices);
  if (values.deltaKind !== 'None' && !((values.deltaLimit ?? 0) > 0))
    fault('deltaLimit', labParameterChecks.deltaLimitNotValid);
  if (values.deltaKind !== 'None' && values.deltaDays != null && values.deltaDays < 1)
    fault('deltaDays', labParameterChecks.deltaDaysNotValid);
  for (const field of ['reportableLow', 'reportableHigh', 'lowCritical', 'highCritical'] as const) {
    const limit = values[field];
    const isBelow = limit != null && values.absurdLow != null && limit < values.absurdLow;
    const isAbove = limit != null && values.absurdHigh != null && limit > values.absurdHigh;
    if (isBelow || isAbove) fault(field, labParameterChecks.outsideAbsurd);
  }
  if (readOtherUnits(values.otherUnits ?? '') === undefined) fault('otherUnits', labParameterChecks.otherUnitsNotValid);
  for (const [low, high, field] of [
    [values.absurdLow, values.absurdHigh, 'absurdHigh'],
    [values.reportableLow, values.reportableHigh, 'reportableHigh'],
    [values.lowCritical, values.highCritical, 'highCritical'],
  ] as const)
    if (low != null && high != null && low > high) fault(field, labParameterChecks.lowAboveHigh);
}

const limit = { schema: optional(decimal()) };
const decimals = () =>
  count().min(0, labParameterChecks.decimalsNotValid.text).max(4, labParameterChecks.decimalsNotValid.text);
const code = requiredText(labParameterChecks.enterLabCode, 20).regex(
  /^[A-Z][A-Z0-9_]{0,19}$/,
  labParameterChecks.enterLabCode.text,
);

const measured = hospitalRecord({
  name: 'labParameter',
  spelled: { record: 'parameter', key: labParameterSpellings.labParameterId },
  path: 'LabParameter',
  noun: 'parameter',
  described: { one: 'a parameter', all: 'what the laboratory measures' },
  texts: 'labtest:labParameter',
  title: 'labParameterName',
  menu: labSettingsMenu,
  topic: labParameterTopic,
  fields: {
    labParameterName: {
      schema: requiredText(labParameterChecks.enterLabParameter, 100),
      wire: labParameterSpellings.labParameterName,
      isUnique: true,
      isListed: true,
    },
    code: { schema: code, wire: labParameterSpellings.code, isListed: true },
    valueType: { schema: oneOf(labValueTypes), isListed: true },
    shownUnit: { schema: optional(text(40)), isListed: true },
    loincCode: { schema: loincCode, isListed: true },
    ucumUnit: { schema: optional(text(40)), isListed: true },
    decimals: { schema: decimals(), isListed: true },
    formula: { schema: optional(text(500)), isListed: true },
    choices: { schema: optional(text(2000)), isListed: true },
    absurdLow: limit,
    absurdHigh: limit,
    reportableLow: limit,
    reportableHigh: limit,
    /** Critical at every age from 28 days on, unless a range has limits of its own (Q252). */
    lowCritical: limit,
    highCritical: limit,
    deltaKind: { schema: oneOf(deltaKinds) },
    deltaLimit: limit,
    deltaDays: { schema: optional(count()) },
    /** Values of a haemolysed specimen bear a remark (LB023). */
    isHaemolysisSensitive: { schema: optional(flag()), absent: false, read: optional(flag()) },
    /** Units it was measured in before, each with its factor (LB036). */
    otherUnits: { schema: optional(text(500)) },
    /** A choice that differs from the patient's last verified one is critical. Null when the hospital has not decided yet. */
    isChangeCritical: { schema: optional(flag()) },
    /** An abnormal value adds a case of this disease to the list for the authorities (LB057). */
    notifiableDiseaseId: { schema: optional(id()) },
    /** The user confirms a unit that is not known, or that values are entered in another unit than before. */
    isUnitConfirmed: { schema: optional(flag()), isOnlySent: true },
  },
  check: checkParameter,
});
const answer = measured.add.output;

/** Parameters of the laboratory; one is read with its ranges, those that are valid first. */
export const labParameters = {
  ...measured,
  get: endpoint({
    ...measured.get,
    effect: 'read',
    changes: undefined,
    summary: 'Reads one parameter with its reference ranges.',
    output: shape(
      { ...measured.get.output.shape, ranges: z.array(referenceRange) },
      { ...spellingsOf(measured.get.output), ranges: 'referenceRangeList' },
    ),
  }),
};

/** Choices of which nobody has decided whether a change is critical; until then it is. */
export const listUndecidedChoices = endpoint({
  path: '/LabParameter/GetUndecidedChoices',
  summary: 'Lists choices whose change counts as critical until the hospital decides. An extension.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      choices: z.array(
        shape(
          { labParameterId: id(), labParameterName: text(), code: text(), choices: optional(text()) },
          labParameterSpellings,
        ),
      ),
    },
    { choices: 'parameterList' },
  ),
});

/** Decides whether a change of a choice is critical. */
export const decideChoice = endpoint({
  path: '/LabParameter/ConfirmChoice',
  logAs: ['choice', 'confirmed'],
  summary: 'Decides whether a choice that differs from the last verified one is critical. An extension.',
  permission: may('edit', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({ labParameterId: id(), isChangeCritical: flag() }, { labParameterId: 'parameterId' }),
  output: answer,
});
