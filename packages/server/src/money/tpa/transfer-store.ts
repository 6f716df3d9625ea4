// The SQL of changing the payer: payer of an admission, rates of another payer, and the saved transfer.
import { tpaSentences } from '@charaka/contract/money/tpa/tpa-sentences';
import type { transferKinds } from '@charaka/contract/money/tpa/transfer';
import type { Paise } from '@charaka/rules/money/money';
import type { LineChange, LinePrice, PayerRate, TransferTotals } from '@charaka/rules/money/tpa-repricing';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { NO_ADMISSION } from '../../stay/admission/admission-store.ts';
import type { ChargeRow } from '../charge/charge-store.ts';

/** The payer of an admission, with their papers. */
export interface PayerFields {
  readonly patientType: string;
  readonly associationId: number | null;
  readonly insuranceId: number | null;
  readonly authorizedPaise: Paise;
  readonly finalAuthorizedPaise: Paise | null;
  readonly policyNo: string | null;
  readonly policyCardNo: string | null;
  readonly ccnNo: string | null;
}

/** The payer of an admission; ask after locking it. */
export function readPayer(call: Call, admissionId: number): Promise<PayerFields> {
  return call.tx.one<PayerFields>(
    sql`select patient_type, association_id, insurance_id, tpa_authorized_paise as authorized_paise, final_authorized_paise,
        tpa_policy_no as policy_no, policy_card_no, ccn_no
      from admission
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and hospital_id = ${call.hospital.hospitalId}`,
    NO_ADMISSION,
  );
}

