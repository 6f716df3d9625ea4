// The SQL of the mail server of a hospital.

import { mailSecrets, type mailSetting, type saveMailSetting } from '@charaka/contract/foundation/gateway/mail';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import type { Vault } from '../../kernel/vault.ts';
import { secretColumn } from './secret-store.ts';

/** The mail server as answered. */
export type MailSetting = z.output<typeof mailSetting>;
/** The mail server as typed. */
export type TypedMail = ParsedOf<typeof saveMailSetting>['email'];

const fields = sql`email_id, smtp_server, smtp_port, security, smtp_username, from_name, from_address, is_active`;

/** The mail server of the caller's hospital, or undefined. */
export function readMail(call: Call, vault: Vault): Promise<MailSetting | undefined> {
  return call.tx.row<MailSetting>(sql`
    select ${fields}, ${secretColumn(vault, call.tenantId, 'mail', sql`email_id`, mailSecrets)} as secrets
    from mail_setting where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}`);
}

/** Writes all of it but the password and answers its number. */
export async function writeMail(call: Call, mail: TypedMail): Promise<number> {
  const { emailId } = await call.tx.one<{ emailId: number }>(
    sql`insert into mail_setting (tenant_id, hospital_id, smtp_server, smtp_port, security, smtp_username, from_name,
        from_address, is_active)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${mail.smtpServer}, ${mail.smtpPort}, ${mail.security},
        ${mail.smtpUsername || null}, ${mail.fromName || null}, ${mail.fromAddress}, ${mail.isActive ?? true})
      on conflict (tenant_id, hospital_id) do update set smtp_server = excluded.smtp_server, smtp_port = excluded.smtp_port,
        security = excluded.security, smtp_username = excluded.smtp_username, from_name = excluded.from_name,
        from_address = excluded.from_address, is_active = excluded.is_active
      returning email_id`,
    kernelSentences.nothingAdded,
  );
  return emailId;
}

/** The mail server a hospital sends with, or undefined. */
export function activeMail(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
): Promise<Omit<MailSetting, 'secrets'> | undefined> {
  return tx.row(
    sql`select ${fields} from mail_setting where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and is_active`,
  );
}
