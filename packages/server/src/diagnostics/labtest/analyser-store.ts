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
  is_bidirectional, qc_pattern, silent_minutes, map, is_active`;

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
  await refuseForeignCodes(call, one);
  return refusingTwice(
    one,
    call.tx.one<Analyser>(
      sql`insert into analyser (tenant_id, hospital_id, analyser_name, maker, model, serial_no, lab_section_id, protocol, host, port,
          character_set, is_bidirectional, qc_pattern, silent_minutes, map, responsible_id, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${one.analyserName}, ${one.maker || null}, ${one.model || null},
          ${one.serialNo || null}, ${one.labSectionId}, ${one.protocol}, ${one.host || null}, ${one.port}, ${one.characterSet},
          ${one.isBidirectional}, ${one.qcPattern || null}, ${one.silentMinutes}, ${JSON.stringify(one.map)}::jsonb,
          ${call.userId}, ${one.isActive ?? true})
        returning ${kept}`,
      kernelSentences.nothingAdded,
    ),
  );
}

/** Replaces the fields of an analyser; it stays as active as it was unless it is said otherwise. Refuses a name or a port of another. */
export async function replaceAnalyser(call: Call, analyserId: number, one: AnalyserInput): Promise<Analyser> {
  await refuseForeignCodes(call, one);
  return refusingTwice(
    one,
    call.tx.one<Analyser>(
      sql`update analyser set analyser_name = ${one.analyserName}, maker = ${one.maker || null}, model = ${one.model || null},
          serial_no = ${one.serialNo || null}, lab_section_id = ${one.labSectionId}, protocol = ${one.protocol},
          host = ${one.host || null}, port = ${one.port}, character_set = ${one.characterSet},
          is_bidirectional = ${one.isBidirectional}, qc_pattern = ${one.qcPattern || null},
          silent_minutes = ${one.silentMinutes}, map = ${JSON.stringify(one.map)}::jsonb, responsible_id = ${call.userId},
          is_active = coalesce(${one.isActive ?? null}::boolean, is_active)
        where ${ofHospital(call, analyserId)} returning ${kept}`,
      missing,
    ),
  );
}

/** What codes mean are parameters of the hospital. */
async function refuseForeignCodes(call: Call, { map }: AnalyserInput): Promise<void> {
  const ids = [...new Set(map.map(({ labParameterId }) => labParameterId))];
  const { count } = await call.tx.single<{ count: number }>(sql`
    select count(*)::integer as count from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and lab_parameter_id = any(${ids}::bigint[])`);
  if (count !== ids.length) refuse(labParameterSentences.labParameterDoesNotExist);
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