/** Gives an admission another payer. */
export async function writePayer(call: Call, admissionId: number, payer: PayerFields): Promise<void> {
  await call.tx.rows(sql`
    update admission set patient_type = ${payer.patientType}, association_id = ${payer.associationId},
      insurance_id = ${payer.insuranceId}, tpa_authorized_paise = ${payer.authorizedPaise},
      final_authorized_paise = ${payer.finalAuthorizedPaise}, tpa_policy_no = ${payer.policyNo},
      policy_card_no = ${payer.policyCardNo}, ccn_no = ${payer.ccnNo}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** Payer and insurer of the tenant; name and `isCorporate` are null when there is no active payer of that number. */
export function findPayer(
  call: Call,
  associationId: number | null,
  insuranceId: number | null,
): Promise<{ isCorporate: boolean | null; associationName: string | null; hasInsurance: boolean }> {
  const { tenantId } = call;
  return call.tx.one(
    sql`select
      (select is_corporate from association where tenant_id = ${tenantId} and association_id = ${associationId} and is_active)
        as is_corporate,
      (select association_name from association
        where tenant_id = ${tenantId} and association_id = ${associationId} and is_active) as association_name,
      exists (select 1 from insurance where tenant_id = ${tenantId} and insurance_id = ${insuranceId} and is_active)
        as has_insurance`,
    NO_ADMISSION,
  );
}

/** The rates of a payer for the charges of an admission, by charge. Empty without a payer. */
export async function readRates(
  call: Call,
  admissionId: number,
  associationId: number | null,
): Promise<Map<number, PayerRate>> {
  const day = todayOf(call);
  const rows = await call.tx.rows<PayerRate & { chargeId: number }>(sql`
    select x.charge_id, r.tpa_charge_paise as tpa_paise, r.tpa_charge_code
    from (select distinct charge_id from service_charge
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active) x
    join lateral payer_rate(${call.tenantId}, ${associationId}, x.charge_id, ${day}::date) r on true`);
  return new Map(rows.map(({ chargeId, tpaPaise, tpaChargeCode }) => [chargeId, { tpaPaise, tpaChargeCode }]));
}

/** A transfer to be saved. */
export interface NewTransfer {
  readonly admissionId: number;
  readonly kind: (typeof transferKinds)[number];
  readonly from: PayerFields;
  readonly to: PayerFields;
  readonly isRepriced: boolean;
  readonly totals: TransferTotals;
  readonly changedCount: number;
  readonly lastServiceChargeId: number;
  readonly lastVersionNo: number;
}

/** Keeps a transfer and answers its number. */
export async function insertTransfer(call: Call, entry: NewTransfer): Promise<number> {
  const { from, to, totals } = entry;
  const { tpaTransferId } = await call.tx.one<{ tpaTransferId: number }>(
    sql`insert into tpa_transfer (tenant_id, hospital_id, admission_id, kind, from_patient_type, from_association_id,
        from_insurance_id, from_authorized_paise, from_final_authorized_paise, from_policy_no, from_policy_card_no,
        from_ccn_no, to_patient_type, to_association_id, to_insurance_id, to_authorized_paise, to_final_authorized_paise,
        to_policy_no, to_policy_card_no, to_ccn_no, is_repriced, total_before_paise, total_after_paise, changed_count,
        last_service_charge_id, last_version_no, created_by, created_at)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${entry.admissionId}, ${entry.kind}, ${from.patientType},
        ${from.associationId}, ${from.insuranceId}, ${from.authorizedPaise}, ${from.finalAuthorizedPaise}, ${from.policyNo},
        ${from.policyCardNo}, ${from.ccnNo}, ${to.patientType}, ${to.associationId}, ${to.insuranceId},
        ${to.authorizedPaise}, ${to.finalAuthorizedPaise}, ${to.policyNo}, ${to.policyCardNo}, ${to.ccnNo},
        ${entry.isRepriced}, ${totals.beforePaise}, ${totals.afterPaise}, ${entry.changedCount},
        ${entry.lastServiceChargeId}, ${entry.lastVersionNo}, ${call.userId}, ${call.now})
      returning tpa_transfer_id`,
    tpaSentences.transferNotSaved,
  );
  return tpaTransferId;
}

/** A line of a transfer: re-priced, or left out with a reason. */
export interface TransferLine {
  readonly change: LineChange<ChargeRow>;
  readonly leftOutReason: string | null;
}

/** Keeps both prices of the lines of a transfer, and why a line was left out; one statement. */
export async function insertTransferLines(
  call: Call,
  transferId: number,
  lines: readonly TransferLine[],
): Promise<void> {
  const rows = lines.map(({ change, leftOutReason }) => ({
    serviceChargeId: change.line.serviceChargeId,
    leftOutReason,
    fromCode: change.before.tpaChargeCode,
    fromTpa: change.before.tpaPaise,
    fromApplied: change.before.appliedPaise,
    fromDiscount: change.before.itemDiscountPaise,
    toCode: change.after.tpaChargeCode,
    toTpa: change.after.tpaPaise,
    toApplied: change.after.appliedPaise,
    toDiscount: change.after.itemDiscountPaise,
  }));
  await call.tx.rows(sql`
    insert into tpa_transfer_line (tenant_id, tpa_transfer_id, service_charge_id, left_out_reason, from_tpa_charge_code,
      from_tpa_charge_paise, from_applied_charge_paise, from_item_discount_paise, to_tpa_charge_code, to_tpa_charge_paise,
      to_applied_charge_paise, to_item_discount_paise, from_package_price_paise)
    select ${call.tenantId}, ${transferId}, "serviceChargeId", "leftOutReason", "fromCode", "fromTpa", "fromApplied",
      "fromDiscount", "toCode", "toTpa", "toApplied", "toDiscount",
      (select x.package_price_paise from service_charge x
        where x.tenant_id = ${call.tenantId} and x.service_charge_id = line."serviceChargeId")
    from json_to_recordset(${JSON.stringify(rows)}::json) as line ("serviceChargeId" bigint, "leftOutReason" text,
      "fromCode" text, "fromTpa" bigint, "fromApplied" bigint, "fromDiscount" bigint, "toCode" text, "toTpa" bigint,
      "toApplied" bigint, "toDiscount" bigint)`);
}

/** Gives lines of an admission other prices, in one statement; a line that is not back at its package's price has none. */
export async function writePrices(
  call: Call,
  admissionId: number,
  prices: readonly (LinePrice & { serviceChargeId: number; packagePricePaise?: Paise | null })[],
): Promise<void> {
  await call.tx.rows(sql`
    update service_charge x set tpa_charge_code = line."tpaChargeCode", tpa_charge_paise = line."tpaPaise",
      applied_charge_paise = line."appliedPaise", item_discount_paise = line."itemDiscountPaise",
      package_price_paise = line."packagePricePaise"
    from json_to_recordset(${JSON.stringify(prices)}::json) as line ("serviceChargeId" bigint, "tpaChargeCode" text,
      "tpaPaise" bigint, "appliedPaise" bigint, "itemDiscountPaise" bigint, "packagePricePaise" bigint)
    where x.tenant_id = ${call.tenantId} and x.admission_id = ${admissionId} and x.service_charge_id = line."serviceChargeId"`);
}
