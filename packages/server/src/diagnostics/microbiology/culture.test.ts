// Cultures: stages as preliminary versions, categories by the breakpoints of the day, cascades, alerts, and unchangeable entries.

import { getOrder } from '@charaka/contract/clinic/order/order';
import { repeatWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { amendLabReport, getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { getWork } from '@charaka/contract/diagnostics/laboratory/verify';
import {
  alertIsolateWorklist,
  getAntibiogram,
  noteAlertIsolate,
} from '@charaka/contract/diagnostics/microbiology/antibiogram';
import {
  addCultureStage,
  addIsolate,
  amendCulture,
  cultureWorklist,
  releasePreliminary,
  releaseSusceptibility,
  saveSusceptibilities,
  updateIsolate,
} from '@charaka/contract/diagnostics/microbiology/culture';
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CultureBench, openCultureBench } from '../../../test-support/patient/culture-bench.ts';
import { signProposed } from '../../../test-support/patient/lab-bench.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
let bench: CultureBench;
beforeAll(async () => {
  bench = await openCultureBench(parts);
});

const clsi = { guideline: 'CLSI', guidelineVersion: 'M100', validFrom: '2026-06-01', isResistantAtLimit: true };

/** Categories by the names of antibiotics; hidden ones in brackets. */
async function categories(labWorkId: number) {
  const { isolates } = await bench.read(labWorkId);
  return isolates.map(({ susceptibilities }) =>
    Object.fromEntries(
      susceptibilities.map((one) => [
        one.antibioticName,
        one.isSuppressed ? `(${one.category})` : (one.category ?? null),
      ]),
    ),
  );
}

describe('a culture', () => {
  it('reports in stages, each a preliminary version of one report, signed by another than who entered it (LB040, LB052, LB059)', async () => {
    const { tenant, named } = bench;
    const { labWorkId, orderId } = await bench.receiveCulture();
    expect((await tenant.call(releasePreliminary, { labWorkId }, { as: 'admin' })).message).toBe(
      'There are no new entries since the last version',
    );
    const bad = await tenant.call(addCultureStage, { stage: { labWorkId, stage: 'NoGrowth' } });
    expect(bad.fields).toEqual({ 'stage.hours': 'Please enter the number of hours' });
    await bench.stage(labWorkId, { stage: 'Gram', note: 'Gram negative rods' });
    expect((await bench.finish(labWorkId)).message).toBe('Please enter what grew, or that nothing did');
    expect((await tenant.call(releasePreliminary, { labWorkId })).message).toBe('Another person must verify');
    const first = await bench.released(labWorkId);
    expect([first.versionNo, first.status]).toEqual([1, 'Preliminary']);
    expect(first.content.tests[0]?.parts?.[0]?.paragraphs).toEqual(['Gram stain: Gram negative rods']);
    await bench.stage(labWorkId, { stage: 'NoGrowth', hours: 24 });
    expect((await bench.released(labWorkId)).content.tests[0]?.parts?.[0]?.paragraphs).toContain(
      'No growth after 24 hours',
    );
    await bench.grow(
      labWorkId,
      named.coli,
      { [named.ampicillin]: '16', [named.ceftriaxone]: '<=0.5' },
      { growth: '10^5/mL' },
    );
    const third = await bench.released(labWorkId);
    expect([third.reportNo, third.versionNo, third.status]).toEqual([first.reportNo, 3, 'Preliminary']);
    const final = await bench.verified(labWorkId);
    expect([final.reportNo, final.versionNo, final.status]).toEqual([first.reportNo, 4, 'Final']);
    expect(final.content.tests[0]?.parts?.[1]).toEqual({
      heading: 'Isolate 1: Escherichia coli, 10^5/mL',
      paragraphs: ['S susceptible, I susceptible with increased exposure, R resistant. Judged by EUCAST 14.0.'],
      columns: ['Antibiotic', 'Measured', 'Category'],
      rows: [
        { cells: ['Ampicillin', '16 mg/L', 'R'], isMarked: true },
        { cells: ['Ceftriaxone', '<=0.5 mg/L', 'S'], isMarked: false },
      ],
      isChanged: false,
    });
    const { order } = await tenant.ask(getOrder, { order: { orderId } });
    expect(order.status).toBe('Verified');
    expect(order.resultSummary).toContain('Isolate 1: Escherichia coli, 10^5/mL: Ampicillin R, Ceftriaxone S');
  });

  it('without growth is finished when that is said, and shows the verifier what the report will say', async () => {
    const { labWorkId } = await bench.receiveCulture();
    await bench.stage(labWorkId, { stage: 'NoGrowth', hours: 48 });
    await bench.finish(labWorkId);
    const { work } = await bench.tenant.ask(getWork, { labWorkId });
    expect(work.parts).toMatchObject([{ heading: 'Findings', paragraphs: ['No growth after 48 hours'] }]);
    expect(
      (await bench.tenant.ask(cultureWorklist.list, {})).rows.find((one) => one.labWorkId === labWorkId)?.status,
    ).toBe('Checked');
    const closed = await bench.tenant.call(addCultureStage, { stage: { labWorkId, stage: 'Growth' } });
    expect(closed.message).toBe('Urine routine: the culture can no longer be edited');
    await bench.tenant.ask(repeatWork, { labWorkId, reason: 'Plate fell down' });
    expect((await bench.read(labWorkId)).stages).toEqual([]);
  });
});

describe('the category', () => {
  it('of a MIC with a comma is not guessed: the numbers that it may mean are named (LB026, LB060)', async () => {
    const { named, tenant } = bench;
    const { labWorkId } = await bench.receiveCulture();
    const isolateId = await bench.grow(labWorkId, named.coli);
    const said = async (value: string) => {
      const lines = [{ antibioticId: named.ampicillin, method: 'Mic' as const, value }];
      return (await tenant.call(saveSusceptibilities, { isolateId, lines })).message;
    };
    expect(await said('8,5')).toBe('Ampicillin: 8,5 is not clear. Enter 8.5');
    expect(await said('<=1,024')).toBe('Ampicillin: <=1,024 is not clear. Enter <=1024 / <=1.024');
    expect(await said('<=0')).toBe('Ampicillin: please enter a number, for example 22 or <=0.5');
  });

  it('comes from zone or MIC and the breakpoint of the day, R beyond the limit or at it as the breakpoint says (LB060, LB061)', async () => {
    const { named, tenant } = bench;
    const { labWorkId } = await bench.receiveCulture();
    const isolateId = await bench.grow(labWorkId, named.coli);
    const seen: unknown[] = [];
    const measure = async (method: 'Mic' | 'Disk', value: string) => {
      await tenant.ask(saveSusceptibilities, { isolateId, lines: [{ antibioticId: named.meropenem, method, value }] });
      seen.push((await categories(labWorkId))[0]?.Meropenem);
    };
    for (const mic of ['2', '4', '8', '16', '>8', '<=1', '>4']) await measure('Mic', mic);
    for (const zone of ['22', '16', '15']) await measure('Disk', zone);
    expect(seen).toEqual(['S', 'I', 'I', 'R', 'R', 'S', null, 'S', 'I', 'R']);
    await named.add('breakpoint', {
      ...named.of,
      ...clsi,
      antibioticId: named.meropenem,
      method: 1,
      susceptibleLimit: 1,
      resistantLimit: 4,
    });
    seen.length = 0;
    for (const mic of ['1', '2', '4']) await measure('Mic', mic);
    expect(seen).toEqual(['S', 'I', 'R']);
    const bad = (value: string, antibioticId = named.meropenem) =>
      tenant.call(saveSusceptibilities, { isolateId, lines: [{ antibioticId, method: 'Mic', value }] });
    expect((await bad('many')).message).toBe('Meropenem: please enter a number, for example 22 or <=0.5');
    const disk = { antibioticId: named.ampicillin, method: 'Disk' as const, value: '20' };
    expect((await tenant.call(saveSusceptibilities, { isolateId, lines: [disk] })).message).toBe(
      'There is no breakpoint for Ampicillin by this method today',
    );
  });

  it('is explained in the words of its guideline, and limits that cross are refused (LB060, LB061)', async () => {
    const other = await openCultureBench(parts);
    const { named, tenant } = other;
    const { add } = masterEndpoints(masterNamed('breakpoint'));
    const of = { ...named.of, ...clsi, antibioticId: named.ceftriaxone, method: 1 };
    const crossed = await tenant.call(add, { item: { ...of, susceptibleLimit: 16, resistantLimit: 4 } });
    expect(Object.values(crossed.fields ?? {})).toEqual([
      'The two limits overlap. A value would be both susceptible and resistant',
    ]);
    await tenant.ask(add, { item: { ...of, susceptibleLimit: 2, resistantLimit: 16, isDoseDependent: true } });
    const { labWorkId } = await other.receiveCulture();
    await other.grow(labWorkId, named.coli, { [named.ampicillin]: '16', [named.ceftriaxone]: '8' });
    expect((await other.verified(labWorkId)).content.tests[0]?.parts?.[0]).toMatchObject({
      paragraphs: [
        'S susceptible, I susceptible with increased exposure, R resistant. Judged by EUCAST 14.0.',
        'S susceptible, SDD susceptible-dose dependent, I intermediate, R resistant, NS nonsusceptible. Judged by CLSI M100.',
      ],
      rows: [{ cells: ['Ampicillin', '16 mg/L', 'R'] }, { cells: ['Ceftriaxone', '8 mg/L', 'SDD'] }],
    });
  });

  it('of a report is never changed by a newer guideline (LB060)', async () => {
    const other = await openCultureBench(parts);
    const { named, tenant } = other;
    const { labWorkId } = await other.receiveCulture();
    const isolateId = await other.grow(labWorkId, named.coli, { [named.ampicillin]: '8' });
    const limits = { antibioticId: named.ampicillin, method: 1, susceptibleLimit: 2, resistantLimit: 4 };
    await named.add('breakpoint', { ...named.of, ...limits, guidelineVersion: '15.0', validFrom: '2026-02-01' });
    await tenant.ask(saveSusceptibilities, {
      isolateId,
      lines: [{ antibioticId: named.ceftriaxone, method: 'Mic', value: '8' }],
    });
    const of = (await other.read(labWorkId)).isolates[0]?.susceptibilities;
    expect(of?.find((one) => one.antibioticName === 'Ampicillin')?.category).toBe('S');
  });

  it('of what is resistant by nature is R whatever was measured, and follows the organism (LB063)', async () => {
    const { named, tenant } = bench;
    const { labWorkId } = await bench.receiveCulture();
    const isolateId = await bench.grow(labWorkId, named.klebsiella, { [named.ampicillin]: '0.5' });
    expect((await categories(labWorkId))[0]?.Ampicillin).toBe('R');
    const isolate = { isolateId, organismId: named.coli, isContaminant: false, resistance: [] };
    await tenant.ask(updateIsolate, { isolate });
    expect((await categories(labWorkId))[0]?.Ampicillin).toBe('S');
  });

  it('of a broader antibiotic is hidden while the narrower one of its cascade is S, until it is released with a reason (LB062)', async () => {
    const other = await openCultureBench(parts);
    bench = other;
    const { named, tenant } = other;
    const { labWorkId } = await other.receiveCulture();
    const isolateId = await other.grow(labWorkId, named.coli, {
      [named.ampicillin]: '2',
      [named.ceftriaxone]: '0.5',
      [named.meropenem]: '0.25',
    });
    expect(await categories(labWorkId)).toEqual([{ Ampicillin: 'S', Ceftriaxone: '(S)', Meropenem: '(S)' }]);
    const release = (antibioticId: number, reason: string) =>
      tenant.call(releaseSusceptibility, { isolateId, antibioticId, reason });
    expect((await release(named.ampicillin, 'Asked for')).message).toBe('Ampicillin is not hidden');
    expect((await release(named.ceftriaxone, 'no')).fields).toHaveProperty(['reason']);
    await release(named.ceftriaxone, 'Patient is allergic to penicillin');
    expect(await categories(labWorkId)).toEqual([{ Ampicillin: 'S', Ceftriaxone: 'S', Meropenem: '(S)' }]);
    await tenant.ask(saveSusceptibilities, {
      isolateId,
      lines: [{ antibioticId: named.ceftriaxone, method: 'Mic', value: '4' }],
    });
    expect(await categories(labWorkId)).toEqual([{ Ampicillin: 'S', Ceftriaxone: '(R)', Meropenem: 'S' }]);
    const rows = (await bench.verified(labWorkId)).content.tests[0]?.parts?.[0]?.rows.map(({ cells }) => cells[0]);
    expect(rows).toEqual(['Ampicillin', 'Meropenem']);
  });
});

describe('an alert organism or resistance', () => {
  it('is told to infection control, who note it (LB064)', async () => {
    const { named, tenant } = bench;
    const { labWorkId } = await bench.receiveCulture();
    await bench.grow(labWorkId, named.coli);
    const listed = async () => (await tenant.ask(alertIsolateWorklist.list, {}, { as: 'admin' })).rows;
    expect(await listed()).toEqual([]);
    const isolateId = await bench.grow(labWorkId, named.klebsiella, {}, { resistance: ['ESBL'] });
    expect(await listed()).toMatchObject([{ isolateId, reasons: 'Klebsiella pneumoniae, ESBL', seenAt: null }]);
    await tenant.ask(noteAlertIsolate, { isolateId }, { as: 'admin' });
    expect(await listed()).toMatchObject([{ isolateId, seenByName: 'Admin User' }]);
    const isolate = { isolateId, organismId: named.klebsiella, isContaminant: false, resistance: ['CRE' as const] };
    await tenant.ask(updateIsolate, { isolate });
    expect(await listed()).toMatchObject([{ reasons: 'Klebsiella pneumoniae, CRE', seenAt: null }]);
    await tenant.ask(updateIsolate, { isolate: { ...isolate, isRemoved: true } });
    expect(await listed()).toEqual([]);
    expect((await tenant.call(noteAlertIsolate, { isolateId: 9 }, { as: 'admin' })).message).toBe(
      'This alert does not exist',
    );
  });
});

describe('a verified culture', () => {
  it('is changed only by an amendment with a reason; old and new stay, and the database refuses anything else (LB048, LB049)', async () => {
    const { named, tenant } = bench;
    const { labWorkId, orderId } = await bench.receiveCulture();
    const isolateId = await bench.grow(labWorkId, named.coli, { [named.ampicillin]: '2' });
    const before = await bench.verified(labWorkId);
    const isolate = { isolateId, organismId: named.coli, isContaminant: false, resistance: [] };
    expect((await tenant.call(updateIsolate, { isolate })).message).toContain('can no longer be edited');
    const { tenantId } = tenant;
    await expect(
      parts.owner.query('update isolate set growth = $2 where tenant_id = $1', [tenantId, 'more']),
    ).rejects.toThrow('takes no entry');
    const wrong = await tenant.call(
      amendLabReport,
      {
        reportId: before.reportId,
        amendReason: 'Typed into the wrong row',
        changes: [{ labWorkId, labParameterId: 1, value: '1' }],
      },
      { as: 'admin' },
    );
    expect(wrong.isFailure).toBe(true);
    const lines = [{ antibioticId: named.ampicillin, method: 'Mic' as const, value: '32' }];
    const amendment = { labWorkId, isolate, lines, amendReason: 'Plate was read for another one' };
    const same = { ...amendment, lines: lines.map((one) => ({ ...one, value: '2' })) };
    expect((await tenant.call(amendCulture, same)).message).toBe('Please enter the change');
    expect((await tenant.ask(amendCulture, amendment)).isWaiting).toBe(true);
    expect((await bench.read(labWorkId)).amendment).toMatchObject({ amendReason: amendment.amendReason });
    expect((await categories(labWorkId))[0]).toMatchObject({ Ampicillin: 'S' });
    const reportId = await signProposed(tenant);
    const { report } = await tenant.ask(getLabReport, { reportId });
    expect(report).toMatchObject({ reportNo: before.reportNo, versionNo: before.versionNo + 1, status: 'Amended' });
    expect(report.content.tests[0]?.parts?.[0]).toMatchObject({
      isChanged: true,
      rows: [{ cells: ['Ampicillin', '32 mg/L', 'R'] }],
    });
    const kept = (await tenant.ask(getLabReport, { reportId: before.reportId })).report;
    expect(kept.content).toEqual(before.content);
    expect((await tenant.ask(getOrder, { order: { orderId } })).order.resultSummary).toContain('Ampicillin R');
    expect((await tenant.ask(labReportWorklist.list, {})).rows[0]).toMatchObject({
      isAbnormal: false,
      status: 'Amended',
    });
  });

  it('gets what was overlooked by an amendment, and never says nothing (LB048, LB049)', async () => {
    const { named, tenant } = bench;
    const { labWorkId, orderId } = await bench.receiveCulture();
    await bench.stage(labWorkId, { stage: 'NoGrowth', hours: 48 });
    const amend = (change: object, amendReason = 'Late growth on the second plate') =>
      tenant.call(amendCulture, { labWorkId, lines: [], amendReason, ...change });
    const added = { organismId: named.coli, isContaminant: false, resistance: [] };
    expect((await amend({ isolate: added })).message).toBe('Only a verified culture can be amended');
    const before = await bench.verified(labWorkId);
    expect((await amend({})).message).toBe('Please enter the change');
    expect((await amend({ isolate: added }, 'short')).fields).toHaveProperty('amendReason');
    const lines = [{ antibioticId: named.ceftriaxone, method: 'Mic', value: '0.5' }];
    await amend({ isolate: added, stage: { stage: 'Growth', note: 'after 72 hours' }, lines });
    const { report } = await tenant.ask(getLabReport, { reportId: await signProposed(tenant) });
    expect(report).toMatchObject({ reportNo: before.reportNo, versionNo: before.versionNo + 1, status: 'Amended' });
    expect(report.content.tests[0]?.parts).toMatchObject([
      { paragraphs: ['No growth after 48 hours', 'Growth: after 72 hours'], isChanged: true },
      { heading: 'Isolate 1: Escherichia coli', rows: [{ cells: ['Ceftriaxone', '0.5 mg/L', 'S'] }], isChanged: true },
    ]);
    expect((await tenant.ask(getOrder, { order: { orderId } })).order.resultSummary).toContain('Ceftriaxone S');
    const { isolates } = await bench.read(labWorkId);
    const removed = { ...added, isolateId: isolates[0]?.isolateId ?? 0, isRemoved: true };
    expect((await amend({ isolate: removed })).isFailure).toBe(false);
    await signProposed(tenant);
    const other = await bench.receiveCulture();
    const isolateId = await bench.grow(other.labWorkId, named.coli);
    expect((await amend({ isolate: { ...added, isolateId } })).message).toBe('This isolate does not exist');
    await bench.verified(other.labWorkId);
    const gone = await tenant.call(
      amendCulture,
      {
        labWorkId: other.labWorkId,
        lines: [],
        amendReason: 'Of another patient',
        isolate: { ...added, isolateId, isRemoved: true },
      },
      { as: 'admin' },
    );
    expect(gone.message).toBe('Please enter what grew, or that nothing did');
    const { rows } = await tenant.ask(cultureWorklist.list, {});
    expect(rows.find((one) => one.labWorkId === labWorkId)?.status).toBe('Verified');
  });

  it('counts in the antibiogram once for a patient and organism in 30 days; few isolates are said to be few (LB065)', async () => {
    const other = await openCultureBench(parts);
    bench = other;
    const { named, tenant } = other;
    const mics = [
      ['2', 'Ampicillin'],
      ['32', null],
      ['32', null],
    ] as const;
    for (const [mic] of mics) {
      const { labWorkId } = await other.receiveCulture();
      await other.grow(labWorkId, named.coli, { [named.ampicillin]: mic });
      await other.grow(labWorkId, named.klebsiella, {}, { isContaminant: true });
      await bench.verified(labWorkId);
    }
    // The third one was taken 40 days before the others.
    await parts.owner.query(
      `update specimen set collected_at = collected_at - interval '40 days' where tenant_id = $1
         and specimen_id = (select max(specimen_id) from specimen where tenant_id = $1)`,
      [tenant.tenantId],
    );
    const day = (back: number) => dayOf(-back);
    const found = await tenant.ask(getAntibiogram, { fromDay: day(60), toDay: day(-1) });
    expect(found.organisms).toEqual([
      {
        organismId: named.coli,
        organismName: 'Escherichia coli',
        isolateCount: 2,
        isFew: true,
        cells: [{ antibioticId: named.ampicillin, testedCount: 2, susceptibleCount: 1 }],
      },
    ]);
    expect((await tenant.ask(getAntibiogram, { fromDay: day(5), toDay: day(-1) })).organisms[0]?.isolateCount).toBe(1);
    const inWard = async (bedGroupId: number) =>
      (await tenant.ask(getAntibiogram, { fromDay: day(5), toDay: day(-1), bedGroupId })).organisms.length;
    const { rows } = await parts.owner.query<{ ward: number }>(
      `with lain as (insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, during, created_by)
         select a.tenant_id, a.hospital_id, a.admission_id, b.bed_id, tstzrange(now() - interval '1 day', null), 1
         from admission a join bed b on b.tenant_id = a.tenant_id and b.hospital_id = a.hospital_id
         where a.tenant_id = $1 order by a.admission_id, b.bed_id limit 1 returning tenant_id, bed_id)
       select b.bed_group_id::integer as ward from lain join bed b using (tenant_id, bed_id)`,
      [tenant.tenantId],
    );
    const ward = rows[0]?.ward ?? 0;
    expect(found.wards.map(({ bedGroupId }) => bedGroupId)).toContain(ward);
    expect([await inWard(ward), await inWard(ward + 1)]).toEqual([1, 0]);
  });

  it('is read and entered by who has the right alone, and is of its own hospital', async () => {
    const other = await openCultureBench(parts);
    const { labWorkId } = await bench.receiveCulture();
    const isolate = { labWorkId, organismId: bench.named.coli, isContaminant: false, resistance: [] };
    expect((await bench.tenant.call(addIsolate, { isolate }, { as: 'viewer' })).status).toBe(403);
    expect((await other.tenant.call(addIsolate, { isolate })).message).toBe(
      'This test does not exist in the laboratory',
    );
    expect((await bench.tenant.call(addIsolate, { isolate: { ...isolate, organismId: 1 } })).message).toBe(
      'This organism does not exist',
    );
  });
});
