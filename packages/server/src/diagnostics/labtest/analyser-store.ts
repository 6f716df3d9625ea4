// The SQL of analysers: listed, read, locked, added, changed, deactivated.

import type { addAnalyser, getAnalyser } from '@charaka/contract/diagnostics/labtest/analyser';
import { analyserSentences } from '@charaka/contract/diagnostics/labtest/analyser-sentences';
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** An analyser as kept. */
type Analyser = Omit<OutputOf<typeof getAnalyser>['analyser'], 'version'>;
type AnalyserInput = ParsedOf<typeof addAnalyser>['analyser'];

/** How a refusal and the audit call an analyser. */
export const editedAnalyser = { table: 'analyser', wrapper: 'analyser', noun: analyserSentences.analyser } as const;

const missing = analyserSentences.analyserDoesNotExist;
const kept = sql`analyser_id, analyser_name, maker, model, serial_no, lab_section_id, protocol, host, port, character_set,
  is_bidirectional, qc_pattern, silent_minutes, map, is_active, specimen_place, specimen_trim, code_place, unit_place, status_place,
  question_place, control_marks, decimal_comma`;

const ofHospital = (call: Call, analyserId: number) => sql`tenant_id = ${call.tenantId}
  and hospital_id = ${call.hospital.hospitalId} and analyser_id = ${analyserId}`;

