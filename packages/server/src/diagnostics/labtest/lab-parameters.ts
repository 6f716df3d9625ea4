// Parameters of the laboratory; a formula uses only existing parameters, and never itself (LB010).
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import { classifiesPatient } from '@charaka/rules/diagnostics/choice';
import { cycleIn, namesIn, patientFacts, readFormula } from '@charaka/rules/diagnostics/formula';
import { isKnownUnit } from '@charaka/rules/diagnostics/unit';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { recordHandlers } from '../../resource/hospital-record.ts';
import {
  hasResults,
  isParameterUsed,
  type LabParameter,
  labParameterStore,
  readFormulas,
  type TypedLabParameter,
} from './lab-parameter-store.ts';
import { readRanges } from './reference-range-store.ts';

/** One parameter with its ranges. */
const get = handle(labParameters.get, async (call, { labParameter: { labParameterId } }) => {
  const [answer, ranges] = await Promise.all([
    answerForEdit(call, labParameterStore.edited, labParameterId, labParameterStore.find(call, labParameterId)),
    readRanges(call, labParameterId),
  ]);
  return { ...answer, ranges };
});

/** Refuses a code that another active parameter has. */
const refusingCode = ({ code }: TypedLabParameter, write: Promise<LabParameter>) =>
  refuseOnConflict(write, { lab_parameter_code: ['labParameter.code', labParameterSentences.labCodeExists({ code })] });

const add = handle(labParameters.add, async (call, { labParameter: typed }) => {
  await refuseFormula(call, typed);
  askUnknownUnit(typed);
  const labParameter = await refusingCode(typed, labParameterStore.insert(call, decided(typed)));
  call.say(labParameterStore.says.added);
  return { labParameter };
});

const update = handle(labParameters.update, async (call, { labParameter: typed }) => {
  const before = await labParameterStore.lockUnchanged(call, typed);
  await refuseFormula(call, typed);
  await askUnits(call, before, typed);
  const written = labParameterStore.replace(call, typed.labParameterId, keeping(before, typed));
  const labParameter = await refusingCode(typed, written);
  call.say(labParameterStore.says.updated);
  return { labParameter };
});

/** Refuses while a test in use measures the parameter. */
const remove = handle(labParameters.remove, async (call, { labParameter: { labParameterId } }) => {
  const { labParameterName } = await labParameterStore.lock(call, labParameterId);
  if (await isParameterUsed(call, labParameterId))
    refuse(labParameterSentences.labParameterInUse({ name: labParameterName }));
  await labParameterStore.deactivate(call, labParameterId);
  call.say(labParameterStore.says.removed);
  return {};
});

/** Every call on parameters. */
export const labParameterHandlers = recordHandlers(labParameterStore, { get, add, update, remove });

const unitOf = ({ shownUnit, ucumUnit }: Pick<TypedLabParameter, 'shownUnit' | 'ucumUnit'>) =>
  shownUnit || ucumUnit || '';

/** Refuses a unit of unknown parts until it is confirmed: a misspelt unit judges no value. */
function askUnknownUnit(typed: TypedLabParameter): void {
  const unknown = [typed.shownUnit, typed.ucumUnit].find((unit) => unit && !isKnownUnit(unit));
  if (!unknown || typed.isUnitConfirmed) return;
  const sentence = labParameterSentences.unitUnknown({ text: unknown });
  refuse(sentence, { 'labParameter.isUnitConfirmed': sentence });
}

/** Only a choice has a change that may be critical; where the caller does not say, its LOINC code decides. */
const decided = (typed: TypedLabParameter): TypedLabParameter => ({
  ...typed,
  isChangeCritical: typed.valueType === 'Choice' && (typed.isChangeCritical ?? classifiesPatient(typed.loincCode)),
});

/** A decision that the caller left out stays as it was, also where nobody has decided yet. */
function keeping(before: LabParameter, typed: TypedLabParameter): TypedLabParameter {
  const own = withOwnCriticals(before, typed);
  const isLeftOut = typed.isChangeCritical == null && before.valueType === typed.valueType;
  return isLeftOut ? { ...own, isChangeCritical: before.isChangeCritical } : decided(own);
}

/** Critical limits of the unit before judge no value in another one. */
function withOwnCriticals(before: LabParameter, typed: TypedLabParameter): TypedLabParameter {
  const isSameUnit = unitOf(before).toLowerCase() === unitOf(typed).toLowerCase();
  const isSameLimit = before.lowCritical === typed.lowCritical && before.highCritical === typed.highCritical;
  return isSameUnit || !isSameLimit ? typed : { ...typed, lowCritical: null, highCritical: null };
}

/** Requires a confirmation when the unit changes, naming the effect on values and ranges. */
async function askUnits(call: Call, before: LabParameter, typed: TypedLabParameter): Promise<void> {
  const isOther = unitOf(before).toLowerCase() !== unitOf(typed).toLowerCase();
  if (!isOther || typed.isUnitConfirmed) return;
  askUnknownUnit(typed);
  if (!(await hasResults(call, before.labParameterId))) return;
  const text = unitOf(before) || '–';
  const sentence = labParameterSentences.unitChanges({ name: before.labParameterName, text });
  refuse(sentence, { 'labParameter.isUnitConfirmed': sentence });
}

/** Every name in a formula is a parameter of the hospital or a fact of the patient, and no formula leads back to itself. */
async function refuseFormula(call: Call, { valueType, formula, code }: TypedLabParameter): Promise<void> {
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
