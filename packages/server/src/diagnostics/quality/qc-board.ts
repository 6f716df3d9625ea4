// The SQL of the board: the state of each analyser and parameter, and the runs of a level over its lots (LB082).
import type { getQcChart, getQuality } from '@charaka/contract/diagnostics/quality/qc-run';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { QcVerdict, WestgardRule } from '@charaka/rules/diagnostics/westgard';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { MOST_RUNS, type QcSeries } from './qc-store.ts';

type Tile = OutputOf<typeof getQuality>['tiles'][number];

/** The last run of a material, with what names it. */
interface LastRun {
  readonly qcRunId: number;
  readonly qcMaterialId: number;
  readonly materialName: string;
  readonly level: number;
  readonly lotNo: string;
  readonly labParameterId: number;
  readonly analyserId: number;
  readonly analyserName: string;
  readonly parameterName: string;
  readonly verdict: QcVerdict;
  readonly rules: WestgardRule[];
  readonly ranAt: string;
}

interface OpenRun extends QcSeries {
  readonly qcRunId: number;
  readonly rules: WestgardRule[];
}

const tileKey = ({ analyserId, labParameterId }: Pick<QcSeries, 'analyserId' | 'labParameterId'>) =>
  `${analyserId}/${labParameterId}`;

/** The state of each analyser and parameter: refused while a refused run is open, else that of the last run. */
export async function readTiles(call: Call): Promise<Tile[]> {
  const [runs, open] = await Promise.all([readLastRuns(call), readOpenRuns(call)]);
  const tiles = [...Map.groupBy(runs, tileKey)].flatMap(([key, ofTile]) => {
    const [last] = ofTile;
    const held = open.find((one) => tileKey(one) === key);
    const levels = [...Map.groupBy(ofTile, ({ level }) => level).values()].flatMap(([newest]) => newest ?? []);
    return last ? [tileOf(last, levels, held)] : [];
  });
  return tiles.toSorted((one, other) =>
    `${one.analyserName} ${one.parameterName}`.localeCompare(`${other.analyserName} ${other.parameterName}`, 'en'),
  );
}

function tileOf(last: LastRun, levels: readonly LastRun[], held: OpenRun | undefined): Tile {
  const { labParameterId, analyserId, analyserName, parameterName, ranAt } = last;
  return {
    labParameterId,
    analyserId,
    analyserName,
    parameterName,
    ranAt,
    qcMaterialId: held?.qcMaterialId ?? last.qcMaterialId,
    verdict: held ? 'OutOfControl' : last.verdict,
    rules: held?.rules ?? last.rules,
    openRunId: held?.qcRunId ?? null,
    levels: levels
      .toSorted((one, other) => one.level - other.level)
      .map(({ qcMaterialId, materialName, level, lotNo }) => ({ qcMaterialId, materialName, level, lotNo })),
  };
}

/** Of each material that has a target, the newest first. */
function readLastRuns(call: Call): Promise<LastRun[]> {
  return call.tx.rows<LastRun>(sql`
    select r.qc_run_id, r.qc_material_id, m.material_name, m.level, m.lot_no, r.lab_parameter_id, r.analyser_id, a.analyser_name,
      p.lab_parameter_name as parameter_name, r.verdict, r.rules, r.ran_at
    from (select distinct t.tenant_id, t.qc_material_id, t.lab_parameter_id, t.analyser_id
      from qc_target t where t.tenant_id = ${call.tenantId}) s
    join analyser a on a.tenant_id = s.tenant_id and a.analyser_id = s.analyser_id and a.hospital_id = ${call.hospital.hospitalId}
      and a.is_active
    join lab_parameter p on p.tenant_id = s.tenant_id and p.lab_parameter_id = s.lab_parameter_id
    join qc_material m on m.tenant_id = s.tenant_id and m.qc_material_id = s.qc_material_id
    cross join lateral (
      select one.qc_run_id, one.qc_material_id, one.lab_parameter_id, one.analyser_id, one.verdict, one.rules, one.ran_at from qc_run one
      where one.tenant_id = s.tenant_id and one.qc_material_id = s.qc_material_id and one.lab_parameter_id = s.lab_parameter_id
        and one.analyser_id = s.analyser_id
      order by one.qc_run_id desc limit 1) r
    order by r.qc_run_id desc`);
}

function readOpenRuns(call: Call): Promise<OpenRun[]> {
  return call.tx.rows<OpenRun>(sql`
    select q.qc_run_id, q.qc_material_id, q.lab_parameter_id, q.analyser_id, q.rules from qc_open_run q
    where q.tenant_id = ${call.tenantId} and q.hospital_id = ${call.hospital.hospitalId} order by q.qc_run_id desc`);
}

type Chart = OutputOf<typeof getQcChart>;

/** The last runs of a material's level, over all its lots, the earliest first. */
export async function readPoints(call: Call, series: QcSeries): Promise<Chart['points']> {
  const rows = await call.tx.rows<Chart['points'][number]>(sql`
    select r.qc_run_id, r.qc_material_id, r.ran_at, r.value, r.z_score as z, r.verdict, r.rules, m.lot_no, u.name as done_by_name,
      x.reason as exclude_reason, (
        select string_agg(c.cause || ': ' || c.correction, '; ' order by c.qc_action_id) from qc_action c
        where c.tenant_id = r.tenant_id and c.qc_run_id = r.qc_run_id) as action_text
    from qc_run r
    join qc_material m on m.tenant_id = r.tenant_id and m.qc_material_id = r.qc_material_id
    join qc_material asked on asked.tenant_id = m.tenant_id and asked.qc_material_id = ${series.qcMaterialId} and asked.level = m.level
    join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.done_by
    left join qc_exclusion x on x.tenant_id = r.tenant_id and x.qc_run_id = r.qc_run_id
    where r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId}
      and r.lab_parameter_id = ${series.labParameterId} and r.analyser_id = ${series.analyserId}
    order by r.qc_run_id desc limit ${MOST_RUNS}`);
  return rows.toReversed();
}

/** The lots of reagents that were opened on the analyser while the shown runs were measured. */
export async function readOpenings(call: Call, { analyserId }: QcSeries, since: string): Promise<Chart['openings']> {
  return call.tx.rows<Chart['openings'][number]>(sql`
    select reagent_name, lot_no, opened_at from reagent_lot
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and analyser_id = ${analyserId}
      and opened_at >= ${since} order by opened_at`);
}
