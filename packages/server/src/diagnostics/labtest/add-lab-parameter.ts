// Adds or changes a lab parameter; a formula uses only existing parameters, and never itself (LB010).
import {
  addLabParameter as addLabParameterEndpoint,
  updateLabParameter as updateLabParameterEndpoint,
} from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { cycleIn, namesIn, patientFacts, readFormula } from '@charaka/rules/diagnostics/formula';
import { isKnownUnit } from '@charaka/rules/diagnostics/unit';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  editedLabParameter,
  hasResults,
  insertLabParameter,
  lockLabParameter,
  readFormulas,
  replaceLabParameter,
} from './lab-parameter-store.ts';

/** Refuses a name or a code that an active parameter of the hospital has. */
export const addLabParameter = handle(addLabParameterEndpoint, async (call, input) => {
  await refuseFormula(call, input.labParameter);
  askUnknownUnit(input.labParameter);
  const labParameter = await insertLabParameter(call, input.labParameter);
  call.say(labParameterSentences.labParameterAdded);
  return { labParameter };
});

/** Left out `isActive` leaves it as it was. */
export const updateLabParameter = handle(updateLabParameterEndpoint, async (call, input) => {
  const { labParameterId, version } = input.labParameter;
  const before = await lockLabParameter(call, labParameterId);
  await refuseStale(call, editedLabParameter, labParameterId, version);
  await refuseFormula(call, input.labParameter);
  await askUnits(call, before, input.labParameter);
  const labParameter = await replaceLabParameter(call, labParameterId, keeping(before, input.labParameter));
  call.say(labParameterSentences.labParameterUpdated);
  return { labParameter };
});

type Typed = ParsedOf<typeof addLabParameterEndpoint>['labParameter'];
const unitOf = ({ shownUnit, ucumUnit }: Pick<Typed, 'shownUnit' | 'ucumUnit'>) => shownUnit || ucumUnit || '';

/** Refuses a unit of unknown parts until it is confirmed: a misspelt unit judges no value. */
function askUnknownUnit(typed: Typed): void {
  const unknown = [typed.shownUnit, typed.ucumUnit].find((unit) => unit && !isKnownUnit(unit));
  if (!unknown || typed.isUnitConfirmed) return;
  const sentence = labParameterSentences.unitUnknown({ text: unknown });
  refuse(sentence, { 'labParameter.isUnitConfirmed': sentence });
}

/** Decisions about a parameter that the caller left out stay unchanged. */
function keeping(before: Typed, typed: Typed): Typed {
  const isSameKind = before.valueType === typed.valueType;
  const isChangeCritical = typed.isChangeCritical ?? (isSameKind ? before.isChangeCritical : null);
  return { ...withOwnCriticals(before, typed), isChangeCritical };
}

/** Critical limits of the unit before judge no value in another one. */
function withOwnCriticals(before: Typed, typed: Typed): Typed {
  const isSameUnit = unitOf(before).toLowerCase() === unitOf(typed).toLowerCase();
  const isSameLimit = before.lowCritical === typed.lowCritical && before.highCritical === typed.highCritical;
  return isSameUnit || !isSameLimit ? typed : { ...typed, lowCritical: null, highCritical: null };
}

/** Requires a confirmation when the unit changes, naming the effect on values and ranges. */
async function askUnits(call: Call, before: Typed & { labParameterId: number }, typed: Typed): Promise<void> {
  const isOther = unitOf(before).toLowerCase() !== unitOf(typed).toLowerCase();
  if (!isOther || typed.isUnitConfirmed) return;
  askUnknownUnit(typed);
  if (!(await hasResults(call, before.labParameterId))) return;
  const text = unitOf(before) || '–';
  const sentence = labParameterSentences.unitChanges({ name: before.labParameterName, text });
  refuse(sentence, { 'labParameter.isUnitConfirmed': sentence });
}

/** Every name in a formula is a parameter of the hospital or a fact of the patient, and no formula leads back to itself. */
async function refuseFormula(
  call: Call,
  { valueType, formula, code }: ParsedOf<typeof addLabParameterEndpoint>['labParameter'],
): Promise<void> {
  if (valueType !== 'Formula' || !formula) return;
  const known = await readFormulas(call);
  const names = new Set([...known.map((one) => one.code), ...patientFacts, code]);
  const say = (sentence: Parameters<typeof refuse>[0]) => refuse(sentence, { 'labParameter.formula': sentence });
  const read = readFormula(formula);
  const unknown = namesIn(read).find((name) => !names.has(name));
  if (unknown !== undefined) say(labParameterSentences.noSuchParameter({ name: unknown }));
  const formulas = new Map(
    known.flatMap((one) => (one.formula && one.code !== code ? [[one.code, readFormula(one.formula)] as const] : [])),
  );
  const cycle = cycleIn(formulas.set(code, read));
  if (cycle !== undefined) say(labParameterSentences.formulaLeadsBack({ name: cycle }));
}
