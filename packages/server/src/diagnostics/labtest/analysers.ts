// Analysers of the hospital; the user who saves one answers for the values it enters.

import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { analyserSentences } from '@charaka/contract/diagnostics/labtest/analyser-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { ColumnValues } from '../../kernel/column-values.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';
import { labParameterStore } from './lab-parameter-store.ts';

export const analyserStore = recordStore(analysers);

type AnalyserInput = ParsedOf<typeof analysers.add>['analyser'];
type Analyser = OutputOf<typeof analysers.add>['analyser'];

const marksOf = ({ controlMarks }: AnalyserInput) => (controlMarks?.length ? controlMarks : null);

const same = (one: string, other: string | null) => one.trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/**
 * Codes for storing: one without a unit gets that of its parameter. Refuses other hospitals' parameters, and a unit that no factor
 * converts (Q247).
 */
async function mapOf(call: Call, { map }: AnalyserInput): Promise<string> {
  const ids = [...new Set(map.map(({ labParameterId }) => labParameterId))];
  const rows = await call.tx.rows<{ labParameterId: number; unit: string | null }>(sql`
    select lab_parameter_id, shown_unit as unit from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and lab_parameter_id = any(${ids}::bigint[])`);
  if (rows.length !== ids.length) refuse(labParameterStore.says.missing);
  const units = new Map(rows.map(({ labParameterId, unit }) => [labParameterId, unit]));
  const kept = map.map(({ analyserCode, labParameterId, unit, factor = null, isUnitNotSent }) => {
    const own = units.get(labParameterId) ?? null;
    const named = unit?.trim() || null;
    if (named !== null && factor === null && !same(named, own))
      refuse(analyserSentences.unitNeedsFactor({ unitName: named, code: analyserCode, ownUnitName: own ?? '-' }));
    return {
      analyserCode,
      labParameterId,
      factor,
      isUnitNotSent: isUnitNotSent ?? false,
      unit: named ?? (factor === null ? own : null),
    };
  });
  return JSON.stringify(kept);
}

/** The columns stored differently from the typed values. */
async function besideTyped(call: Call, typed: AnalyserInput): Promise<ColumnValues> {
  return {
    map: sql`${await mapOf(call, typed)}::jsonb`,
    specimen_trim: typed.specimenTrim ?? 'Blanks',
    control_marks: sql`${marksOf(typed)}::text[]`,
    decimal_comma: typed.decimalComma ?? false,
    responsible_id: call.userId,
  };
}

/** Refuses a port that another active analyser has. */
const refusingPort = ({ port }: AnalyserInput, write: Promise<Analyser>) =>
  refuseOnConflict(write, { analyser_port: ['analyser.port', analyserSentences.portTaken({ portNo: port })] });

const add = handle(analysers.add, async (call, { analyser: typed }) => {
  const analyser = await refusingPort(typed, analyserStore.insert(call, typed, await besideTyped(call, typed)));
  call.say(analyserStore.says.added);
  return { analyser };
});

const update = handle(analysers.update, async (call, { analyser: typed }) => {
  await analyserStore.lockUnchanged(call, typed);
  const written = analyserStore.replace(call, typed.analyserId, typed, await besideTyped(call, typed));
  const analyser = await refusingPort(typed, written);
  call.say(analyserStore.says.updated);
  return { analyser };
});

/** Every call on analysers. */
export const analyserHandlers = recordHandlers(analyserStore, { add, update });
