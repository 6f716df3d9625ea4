// Writes the quality control of the demo: a month of controls, a refused run that was acted on, one that waits, external rounds, lots of reagents.
import { judgeQc, type QcPoint, zScore } from '@charaka/rules/diagnostics/westgard';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** A control of this parameter was refused by 1-3s; the analyser was set right and the control run again. */
const REFUSED = { code: 'K', daysAgo: 6, far: [undefined, 3.4] };
/** This morning's, refused by 2-2s, waits for somebody to act. */
const OPEN = { code: 'GLUR', daysAgo: 0, far: [-2.3, -2.4] };

const materials = [
  { qcMaterialId: 1, materialName: 'Blood control', level: 1, lotNo: 'BC-2611', sampleCode: 'QC-B1' },
  { qcMaterialId: 2, materialName: 'Blood control', level: 2, lotNo: 'BC-2612', sampleCode: 'QC-B2' },
  { qcMaterialId: 3, materialName: 'Serum control', level: 1, lotNo: 'SC-4071', sampleCode: 'QC-S1' },
  { qcMaterialId: 4, materialName: 'Serum control', level: 2, lotNo: 'SC-4072', sampleCode: 'QC-S2' },
  { qcMaterialId: 5, materialName: 'Plasma control', level: 1, lotNo: 'PC-0931', sampleCode: 'QC-P1' },
  { qcMaterialId: 6, materialName: 'Plasma control', level: 2, lotNo: 'PC-0932', sampleCode: 'QC-P2' },
] as const;

/** Code of the parameter, what the name of its analyser begins with, the materials of both levels with mean and deviation. */
const series = [
  ['HB', 'Cell', [1, 8.2, 0.18], [2, 14.1, 0.25]],
  ['WBC', 'Cell', [1, 3.6, 0.15], [2, 11.8, 0.4]],
  ['PLT', 'Cell', [1, 92, 6], [2, 248, 11]],
  ['GLUR', 'Chemistry', [3, 84, 2.2], [4, 268, 5.5]],
  ['CREA', 'Chemistry', [3, 0.94, 0.04], [4, 4.8, 0.14]],
  ['NA', 'Chemistry', [3, 128, 1.2], [4, 152, 1.4]],
  ['K', 'Chemistry', [3, 3.4, 0.07], [4, 6.3, 0.11]],
  ['PT', 'Clotting', [5, 12.1, 0.3], [6, 24.5, 0.7]],
  ['APTT', 'Clotting', [5, 29.4, 0.8], [6, 61, 1.9]],
  ['FIB', 'Clotting', [5, 284, 11], [6, 108, 6]],
] as const;

interface Measured {
  readonly analyserId: number;
  readonly analyserName: string;
  readonly labParameterId: number;
  readonly code: string;
  readonly decimals: number;
}

interface Bench {
  readonly hospitalId: number;
  readonly technician: number;
  readonly pathologist: number;
  readonly now: Date;
}

/** Of the hospital that has analysers. */
export async function seedQuality(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  const { rows: measured } = await owner.query<Measured & { readonly hospitalId: number }>(
    `select a.analyser_id::int as "analyserId", a.hospital_id as "hospitalId", a.analyser_name as "analyserName",
       p.lab_parameter_id::int as "labParameterId", p.code, coalesce(p.decimals, 0) as decimals
     from analyser a
     join lab_parameter p on p.tenant_id = a.tenant_id and p.hospital_id = a.hospital_id
     where a.tenant_id = $1 order by a.analyser_id, p.lab_parameter_id`,
    [tenantId],
  );
  const [first] = measured;
  if (!first) return;
  const { hospitalId } = first;
  const bench = { hospitalId, technician: userIdFor('lab', hospitalId), pathologist: userIdFor('pathologist', 1), now };
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  const expiry = new Date(now.getTime() + 150 * DAY_MS).toISOString().slice(0, 10);
  await add(
    'qc_material',
    materials.map((one) => ({ ...one, hospitalId, maker: 'Demo controls', expiry })),
  );
  const found = series.flatMap(([code, name, ...levels]) => {
    const of = measured.find((one) => one.code === code && one.analyserName.startsWith(name));
    return of ? [{ of, levels }] : [];
  });
  await add(
    'qc_target',
    found.flatMap(({ of, levels }) => levels.map((level) => targetRow(of, level, bench))),
  );
  const runs = found.flatMap(({ of, levels }) => runRows(of, levels, bench));
  await add(
    'qc_run',
    runs.map((run, index) => ({ ...run, qcRunId: index + 1 })),
  );
  const potassium = found.find(({ of }) => of.code === REFUSED.code)?.of.labParameterId;
  const refused = runs.findIndex((run) => run.verdict === 'OutOfControl' && run.labParameterId === potassium) + 1;
  if (refused > 0) await add('qc_action', [actionRow(refused, bench)]);
  await add(
    'eqa_round',
    eqaRows(
      found.map(({ of }) => of),
      bench,
    ),
  );
  await add('reagent_lot', lotRows(first.analyserId, bench));
}

