// Parameters of the laboratory, on the wire: limits, and the calls that list, read, add, change and deactivate a parameter.

import { readChoices } from '@charaka/rules/diagnostics/choice';
import { FormulaFault, readFormula } from '@charaka/rules/diagnostics/formula';
import { labValueTypes } from '@charaka/rules/diagnostics/judge-result';
import { isLoincCode } from '@charaka/rules/diagnostics/loinc';
import { readOtherUnits } from '@charaka/rules/diagnostics/other-unit';
import { type DeltaKind, deltaKinds } from '@charaka/rules/diagnostics/result-delta';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, decimal, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
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

const fields = {
  labParameterName: requiredText(labParameterChecks.enterLabParameter, 100),
  code: requiredText(labParameterChecks.enterLabCode, 20).regex(
    /^[A-Z][A-Z0-9_]{0,19}$/,
    labParameterChecks.enterLabCode.text,
  ),
  loincCode,
  ucumUnit: optional(text(40)),
  shownUnit: optional(text(40)),
  valueType: oneOf(labValueTypes),
  decimals: count().min(0, labParameterChecks.decimalsNotValid.text).max(4, labParameterChecks.decimalsNotValid.text),
  formula: optional(text(500)),
  choices: optional(text(2000)),
  absurdLow: optional(decimal()),
  absurdHigh: optional(decimal()),
  reportableLow: optional(decimal()),
  reportableHigh: optional(decimal()),
  /** Critical at every age from 28 days on, unless a range has limits of its own (Q252). */
  lowCritical: optional(decimal()),
  highCritical: optional(decimal()),
  deltaKind: oneOf(deltaKinds),
  deltaLimit: optional(decimal()),
  deltaDays: optional(count()),
  /** Values of a haemolysed specimen bear a remark (LB023). */
  isHaemolysisSensitive: optional(flag()),
  /** Units it was measured in before, each with its factor (LB036). */
  otherUnits: optional(text(500)),
  /** A choice that differs from the patient's last verified one is critical. Null when the hospital has not decided yet. */
  isChangeCritical: optional(flag()),
  /** An abnormal value adds a case of this disease to the list for the authorities (LB057). */
  notifiableDiseaseId: optional(id()),
};

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

/** The user confirms a unit that is not known, or that values are entered in another unit than before. */
const isUnitConfirmed = optional(flag());

/** A parameter that does not exist yet; it is active unless it is said otherwise. */
export const newLabParameter = withChecks(
  shape({ ...fields, isActive: optional(flag()), isUnitConfirmed }, labParameterSpellings),
  checkParameter,
);
const changedLabParameter = withChecks(
  shape(
    { ...fields, isActive: optional(flag()), isUnitConfirmed, ...versioned, labParameterId: id() },
    labParameterSpellings,
  ),
  checkParameter,
);
/** A parameter as kept. */
const labParameter = shape({ labParameterId: id(), ...fields, isActive: flag() }, labParameterSpellings);
const wrapped = { labParameter: 'parameter' };
const labParameterKey = shape({ labParameter: shape({ labParameterId: id() }, labParameterSpellings) }, wrapped);

/** Parameters of the hospital. */
export const listLabParameters = endpoint({
  path: '/LabParameter/GetAllLabParameters',
  summary: 'Lists what the laboratory measures.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(labParameter, 'parameterList'),
});

/** One parameter with its ranges, those that are valid first. */
export const getLabParameter = endpoint({
  path: '/LabParameter/GetLabParameterById',
  summary: 'Reads one parameter with its reference ranges.',
  permission: may('view', labSettingsMenu),
  effect: 'read',
  input: labParameterKey,
  output: shape(
    { labParameter: withVersion(labParameter), ranges: z.array(referenceRange), ...changedBy },
    { ...wrapped, ranges: 'referenceRangeList' },
  ),
});

/** Adds a parameter; its name and its code are there once in the hospital. */
export const addLabParameter = endpoint({
  path: '/LabParameter/AddLabParameter',
  summary: 'Adds a parameter.',
  permission: may('add', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({ labParameter: newLabParameter }, wrapped),
  output: shape({ labParameter }, wrapped),
});

/** Changes a parameter; fields left out are cleared (Q17). Refused when somebody else changed it since the version named. */
export const updateLabParameter = endpoint({
  path: '/LabParameter/UpdateLabParameter',
  summary: 'Changes a parameter; fields left out are cleared.',
  permission: may('edit', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({ labParameter: changedLabParameter }, wrapped),
  output: shape({ labParameter }, wrapped),
});

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
  summary: 'Decides whether a choice that differs from the last verified one is critical. An extension.',
  permission: may('edit', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({ labParameterId: id(), isChangeCritical: flag() }, { labParameterId: 'parameterId' }),
  output: shape({ labParameter }, wrapped),
});

/** Deactivates a parameter: it is offered no more, and nothing is deleted. */
export const deleteLabParameter = endpoint({
  path: '/LabParameter/DeleteLabParameter',
  summary: 'Deactivates a parameter; nothing is deleted.',
  permission: may('delete', labSettingsMenu),
  effect: 'write',
  changes: [labParameterTopic],
  input: labParameterKey,
  output: shape({}),
});