/** Analysers of the hospital by name. */
export function analyserList({ tenantId, hospital }: Call): ListSource {
  return {
    select: kept,
    from: sql`analyser`,
    where: sql`tenant_id = ${tenantId} and hospital_id = ${hospital.hospitalId}`,
    columns: {
      analyserId: { sql: sql`analyser_id`, kind: 'number', isNeverNull: true },
      analyserName: { sql: sql`analyser_name`, kind: 'text' },
      maker: { sql: sql`maker`, kind: 'text' },
      model: { sql: sql`model`, kind: 'text' },
      serialNo: { sql: sql`serial_no`, kind: 'text' },
      protocol: { sql: sql`protocol`, kind: 'text' },
      port: { sql: sql`port`, kind: 'number' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`analyser_id`,
    defaultOrder: sql`lower(analyser_name)`,
  };
}

/** One analyser of the hospital. Refuses any other. */
export function findAnalyser(call: Call, analyserId: number): Promise<Analyser> {
  return call.tx.one<Analyser>(sql`select ${kept} from analyser where ${ofHospital(call, analyserId)}`, missing);
}

/** As `findAnalyser`, held until the transaction ends: two changes come one after the other. */
export function lockAnalyser(call: Call, analyserId: number): Promise<Analyser> {
  return call.tx.one<Analyser>(
    sql`select ${kept} from analyser where ${ofHospital(call, analyserId)} for update`,
    missing,
  );
}

/** Adds an analyser; whoever adds it stands for what it enters. Refuses a name or a port that an active one has. */
export async function insertAnalyser(call: Call, one: AnalyserInput): Promise<Analyser> {
  const map = await mapOf(call, one);
  return refusingTwice(
    one,
    call.tx.one<Analyser>(
      sql`insert into analyser (tenant_id, hospital_id, analyser_name, maker, model, serial_no, lab_section_id, protocol, host, port,
          character_set, is_bidirectional, qc_pattern, silent_minutes, map, specimen_place, specimen_trim, code_place, unit_place,
          status_place, question_place, control_marks, decimal_comma, responsible_id, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${one.analyserName}, ${one.maker || null}, ${one.model || null},
          ${one.serialNo || null}, ${one.labSectionId}, ${one.protocol}, ${one.host || null}, ${one.port}, ${one.characterSet},
          ${one.isBidirectional}, ${one.qcPattern || null}, ${one.silentMinutes}, ${map}::jsonb,
          ${one.specimenPlace || null}, ${one.specimenTrim ?? 'Blanks'}, ${one.codePlace || null}, ${one.unitPlace || null},
          ${one.statusPlace || null}, ${one.questionPlace || null}, ${marksOf(one)}::text[], ${one.decimalComma ?? false},
          ${call.userId}, ${one.isActive ?? true})
        returning ${kept}`,
      kernelSentences.nothingAdded,
    ),
  );
}

/** Replaces the fields of an analyser; it stays as active as it was unless it is said otherwise. Refuses a name or a port of another. */
export async function replaceAnalyser(call: Call, analyserId: number, one: AnalyserInput): Promise<Analyser> {
  const map = await mapOf(call, one);
  return refusingTwice(
    one,
    call.tx.one<Analyser>(
      sql`update analyser set analyser_name = ${one.analyserName}, maker = ${one.maker || null}, model = ${one.model || null},
          serial_no = ${one.serialNo || null}, lab_section_id = ${one.labSectionId}, protocol = ${one.protocol},
          host = ${one.host || null}, port = ${one.port}, character_set = ${one.characterSet},
          is_bidirectional = ${one.isBidirectional}, qc_pattern = ${one.qcPattern || null},
          silent_minutes = ${one.silentMinutes}, map = ${map}::jsonb,
          specimen_place = ${one.specimenPlace || null}, specimen_trim = ${one.specimenTrim ?? 'Blanks'},
          code_place = ${one.codePlace || null}, unit_place = ${one.unitPlace || null}, status_place = ${one.statusPlace || null},
          question_place = ${one.questionPlace || null}, control_marks = ${marksOf(one)}::text[],
          decimal_comma = ${one.decimalComma ?? false}, responsible_id = ${call.userId},
          is_active = coalesce(${one.isActive ?? null}::boolean, is_active)
        where ${ofHospital(call, analyserId)} returning ${kept}`,
      missing,
    ),
  );
}

const marksOf = ({ controlMarks }: AnalyserInput) => (controlMarks?.length ? controlMarks : null);

const same = (one: string, other: string | null) => one.trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** Codes as they are kept: one without a unit has that of its parameter. Refuses parameters of others, and a unit that no factor turns (Q247). */
async function mapOf(call: Call, { map }: AnalyserInput): Promise<string> {
  const ids = [...new Set(map.map(({ labParameterId }) => labParameterId))];
  const rows = await call.tx.rows<{ labParameterId: number; unit: string | null }>(sql`
    select lab_parameter_id, shown_unit as unit from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and lab_parameter_id = any(${ids}::bigint[])`);
  if (rows.length !== ids.length) refuse(labParameterSentences.labParameterDoesNotExist);
  const units = new Map(rows.map(({ labParameterId, unit }) => [labParameterId, unit]));
  const kept = map.map(({ analyserCode, labParameterId, unit, factor = null, isUnitNotSent }) => {
    const own = units.get(labParameterId) ?? null;
    const named = unit?.trim() || null;
    if (named !== null && factor === null && !same(named, own))
      refuse(analyserSentences.unitNeedsFactor({ unitName: named, code: analyserCode, ownUnitName: own ?? '-' }));
    return {
      ...{ analyserCode, labParameterId, factor, isUnitNotSent: isUnitNotSent ?? false },
      unit: named ?? (factor === null ? own : null),
    };
  });
  return JSON.stringify(kept);
}

/** Takes an analyser out of use. Refuses one of another hospital. */
export async function deactivateAnalyser(call: Call, analyserId: number): Promise<void> {
  await call.tx.one<{ analyserId: number }>(
    sql`update analyser set is_active = false where ${ofHospital(call, analyserId)} returning analyser_id`,
    missing,
  );
}

function refusingTwice<T>({ analyserName, port }: AnalyserInput, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    analyser_unique: analyserSentences.analyserExists({ name: analyserName }),
    analyser_port: ['analyser.port', analyserSentences.portTaken({ portNo: port })],
  });
}
