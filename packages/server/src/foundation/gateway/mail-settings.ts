// The mail server of a hospital: read, set, tried.
import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import { getMailSetting, saveMailSetting, sendTestMail } from '@charaka/contract/foundation/gateway/mail';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Vault } from '../../kernel/vault.ts';
import { activeMail, type MailSetting, readMail, type TypedMail, writeMail } from './mail-store.ts';
import { post } from './outbox-store.ts';
import { writeSecrets } from './secret-store.ts';

/** The calls of the mail server. */
export function mailHandlers(vault: Vault): Handler[] {
  return [
    handle(getMailSetting, async (call) => ({ email: await readMail(call, vault) })),
    handle(saveMailSetting, async (call, { email }) => {
      refuseToFollow(await readMail(call, vault), email);
      const emailId = await writeMail(call, email);
      const { smtpPassword, forgottenSecrets } = email;
      const secrets = { typed: { smtpPassword }, forgotten: forgottenSecrets ?? [] };
      await writeSecrets(call, vault, 'mail', emailId, secrets);
      call.say(gatewaySentences.mailServerSaved);
      return { email: await saved(call, vault) };
    }),
    handle(sendTestMail, async (call, { emailAddress }) => {
      const { tx, tenantId, hospital } = call;
      if (!(await activeMail(tx, tenantId, hospital.hospitalId))) refuse(gatewaySentences.noActiveMailServer);
      const messageId = await post(call, {
        channel: 'mail',
        recipient: emailAddress,
        subject: `Test mail of ${hospital.hospitalName}`,
        body: `This is a test mail of ${hospital.hospitalName}. Who can read it gets its mails.`,
        isTest: true,
      });
      call.say(gatewaySentences.testMailSent);
      return { messageId };
    }),
  ];
}

async function saved(call: Call, vault: Vault): Promise<MailSetting> {
  return (await readMail(call, vault)) ?? refuse(gatewaySentences.noMailServerSet);
}

/** A user who may change the server must not learn the password by having it sent to themselves, or over an open line. */
function refuseToFollow(before: MailSetting | undefined, typed: TypedMail): void {
  const isKept = before?.secrets.some(({ isSet }) => isSet) && !typed.smtpPassword && !typed.forgottenSecrets?.length;
  if (!before || !isKept) return;
  const isSame =
    before.smtpServer === typed.smtpServer &&
    before.smtpPort === typed.smtpPort &&
    (before.security === typed.security || typed.security !== 'none');
  if (isSame) return;
  const sentence = gatewaySentences.mailPasswordAgain;
  refuse(sentence, { 'email.smtpPassword': sentence });
}