type Level = (typeof series)[number][2 | 3];

const targetRow = (of: Measured, [qcMaterialId, mean, sd]: Level, { pathologist, now }: Bench): Row => ({
  qcMaterialId,
  labParameterId: of.labParameterId,
  analyserId: of.analyserId,
  mean,
  sd,
  source: 'Maker',
  validFrom: new Date(now.getTime() - (DAYS + 2) * DAY_MS).toISOString(),
  setBy: pathologist,
});

type RunRow = Row & { readonly verdict: string; readonly labParameterId: number };

/** Both levels every morning; the refused one is run again an hour later, and rules begin anew with it. */
function runRows(of: Measured, levels: readonly Level[], { hospitalId, technician, now }: Bench) {
  const draws = new Draws(`controls of ${of.code}`);
  const rows: RunRow[] = [];
  let points: QcPoint[] = [];
  let runNo = 0;
  const run = ([qcMaterialId, mean, sd]: Level, level: number, drawn: number, ranAt: Date) => {
    const value = Number((mean + drawn * sd).toFixed(of.decimals + 1));
    const z = zScore(value, mean, sd);
    points.push({ runNo, level, z });
    const { verdict, rules } = judgeQc(points);
    rows.push({
      hospitalId,
      qcMaterialId,
      labParameterId: of.labParameterId,
      analyserId: of.analyserId,
      runNo,
      ranAt: ranAt.toISOString(),
      value,
      mean,
      sd,
      zScore: z,
      verdict,
      rules,
      doneBy: technician,
    });
  };
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo -= 1) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS - 40 * 60_000);
    runNo += 1;
    const refused = [REFUSED, OPEN].find((one) => one.code === of.code && one.daysAgo === daysAgo);
    for (const [place, level] of levels.entries()) {
      const far = refused?.far[place];
      run(level, place + 1, far ?? drawnZ(draws, daysAgo, place), at);
      if (far === undefined || refused === OPEN) continue;
      points = [];
      runNo += 1;
      run(level, place + 1, 0.3, new Date(at.getTime() + 3_600_000));
    }
  }
  return rows;
}

/** Never far enough, and never long enough on one side, for a rule. */
function drawnZ(draws: Draws, daysAgo: number, place: number): number {
  const side = (daysAgo + place) % 3 === 0 ? -1 : 1;
  return side * (0.1 + draws.fraction() * (daysAgo % 11 === 4 ? 1.7 : 0.9));
}

const actionRow = (qcRunId: number, { pathologist, now }: Bench): Row => ({
  qcRunId,
  cause: 'Electrode of potassium worn out',
  correction: 'Electrode changed, calibrated, both levels run again',
  reviewedCount: 0,
  actedAt: new Date(now.getTime() - REFUSED.daysAgo * DAY_MS + 3_600_000).toISOString(),
  actedBy: pathologist,
});

function eqaRows(measured: readonly Measured[], { hospitalId, pathologist, now }: Bench): Row[] {
  const of = (code: string) => measured.find((one) => one.code === code)?.labParameterId;
  const closed = { closedAt: new Date(now.getTime() - 12 * DAY_MS).toISOString(), closedBy: pathologist };
  const open = { closedAt: null, closedBy: null, groupMean: null, groupSd: null, zScore: null };
  const round = { hospitalId, scheme: 'Demo external quality scheme' };
  return [
    {
      ...round,
      roundName: 'October',
      labParameterId: of('HB'),
      sentValue: 11.9,
      ...closed,
      groupMean: 12.1,
      groupSd: 0.3,
      zScore: -0.6667,
    },
    {
      ...round,
      roundName: 'October',
      labParameterId: of('GLUR'),
      sentValue: 118,
      ...closed,
      groupMean: 115,
      groupSd: 3,
      zScore: 1,
    },
    { ...round, roundName: 'November', labParameterId: of('HB'), sentValue: 9.4, ...open },
    { ...round, roundName: 'November', labParameterId: of('CREA'), sentValue: 2.1, ...open },
  ];
}

function lotRows(analyserId: number, { hospitalId, technician, pathologist, now }: Bench): Row[] {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const used = { checkText: 'Ten samples on both lots agree within 3%', checkedAt: at(-20), checkedBy: pathologist };
  const unused = { checkText: null, checkedAt: null, checkedBy: null, openedAt: null, openedBy: null };
  return [
    {
      hospitalId,
      analyserId,
      reagentName: 'Diluent',
      lotNo: 'D-7715',
      expiry: at(90).slice(0, 10),
      ...used,
      openedAt: at(-19),
      openedBy: technician,
    },
    { hospitalId, analyserId, reagentName: 'Diluent', lotNo: 'D-7802', expiry: at(210).slice(0, 10), ...unused },
  ];
}
