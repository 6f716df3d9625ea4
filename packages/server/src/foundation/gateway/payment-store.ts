// The SQL of payment gateways.

import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import {
  type paymentGateway,
  paymentSecrets,
  type savePaymentGateway,
} from '@charaka/contract/foundation/gateway/payment-gateway';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type ColumnValues, changesOf, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import type { Vault } from '../../kernel/vault.ts';
import { secretColumn } from './secret-store.ts';

/** A gateway as answered. */
export type PaymentGateway = z.output<typeof paymentGateway>;
/** A gateway as typed. */
export type TypedPayment = ParsedOf<typeof savePaymentGateway>['payment'];

const ofHospital = (call: Call) => sql`tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}`;
const select = (
  call: Call,
  vault: Vault,
) => sql`payment_id, payment_type, api_username, api_publishable_key, paytm_website,
  paytm_industry_type, api_email, is_demo, account_no, is_active, is_selected,
  ${secretColumn(vault, call.tenantId, 'payment', sql`payment_id`, paymentSecrets)} as secrets`;

/** The payment gateways of the hospital by name. */
export function paymentList(call: Call, vault: Vault): ListSource {
  return {
    select: select(call, vault),
    from: sql`payment_setting`,
    where: ofHospital(call),
    columns: {
      paymentId: { sql: sql`payment_id`, kind: 'number' },
      paymentType: { sql: sql`payment_type`, kind: 'text' },
      accountNo: { sql: sql`account_no`, kind: 'text' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
      isSelected: { sql: sql`is_selected`, kind: 'flag' },
    },
    tieBreak: sql`payment_id`,
    defaultOrder: sql`payment_type`,
  };
}

/** One gateway of the hospital. */
export function readPayment(call: Call, vault: Vault, paymentId: number): Promise<PaymentGateway> {
  return call.tx.one<PaymentGateway>(
    sql`select ${select(call, vault)} from payment_setting where ${ofHospital(call)} and payment_id = ${paymentId}`,
    gatewaySentences.paymentGatewayDoesNotExist,
  );
}

const columns = (payment: TypedPayment): ColumnValues => ({
  payment_type: payment.paymentType,
  api_username: payment.apiUsername || null,
  api_publishable_key: payment.apiPublishableKey || null,
  paytm_website: payment.paytmWebsite || null,
  paytm_industry_type: payment.paytmIndustryType || null,
  api_email: payment.apiEmail || null,
  is_demo: payment.isDemo ?? false,
  account_no: payment.accountNo || null,
  is_active: payment.isActive ?? true,
});

/** Adds a gateway or replaces all of one but its secrets, and answers its number. One that is not active is not used either. */
export async function writePayment(call: Call, payment: TypedPayment): Promise<number> {
  const written = columns(payment);
  const query = payment.paymentId
    ? sql`update payment_setting set ${changesOf(written)}, is_selected = is_selected and ${payment.isActive ?? true}
        where ${ofHospital(call)} and payment_id = ${payment.paymentId} returning payment_id`
    : sql`insert into payment_setting (tenant_id, hospital_id, ${namesOf(written)})
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${valuesOf(written)})
        returning payment_id`;
  const write = call.tx.one<{ paymentId: number }>(query, gatewaySentences.paymentGatewayDoesNotExist);
  const { paymentId } = await refuseOnConflict(write, {
    payment_setting_by_type: ['payment.paymentType', gatewaySentences.paymentGatewayKnown],
  });
  return paymentId;
}

/** Uses one gateway in place of another. Refuses one that is not active. */
export async function selectPayment(call: Call, paymentId: number): Promise<void> {
  await call.tx.rows(sql`update payment_setting set is_selected = false where ${ofHospital(call)} and is_selected
    and payment_id <> ${paymentId}`);
  await call.tx.one(
    sql`update payment_setting set is_selected = true where ${ofHospital(call)} and payment_id = ${paymentId} and is_active
      returning payment_id`,
    gatewaySentences.paymentGatewayNotActive,
  );
}
