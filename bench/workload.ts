// Requests to both servers: the same ones, over all tenants and hospitals at random.
import { randomUUID } from 'node:crypto';
import { HUGE_BILL_LINES, hugeBillAdmission } from './huge-bill.ts';
import { CHARGES_PER_HOSPITAL, HOSPITALS_PER_TENANT, hospitalOf, longBillAdmission, type Size } from './size.ts';

/** One request as it goes to either server. */
export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One measured call: how to ask for it, and what it must reach. */
export interface Workload {
  readonly name: string;
  readonly note: string;
  /** How many ask at once, each waiting for its answer before it asks again. */
  readonly connections: number;
  /** So long does each of them wait after an answer; none without it. */
  readonly pauseMs?: number;
  /** Least part of the floor's requests per second. */
  readonly leastRatio?: number;
  /** Most milliseconds of the 99th percentile. */
  readonly mostP99Ms?: number;
  next(): Request;
}

const DAY_MS = 86_400_000;
const LINES_PER_CALL = 3;
/** The two newest admissions of each hospital have the bills that are measured: nothing is charged to them. */
const MEASURED_BILLS = 2 * HOSPITALS_PER_TENANT;
/** As many as keep both processors busy; what is measured then is throughput. */
const MANY = 32;
/** A bill's target is a waiting time, and at eight the floor itself waits longer: with more than keep the server busy one measures the queue. */
const A_FEW = 4;
const below = (limit: number) => Math.floor(Math.random() * limit);
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const openPage = () => ({ pageNumber: 1, dischargeStatus: false });
const filteredPage = () => ({
  pageNumber: 1 + below(3),
  dischargeStatus: false,
  filterParams: [
    { columnName: 'admissionCategory', filterValue: 'General', filterOption: 11 },
    { columnName: 'patientType', filterValue: 'TPA', filterOption: 12, joinCondition: 'and' },
  ],
  sortingModel: { SortColumn: 'firstname', SortDirection: 'asc' },
});
const periodPage = () => {
  const start = 30 + below(600);
  return {
    pageNumber: 1 + below(5),
    fromDate: dayBefore(start),
    toDate: dayBefore(start - 29),
    sortingModel: { SortColumn: 'admissionDatetime', SortDirection: 'dsc' },
  };
};
const pages = [openPage, filteredPage, periodPage];
const someCharges = (hospitalId: number) =>
  Array.from({ length: LINES_PER_CALL }, () => ({
    chargeId: (hospitalId - 1) * 1000 + 1 + below(CHARGES_PER_HOSPITAL),
    appliedCharge: 250,
    quantity: 1 + below(3),
  }));

/** The measured calls; `tokens` holds one for the load's user of each tenant. */
export function workloads(size: Size, tokens: ReadonlyMap<number, string>): Workload[] {
  const request = (tenantId: number, action: string, body: object, more: Record<string, string> = {}): Request => ({
    path: `/api/bench${tenantId}/IPD/${action}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(tenantId)}`, ...more },
    body: JSON.stringify(body),
  });
  const tenant = () => 1 + below(size.tenants);
  const hospital = () => 1 + below(HOSPITALS_PER_TENANT);
  let turn = 0;
  return [
    {
      name: 'GetAllIpdPatients',
      connections: MANY,
      note: '10 rows and the total; by turns the open ones, two filters and a sort by name on page 1 to 3, a month of admissions on page 1 to 5',
      leastRatio: 0.65,
      next: () => {
        const page = pages[turn++ % pages.length]?.();
        return request(tenant(), 'GetAllIpdPatients', { hospitalId: hospital(), pageSize: 10, ...page });
      },
    },
    {
      name: 'GetIpdPatientById',
      connections: MANY,
      note: 'any admission that was not cancelled',
      leastRatio: 0.55,
      next: () => {
        let patientIpId = 0;
        // The seed cancels one in a hundred.
        while (patientIpId % 100 === 0) patientIpId = 1 + below(size.admissionsPerTenant);
        const body = { hospitalId: hospitalOf(patientIpId), ipdPatientViewModel: { patientIpId } };
        return request(tenant(), 'GetIpdPatientById', body);
      },
    },
    {
      name: 'AddMultipleServiceCharges',
      connections: MANY,
      note: `${LINES_PER_CALL} lines for a patient in the house, a new key each time`,
      next: () => {
        const openNow = size.openPerHospital * HOSPITALS_PER_TENANT - MEASURED_BILLS;
        const patientIpId = size.admissionsPerTenant - MEASURED_BILLS - below(openNow);
        const hospitalId = hospitalOf(patientIpId);
        const body = { hospitalId, patientIpId, ipdServiceChargeList: someCharges(hospitalId) };
        return request(tenant(), 'AddMultipleServiceCharges', body, { 'idempotency-key': randomUUID() });
      },
    },
    {
      name: 'GetIPDPatientBillById',
      connections: A_FEW,
      note: 'the provisional bill of an open admission with 300 lines and 5 payments',
      mostP99Ms: 60,
      next: () => {
        const hospitalId = hospital();
        const body = { hospitalId, patientIpId: longBillAdmission(size, hospitalId) };
        return request(tenant(), 'GetIPDPatientBillById', body);
      },
    },
    {
      name: `GetIPDPatientBillById, ${HUGE_BILL_LINES} lines`,
      connections: 1,
      note: `the provisional bill of an open admission with ${HUGE_BILL_LINES} lines, one after the other`,
      mostP99Ms: 250,
      next: () => {
        const hospitalId = hospital();
        const body = { hospitalId, patientIpId: hugeBillAdmission(size, hospitalId) };
        return request(tenant(), 'GetIPDPatientBillById', body);
      },
    },
  ];
}
