// Reads and keeps the chart of a patient: allergies, whether they were asked for, and problems (OP015).
import {
  getPatientChart as getPatientChartEndpoint,
  saveAllergies as saveAllergiesEndpoint,
  saveProblem as saveProblemEndpoint,
  setAllergyStatus as setAllergyStatusEndpoint,
} from '@charaka/contract/clinic/chart/chart';
import { chartSentences } from '@charaka/contract/clinic/chart/chart-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import {
  insertAllergy,
  insertProblem,
  insertStatement,
  lockPatientOfChart,
  type PatientChart,
  readChart,
  updateAllergy,
  updateProblem,
} from './chart-store.ts';

/** The chart as it stands. */
export const getPatientChart = handle(getPatientChartEndpoint, (call, { patientId }) => readChart(call, patientId));

/** The chart behind the lock of its patient. */
async function lockChart(call: Call, patientId: number): Promise<PatientChart> {
  const { isActive } = await lockPatientOfChart(call, patientId);
  if (!isActive) refuse(chartSentences.patientNotActive);
  return readChart(call, patientId);
}

/**
 * An allergy is never noted twice: when two users note the same one, the second changes the entry of the first. Users who write no clinical
 * notes only add the patient's own statements: they neither change nor refute an entry (Q254).
 */
export const saveAllergies = handle(saveAllergiesEndpoint, async (call, { patientId, allergies }) => {
  const isClinical = does(call.session, 'clinical-note');
  if (!isClinical && allergies.some(({ allergyId, state }) => allergyId || state !== 'Active'))
    refuse(chartSentences.onlyNotesChange);
  const chart = await lockChart(call, patientId);
  const standing = new Map(
    chart.allergies
      .filter(({ state }) => state === 'Active')
      .map(({ substance, allergyId }) => [substance.toLowerCase(), allergyId]),
  );
  for (const one of allergies) {
    if (one.allergyId && !chart.allergies.some(({ allergyId }) => allergyId === one.allergyId))
      refuse(chartSentences.allergyDoesNotExist);
    const known = one.allergyId ?? standing.get(one.substance.toLowerCase());
    if (known && isClinical) await updateAllergy(call, known, one);
    else if (!known) await insertAllergy(call, patientId, one);
  }
  call.say(chartSentences.allergiesSaved);
  return readChart(call, patientId);
});

/** Sets the patient's statement about allergies. Refuses while the patient has an active allergy. */
export const setAllergyStatus = handle(setAllergyStatusEndpoint, async (call, { patientId, status }) => {
  const chart = await lockChart(call, patientId);
  if (chart.standing.status === 'Has') refuse(chartSentences.allergiesStand);
  await insertStatement(call, patientId, status);
  call.say(chartSentences.statusSaved);
  return readChart(call, patientId);
});

/** A problem of another patient is not changed from here. */
export const saveProblem = handle(saveProblemEndpoint, async (call, { patientId, problem }) => {
  const chart = await lockChart(call, patientId);
  const { problemId } = problem;
  if (problemId && !chart.problems.some((known) => known.problemId === problemId))
    refuse(chartSentences.problemDoesNotExist);
  if (problemId) await updateProblem(call, problemId, problem);
  else await insertProblem(call, patientId, problem);
  call.say(chartSentences.problemSaved);
  return readChart(call, patientId);
});
