// Pictures of signatures: one for each user, shown on reports when the hospital prints them (LB041, LB042).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import * as wire from '@charaka/contract/diagnostics/laboratory/signature';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { keepPicture, readPicture } from '../../kernel/picture-file.ts';
import { laboratorySettings } from './laboratory-settings.ts';

/** The newest of a user. */
function findSignature(
  call: Call,
  userId: number,
): Promise<{ labSignatureId: number; fileId: number | null } | undefined> {
  return call.tx.row<{ labSignatureId: number; fileId: number | null }>(sql`
    select lab_signature_id, file_id from lab_signature where tenant_id = ${call.tenantId} and user_id = ${userId}
    order by lab_signature_id desc limit 1`);
}

/** The signature picture for a report signed now by a user; null when the hospital prints none. */
export async function signatureOf(call: Call, userId: number): Promise<number | null> {
  if (!laboratorySettings.of(call.hospital).hasLabSignature) return null;
  return (await findSignature(call, userId))?.labSignatureId ?? null;
}

/** The caller's own. */
export const getOwnSignature = handle(wire.getOwnSignature, async (call) => {
  const own = await findSignature(call, call.userId);
  return { picture: await readPicture(call, { fileId: own?.fileId ?? null, text: null }) };
});

/** A new row: reports keep the one they were signed with. */
export const setOwnSignature = handle(wire.setOwnSignature, async (call, { picture }) => {
  const fileId = await keepPicture(call, picture, 'signature');
  await call.tx.rows(sql`
    insert into lab_signature (tenant_id, user_id, file_id, set_at)
    values (${call.tenantId}, ${call.userId}, ${fileId}, ${call.now})`);
  call.say(fileId === null ? laboratorySentences.signatureRemoved : laboratorySentences.signatureSaved);
  return {};
});
