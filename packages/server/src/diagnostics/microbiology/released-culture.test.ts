// Released findings of a culture leave its report when the specimen is rejected or the culture is repeated.
import { getOrder } from '@charaka/contract/clinic/order/order';
import { cancelOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { repeatWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { rejectSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { getPublicReport, sharePublicReport } from '@charaka/contract/diagnostics/labreport/public-report';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CultureBench, openCultureBench } from '../../../test-support/patient/culture-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
let bench: CultureBench;
beforeAll(async () => {
  bench = await openCultureBench(parts);
});

describe('what was released of a culture', () => {
  /** A culture whose stain the clerk entered and the admin released, with a link to its report; and the answer to the link. */
  async function shared() {
    const { tenant } = bench;
    const culture = await bench.receiveCulture();
    await bench.stage(culture.labWorkId, { stage: 'Gram', note: 'Gram negative rods' });
    const { reportId, ...report } = await bench.released(culture.labWorkId);
    const { patientId } = report;
    const { secret } = await tenant.ask(sharePublicReport, { reportId, patientId, channel: 'Paper' });
    const opened = async () => {
      const url = `/api/${tenant.name}${getPublicReport.path}`;
      const headers = { 'content-type': 'application/json' };
      const reply = await parts.app.inject({ method: 'POST', url, headers, payload: JSON.stringify({ secret }) });
      return reply.json();
    };
    const newest = async () => {
      const { rows } = await tenant.ask(labReportWorklist.list, {});
      const row = rows.find((one) => one.reportNo === report.reportNo);
      return (await tenant.ask(getLabReport, { reportId: row?.reportId ?? 0 })).report;
    };
    expect(await opened()).toMatchObject({ reportNo: report.reportNo, status: 'Preliminary' });
    return { ...culture, reportId, opened, newest };
  }

  it('leaves its report and the page of the patient when the specimen is refused; who refuses signs nothing (LB021, LB048, LB059)', async () => {
    const { orderId, specimenNo, reportId, opened, newest } = await shared();
    await bench.tenant.ask(rejectSpecimen, { specimenNo, rejectReason: 'WrongPatient' });
    const report = await newest();
    expect(report).toMatchObject({ versionNo: 2, status: 'Amended', verifiedByName: 'Clerk User' });
    expect(report.content).toMatchObject({ tests: [], amendReason: 'Specimen refused: WrongPatient' });
    expect((await opened())._failure).toBe(true);
    const { order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect([order.status, order.resultSummary ?? null]).toEqual(['Ordered', null]);
    // The signed version stays readable as signed, and is no longer the newest.
    const kept = (await bench.tenant.ask(getLabReport, { reportId })).report;
    expect(kept).toMatchObject({ status: 'Preliminary', isNewest: false });
  });

  it('leaves it when the culture is read anew, and comes back with what is found then (LB038, LB059)', async () => {
    const { labWorkId, opened, newest } = await shared();
    await bench.stage(labWorkId, { stage: 'NoGrowth', hours: 24 });
    await bench.tenant.ask(repeatWork, { labWorkId, reason: 'Plate fell down' });
    expect((await newest()).content).toMatchObject({ tests: [], amendReason: 'Measured anew: Plate fell down' });
    expect((await opened())._failure).toBe(true);
    await bench.stage(labWorkId, { stage: 'NoGrowth', hours: 48 });
    const final = await bench.verified(labWorkId);
    expect([final.versionNo, final.status, final.content.tests.length]).toEqual([3, 'Final', 1]);
    expect(await opened()).toMatchObject({ versionNo: 3, status: 'Final' });
  });

  it('leaves it when the order is cancelled, in the same transaction; who cancels signs nothing (LB048, LB059, OR021)', async () => {
    const { orderId, reportId, opened, newest } = await shared();
    await bench.tenant.ask(cancelOrders, { orderIds: [orderId], reason: 'Patient declined', charge: 'TakeBack' });
    const report = await newest();
    expect(report).toMatchObject({ versionNo: 2, status: 'Amended', verifiedByName: 'Clerk User' });
    expect(report.content).toMatchObject({ tests: [], amendReason: 'Order cancelled: Patient declined' });
    expect((await opened())._failure).toBe(true);
    const { order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(order.status).toBe('Cancelled');
    expect((await bench.tenant.ask(getLabReport, { reportId })).report.isNewest).toBe(false);
  });
});
