// Cultures for tests: a urine culture, organisms, antibiotics and breakpoints, and short functions for the entries.
import { finishWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectSpecimens, receiveSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import {
  addCultureStage,
  addIsolate,
  cultureWorklist,
  getCulture,
  releasePreliminary,
  saveSusceptibilities,
} from '@charaka/contract/diagnostics/microbiology/culture';
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import type { TestApp } from '../server/test-app.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { type LabBench, openLabBench } from './lab-bench.ts';

/** Adds a record of a master; answers its number. */
async function addTo(tenant: TestTenant, name: string, item: object): Promise<number> {
  const master = masterNamed(name);
  const added = (await tenant.ask(masterEndpoints(master).add, { item })) as { item: Record<string, number> };
  return added.item[master.key] ?? 0;
}

/** Organisms and antibiotics by short names, with EUCAST-like breakpoints of which two are a cascade. */
async function addBreakpoints(tenant: TestTenant) {
  const enterobacterales = await addTo(tenant, 'organismGroup', { groupName: 'Enterobacterales' });
  const organism = (organismName: string, isAlert: boolean) =>
    addTo(tenant, 'organism', { organismName, organismGroupId: enterobacterales, isAlert });
  const coli = await organism('Escherichia coli', false);
  const klebsiella = await organism('Klebsiella pneumoniae', true);
  const antibiotic = (antibioticName: string, sequenceNo: number) =>
    addTo(tenant, 'antibiotic', { antibioticName, sequenceNo });
  const ampicillin = await antibiotic('Ampicillin', 1);
  const ceftriaxone = await antibiotic('Ceftriaxone', 2);
  const meropenem = await antibiotic('Meropenem', 3);
  const of = {
    organismGroupId: enterobacterales,
    guideline: 'EUCAST',
    guidelineVersion: '14.0',
    validFrom: '2026-01-01',
  };
  const mic = { ...of, method: 1, isResistantAtLimit: false };
  await addTo(tenant, 'breakpoint', { ...mic, antibioticId: ampicillin, susceptibleLimit: 8, resistantLimit: 8 });
  await addTo(tenant, 'breakpoint', { ...of, antibioticId: ampicillin, method: 3, organismId: klebsiella });
  await addTo(tenant, 'breakpoint', {
    ...mic,
    antibioticId: ceftriaxone,
    susceptibleLimit: 1,
    resistantLimit: 2,
    cascadeAfterId: ampicillin,
  });
  await addTo(tenant, 'breakpoint', {
    ...mic,
    antibioticId: meropenem,
    susceptibleLimit: 2,
    resistantLimit: 8,
    cascadeAfterId: ceftriaxone,
  });
  await addTo(tenant, 'breakpoint', {
    ...of,
    antibioticId: meropenem,
    method: 2,
    susceptibleLimit: 22,
    resistantLimit: 16,
    isResistantAtLimit: false,
  });
  return { enterobacterales, coli, klebsiella, ampicillin, ceftriaxone, meropenem, add: addTo.bind(null, tenant), of };
}

type SignedReport = OutputOf<typeof getLabReport>['report'];

/** A bench whose urine test is a culture. */
export interface CultureBench extends LabBench {
  readonly named: Awaited<ReturnType<typeof addBreakpoints>>;
  /** Signs, labels, collects and receives a culture. */
  receiveCulture(): Promise<{ labWorkId: number; orderId: number; specimenId: number; specimenNo: string }>;
  /** Adds an isolate with its MICs by the numbers of antibiotics. */
  grow(
    labWorkId: number,
    organismId: number,
    mics?: Readonly<Record<number, string>>,
    change?: object,
  ): Promise<number>;
  /** Notes what was seen of a culture. */
  stage(labWorkId: number, seen: object): Promise<object>;
  /** Releases what is known, as the admin; answers the version. */
  released(labWorkId: number): Promise<SignedReport>;
  /** Finishes a culture as the clerk and verifies it as the admin; answers its report. */
  verified(labWorkId: number): Promise<SignedReport>;
  /** The culture as it stands. */
  read(labWorkId: number): ReturnType<typeof readOf>;
}

const readOf = async (tenant: TestTenant, labWorkId: number) => (await tenant.ask(getCulture, { labWorkId })).culture;

/** A tenant of its own; the clerk reads cultures, the admin signs. */
export async function openCultureBench(parts: TestApp): Promise<CultureBench> {
  const bench = await openLabBench(parts, [], { testKind: 'Culture' });
  const { tenant } = bench;
  const named = await addBreakpoints(tenant);
  return {
    ...bench,
    named,
    receiveCulture: async () => {
      const orderId = await bench.order();
      const { specimenId, specimenNo } = await bench.label(orderId);
      await tenant.ask(collectSpecimens, { specimenIds: [specimenId], identifiedBy: 'Wristband' });
      await tenant.ask(receiveSpecimen, { specimenNo });
      const { rows } = await tenant.ask(cultureWorklist.list, {});
      const labWorkId = rows.find((one) => one.specimenNo === specimenNo)?.labWorkId ?? 0;
      return { labWorkId, orderId, specimenId, specimenNo };
    },
    grow: async (labWorkId, organismId, mics = {}, change = {}) => {
      const isolate = { labWorkId, organismId, isContaminant: false, resistance: [], ...change };
      const { isolateId } = await tenant.ask(addIsolate, { isolate });
      const lines = Object.entries(mics).map(([antibioticId, value]) => ({
        antibioticId: Number(antibioticId),
        method: 'Mic' as const,
        value,
      }));
      await tenant.ask(saveSusceptibilities, { isolateId, lines });
      return isolateId;
    },
    stage: (labWorkId, seen) => tenant.ask(addCultureStage, { stage: { labWorkId, stage: 'Note', ...seen } }),
    released: async (labWorkId) => {
      const { reportId } = await tenant.ask(releasePreliminary, { labWorkId }, { as: 'admin' });
      return (await tenant.ask(getLabReport, { reportId })).report;
    },
    verified: async (labWorkId) => {
      await tenant.ask(finishWork, { labWorkIds: [labWorkId] });
      const { reportIds } = await tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
      return (await tenant.ask(getLabReport, { reportId: reportIds[0] ?? 0 })).report;
    },
    read: (labWorkId) => readOf(tenant, labWorkId),
  };
}
