// THE list of areas the server is made of. A new area adds its line here, and nothing else of the composition changes.

import type { LogWords } from '@charaka/contract/kernel/log-words';
import { chartArea } from '../clinic/chart/area.ts';
import { consultationArea } from '../clinic/consultation/area.ts';
import { counterArea } from '../clinic/counter/area.ts';
import { encounterArea } from '../clinic/encounter/area.ts';
import { growthArea } from '../clinic/growth/area.ts';
import { immunizationArea } from '../clinic/immunization/area.ts';
import { opdArea } from '../clinic/opd/area.ts';
import { orderArea } from '../clinic/order/area.ts';
import { orderableArea } from '../clinic/orderable/area.ts';
import { preapprovalArea } from '../clinic/preapproval/area.ts';
import { queueArea } from '../clinic/queue/area.ts';
import { templateArea } from '../clinic/template/area.ts';
import { theatreArea } from '../clinic/theatre/area.ts';
import { timelineArea } from '../clinic/timeline/area.ts';
import { vitalArea } from '../clinic/vital/area.ts';
import { analyserArea } from '../diagnostics/analyser/area.ts';
import { histopathologyArea } from '../diagnostics/histopathology/area.ts';
import { laboratoryArea } from '../diagnostics/laboratory/area.ts';
import { labreportArea } from '../diagnostics/labreport/area.ts';
import { labtestArea } from '../diagnostics/labtest/area.ts';
import { microbiologyArea } from '../diagnostics/microbiology/area.ts';
import { outsourceArea } from '../diagnostics/outsource/area.ts';
import { qualityArea } from '../diagnostics/quality/area.ts';
import { specimenstoreArea } from '../diagnostics/specimenstore/area.ts';
import { accessArea } from '../foundation/access/area.ts';
import type { LoggedNames } from '../foundation/access/call-words.ts';
import type { ApprovalKinds } from '../foundation/approval/approval-kind.ts';
import { approvalArea } from '../foundation/approval/area.ts';
import { entryArea } from '../foundation/entry/area.ts';
import { gatewayArea } from '../foundation/gateway/area.ts';
import { mastersArea } from '../foundation/masters/area.ts';
import { messageArea } from '../foundation/message/area.ts';
import { staffArea } from '../foundation/staff/area.ts';
import { tenancyArea } from '../foundation/tenancy/area.ts';
import { reportArea } from '../insight/report/area.ts';
import type { BesideProcess, HandlerParts, JobParts, ProcessParts, RecordNames, ServerArea } from '../kernel/area.ts';
import { cleaningJobs } from '../kernel/cleaning.ts';
import { fileJobs } from '../kernel/file-jobs.ts';
import type { Handler } from '../kernel/handler.ts';
import type { JobHandler } from '../kernel/job-handler.ts';
import { Ports } from '../kernel/port.ts';
import type { OpenHandler } from '../kernel/serve-open.ts';
import type { WaitingCounts } from '../kernel/waiting-count.ts';
import { accountArea } from '../money/account/area.ts';
import { billArea } from '../money/bill/area.ts';
import { chargeArea } from '../money/charge/area.ts';
import { financeArea } from '../money/finance/area.ts';
import { paymentArea } from '../money/payment/area.ts';
import { tariffArea } from '../money/tariff/area.ts';
import { taxArea } from '../money/tax/area.ts';
import { tpaArea } from '../money/tpa/area.ts';
import { setupArea } from '../office/setup/area.ts';
import { patientArea } from '../people/patient/area.ts';
import type { RelationsOfCare } from '../people/patient/relation-of-care.ts';
import { privacyArea } from '../people/privacy/area.ts';
import { referralArea } from '../people/referral/area.ts';
import { worklistArea } from '../people/worklist/area.ts';
import type { AfterAdmissions } from '../stay/admission/after-admission-step.ts';
import { admissionArea } from '../stay/admission/area.ts';
import type { StayCounts } from '../stay/admission/stay-counts.ts';
import { bedArea } from '../stay/bed/area.ts';
import { dischargeArea } from '../stay/discharge/area.ts';
import { documentArea } from '../stay/document/area.ts';
import { instructionArea } from '../stay/instruction/area.ts';
import { noteArea } from '../stay/note/area.ts';
import { recordArea } from '../stay/record/area.ts';
import { assetArea } from '../supply/asset/area.ts';
import { dispensingArea } from '../supply/dispensing/area.ts';
import { inventoryArea } from '../supply/inventory/area.ts';
import { pharmacyArea } from '../supply/pharmacy/area.ts';
import { purchaseArea } from '../supply/purchase/area.ts';
import { stockArea } from '../supply/stock/area.ts';
import { storeArea } from '../supply/store/area.ts';

