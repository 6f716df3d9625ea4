// The SQL of SMS gateways.

import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import { type addSmsSetting, smsSecrets, type smsSetting } from '@charaka/contract/foundation/gateway/sms';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type ColumnValues, changesOf, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import type { Vault } from '../../kernel/vault.ts';
import { secretColumn } from './secret-store.ts';

/** A gateway as answered. */
export type SmsSetting = z.output<typeof smsSetting>;
/** A gateway as typed. */
export type TypedSms = ParsedOf<typeof addSmsSetting>['sms'];

const fields = sql`sms_id, sms_type, sms_name, api_id, sender_id, contact, username, url, method, header_name, header_value,
  body, success_text, is_active`;
const ofHospital = (call: Call) => sql`tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}`;
const select = (call: Call, vault: Vault) =>
  sql`${fields}, ${secretColumn(vault, call.tenantId, 'sms', sql`sms_id`, smsSecrets)} as secrets`;

/** The gateways of the hospital by name. */
export function smsList(call: Call, vault: Vault): ListSource {
  return {
    select: select(call, vault),
    from: sql`sms_setting`,
    where: ofHospital(call),
    columns: {
      smsId: { sql: sql`sms_id`, kind: 'number' },
      smsName: { sql: sql`sms_name`, kind: 'text' },
      smsType: { sql: sql`sms_type`, kind: 'text' },
      senderId: { sql: sql`sender_id`, kind: 'text' },
      url: { sql: sql`url`, kind: 'text' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`sms_id`,
    defaultOrder: sql`sms_name`,
  };
}

/** One gateway of the hospital. */
export function readSms(call: Call, vault: Vault, smsId: number): Promise<SmsSetting> {
  return call.tx.one<SmsSetting>(
    sql`select ${select(call, vault)} from sms_setting where ${ofHospital(call)} and sms_id = ${smsId}`,
    gatewaySentences.smsGatewayDoesNotExist,
  );
}

const columns = (sms: TypedSms): ColumnValues => ({
  sms_type: sms.smsType,
  sms_name: sms.smsName,
  api_id: sms.apiId || null,
  sender_id: sms.senderId || null,
  contact: sms.contact || null,
  username: sms.username || null,
  url: sms.url,
  method: sms.method,
  header_name: sms.headerName || null,
  header_value: sms.headerValue || null,
  body: sms.body || null,
  success_text: sms.successText || null,
  is_active: sms.isActive ?? true,
});

/** Makes room for the gateway that is to send. */
async function retireOthers(call: Call, smsId: number | null): Promise<void> {
  await call.tx.rows(sql`update sms_setting set is_active = false where ${ofHospital(call)} and is_active
    and sms_id is distinct from ${smsId}`);
}

/** Adds a gateway and answers its number. */
export async function insertSms(call: Call, sms: TypedSms): Promise<number> {
  if (sms.isActive !== false) await retireOthers(call, null);
  const written = columns(sms);
  const { smsId } = await call.tx.one<{ smsId: number }>(
    sql`insert into sms_setting (tenant_id, hospital_id, ${namesOf(written)})
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${valuesOf(written)})
      returning sms_id`,
    kernelSentences.nothingAdded,
  );
  return smsId;
}

/** Replaces all of a gateway but its secrets. */
export async function replaceSms(call: Call, smsId: number, sms: TypedSms): Promise<void> {
  if (sms.isActive !== false) await retireOthers(call, smsId);
  await call.tx.rows(
    sql`update sms_setting set ${changesOf(columns(sms))} where ${ofHospital(call)} and sms_id = ${smsId}`,
  );
}

/** The gateway a hospital sends with, or undefined. */
export function activeSms(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
): Promise<Omit<SmsSetting, 'secrets'> | undefined> {
  return tx.row(
    sql`select ${fields} from sms_setting where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and is_active`,
  );
}
