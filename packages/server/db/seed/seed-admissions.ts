// Writes the admissions of a demo tenant with bed stays, charges, payments and bills, and sets the number series behind them.

import { virtualBed } from '@charaka/rules/stay/bed-state';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import { accountOf } from './account-admission.ts';
import { admissionRow } from './admission-row.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { authorizationRows } from './draw-authorizations.ts';
import type { DemoPatient } from './draw-patients.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { billRow, paymentRow, settlementPayment } from './money-rows.ts';
import { NumberSeries } from './number-series.ts';
import type { NumberedAdmission } from './numbered-admission.ts';
import type { PlannedAdmission } from './plan-admissions.ts';
import { type DemoState, finYearOf, stateNamed } from './seed-hospitals.ts';
import type { NumberedPatient } from './seed-patients.ts';
import type { DemoStaff } from './seed-staff.ts';

/** The parts from which the admissions of a tenant are made. */
export interface AdmissionParts {
  readonly plans: readonly PlannedAdmission[];
  readonly patients: ReadonlyMap<DemoPatient, NumberedPatient>;
  readonly staff: readonly DemoStaff[];
  readonly states: readonly DemoState[];
  readonly now: Date;
}

/** Writes everything about the admissions of a tenant, numbered in the order things happened. */
export async function seedAdmissions(owner: pg.Client, tenant: DemoTenant, parts: AdmissionParts): Promise<void> {
  const { tenantId } = tenant;
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  const numbers = new NumberSeries();
  const admissions = numbered(tenant, parts, numbers);
  const draws = new Draws(`${tenant.tenantName} admission forms`);
  await add(
    'admission',
    admissions.map((admission) => ({
      registrationNo: String(numbers.next('registration')),
      ...admissionRow(draws, admission, parts.staff),
    })),
  );
  await add('bed_stay', admissions.flatMap(stayRows));
  // Without figures PostgreSQL would look every line's references up by reading whole tables.
  await owner.query('analyze admission, charge, app_user');
  // A year of lines would only swell the audit trail: what happens to them from now on is what it is for.
  await owner.query('alter table service_charge disable trigger audit');
  await add('service_charge', admissions.flatMap(chargeRows));
  await owner.query('alter table service_charge enable trigger audit');
  await add('bill', billRows(admissions, numbers));
  const billIds = await readBillIds(owner, tenantId);
  await add('payment', paymentRows(admissions, billIds, numbers));
  const requests = new Draws(`${tenant.tenantName} authorisations`);
  await add('tpa_authorization', authorizationRows(requests, admissions, parts.now));
  await add('number_series', numbers.rows());
}

function numbered(tenant: DemoTenant, parts: AdmissionParts, numbers: NumberSeries): NumberedAdmission[] {
  const draws = new Draws(`${tenant.tenantName} accounts`);
  return parts.plans
    .toSorted((one, other) => one.admittedAt.getTime() - other.admittedAt.getTime())
    .map((planned) => {
      const patient = parts.patients.get(planned.patient);
      if (!patient) throw new Error('A patient of the plan was not written.');
      const hospitalStateCode = stateNamed(parts.states, planned.hospital, planned.hospital.stateName).stateCode;
      const states = { hospitalStateCode, patientStateCode: patient.stateCode };
      const account = accountOf(draws, planned, states, parts.now);
      return { admissionId: numbers.next('admission'), planned, patient, account };
    });
}

function stayRows({ admissionId, planned }: NumberedAdmission): Row[] {
  const { hospitalId } = planned.hospital;
  return planned.stays.map(({ bed, from, until }) => ({
    hospitalId,
    admissionId,
    bedId: bed?.bedId ?? virtualBed.bedId,
    isVirtual: bed === null,
    isCancelled: planned.state === 'cancelled',
    during: `[${from.toISOString()},${until?.toISOString() ?? ''})`,
    createdBy: userIdFor('frontdesk', hospitalId),
    createdAt: from,
  }));
}

function chargeRows({ admissionId, planned, account }: NumberedAdmission): Row[] {
  const { hospitalId } = planned.hospital;
  return account.lines.map((line) => ({
    hospitalId,
    admissionId,
    chargeId: line.charge.chargeId,
    chargeTypeId: line.charge.typeId,
    chargeCategoryId: line.charge.categoryId,
    chargeCode: line.charge.chargeCode,
    tpaChargeCode: line.tpaChargeCode,
    description: line.charge.chargeName,
    appliedAt: line.appliedAt,
    unit: line.charge.unit,
    quantityThousandths: line.quantityThousandths,
    standardChargePaise: line.charge.pricePaise,
    tpaChargePaise: line.tpaChargePaise,
    appliedChargePaise: line.appliedPaise,
    itemDiscountPaise: line.itemDiscountPaise,
    igstBasisPoints: line.igstBasisPoints,
    sgstBasisPoints: line.sgstBasisPoints,
    cgstBasisPoints: line.cgstBasisPoints,
    isIgstApplied: line.isIgstApplied,
    isNonApplicable: line.isNonApplicable,
    createdBy: userIdFor('nurse', hospitalId),
    createdAt: line.appliedAt,
  }));
}

/** The financial year something happened in, by the hospital's own calendar. */
function yearAt(hospital: DemoHospital, at: Date): string {
  return finYearOf(dateInZone(at, hospital.timezone));
}

function billRows(admissions: readonly NumberedAdmission[], numbers: NumberSeries): Row[] {
  return admissions
    .flatMap((admission) => {
      const { billedAt } = admission.planned;
      return admission.account.final && billedAt ? [{ admission, final: admission.account.final, billedAt }] : [];
    })
    .toSorted((one, other) => one.billedAt.getTime() - other.billedAt.getTime())
    .map(({ admission, final, billedAt }) => {
      const { hospital } = admission.planned;
      const finYear = yearAt(hospital, billedAt);
      const orderNo = numbers.next('bill', hospital.hospitalId, finYear);
      return billRow(admission, final, { billedAt, finYear, orderNo });
    });
}

async function readBillIds(
  owner: pg.Client,
  tenantId: number,
): Promise<Map<number, { billId: number; orderNo: number }>> {
  const { rows } = await owner.query<{ admissionId: string; billId: string; orderNo: string }>(
    'select admission_id as "admissionId", bill_id as "billId", order_no as "orderNo" from bill where tenant_id = $1',
    [tenantId],
  );
  return new Map(
    rows.map((row) => [Number(row.admissionId), { billId: Number(row.billId), orderNo: Number(row.orderNo) }]),
  );
}

function paymentRows(
  admissions: readonly NumberedAdmission[],
  billIds: ReadonlyMap<number, { billId: number; orderNo: number }>,
  numbers: NumberSeries,
): Row[] {
  return admissions
    .flatMap((admission) => {
      const bill = billIds.get(admission.admissionId);
      const settling = settlementPayment(admission, bill?.orderNo ?? 0);
      const before = admission.account.payments.map((payment) => ({ admission, payment, billId: null }));
      return settling && bill ? [...before, { admission, payment: settling, billId: bill.billId }] : before;
    })
    .toSorted((one, other) => one.payment.paidAt.getTime() - other.payment.paidAt.getTime())
    .map(({ admission, payment, billId }) => {
      const { hospital } = admission.planned;
      const finYear = yearAt(hospital, payment.paidAt);
      const series = payment.paymentType === 'Receive' ? 'receipt' : 'refund';
      const receiptNo = numbers.next(series, hospital.hospitalId, finYear);
      return paymentRow(admission, payment, { finYear, receiptNo, billId });
    });
}