/** Declarations of areas for other areas. */
type Shares = ApprovalKinds & RelationsOfCare & AfterAdmissions & StayCounts;

/** An area in the list: it may read what is gathered, and may add to it. */
type ListedArea = ServerArea<Shares & WaitingCounts & LoggedNames> & Partial<Shares>;

const areas: readonly ListedArea[] = [
  accessArea,
  tenancyArea,
  staffArea,
  entryArea,
  mastersArea,
  messageArea,
  approvalArea,
  gatewayArea,
  referralArea,
  patientArea,
  privacyArea,
  bedArea,
  tariffArea,
  taxArea,
  counterArea,
  admissionArea,
  worklistArea,
  noteArea,
  documentArea,
  instructionArea,
  paymentArea,
  accountArea,
  opdArea,
  theatreArea,
  encounterArea,
  chartArea,
  pharmacyArea,
  stockArea,
  dispensingArea,
  chargeArea,
  orderArea,
  preapprovalArea,
  timelineArea,
  consultationArea,
  labtestArea,
  laboratoryArea,
  labreportArea,
  billArea,
  tpaArea,
  dischargeArea,
  recordArea,
  financeArea,
  reportArea,
  setupArea,
  queueArea,
  vitalArea,
  orderableArea,
  immunizationArea,
  analyserArea,
  templateArea,
  qualityArea,
  microbiologyArea,
  histopathologyArea,
  outsourceArea,
  growthArea,
  specimenstoreArea,
  purchaseArea,
  storeArea,
  assetArea,
  inventoryArea,
];

const shares: Shares = {
  approvalKinds: areas.flatMap((area) => area.approvalKinds ?? []),
  relationsOfCare: areas.flatMap((area) => area.relationsOfCare ?? []),
  afterAdmission: areas.flatMap((area) => area.afterAdmission ?? []),
  stayCounts: areas.flatMap((area) => area.stayCounts ?? []),
};

/** The shared parts for counting the lines that areas declare; a line counts by these, and never by another line. */
const noCounts: WaitingCounts = { waitingCounts: [] };
const noNames: LoggedNames = { logWords: new Map(), recordNames: {} };
const gathered: Shares & WaitingCounts = {
  ...shares,
  waitingCounts: areas.flatMap((area) => area.waits?.({ ...shares, ...noCounts, ...noNames }) ?? []),
};

/** Everything that ties a user to a patient: a relation with any of them opens the chart; the closest is what the log says (Q234). */
export const { relationsOfCare } = gathered;

/** The settings that areas keep for each hospital. */
export const hospitalSettings = areas.flatMap(({ settings = [] }) => settings);

/** How the audit log names the records of each table. */
export const recordNames: RecordNames = Object.assign({ stored_file: null }, ...areas.map((area) => area.recordNames));

/** Every call served to a signed-in user. */
export function handlersOf(parts: HandlerParts): Handler[] {
  const logWords = new Map<string, LogWords>();
  const handlers = areas.flatMap((area) => area.handlers({ ...parts, ...gathered, logWords, recordNames }));
  for (const { endpoint } of [...handlers, ...openHandlersOf(parts)])
    if (endpoint.logAs) logWords.set(endpoint.path, endpoint.logAs);
  return handlers;
}

/** Every call open to anyone of a tenant. */
export function openHandlersOf(parts: HandlerParts): OpenHandler[] {
  return areas.flatMap((area) => area.openHandlers?.(parts) ?? []);
}

/** The ports of areas, filled by other areas. */
export function filledPorts(): Ports {
  return new Ports(areas.flatMap(({ fills = [] }) => fills));
}

/** Processes that run beside the server. */
export function processesOf(parts: ProcessParts): BesideProcess[] {
  return areas.flatMap((area) => area.processes?.(parts) ?? []);
}

/** Jobs beside the calls: the kernel's cleaning, and the jobs of every area. */
export function jobHandlersOf(parts: JobParts): JobHandler[] {
  return [...cleaningJobs, ...fileJobs(parts.files), ...areas.flatMap((area) => area.jobs?.(parts) ?? [])];
}
