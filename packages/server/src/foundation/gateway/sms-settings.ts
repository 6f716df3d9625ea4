// SMS gateways: listed, added, changed, tried.

import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import {
  addSmsSetting,
  listSmsSettings,
  sendTestSms,
  smsSecrets,
  updateSmsSetting,
} from '@charaka/contract/foundation/gateway/sms';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Vault } from '../../kernel/vault.ts';
import { post } from './outbox-store.ts';
import { keptSecrets, writeSecrets } from './secret-store.ts';
import { activeSms, insertSms, readSms, replaceSms, smsList, type TypedSms } from './sms-store.ts';

const row = listSmsSettings.output.shape.rows.element;

/** The calls of SMS gateways; `hasInnerGateways` lets them stand in the operator's network and speak plain http. */
export function smsHandlers(vault: Vault, hasInnerGateways: boolean): Handler[] {
  return [
    handle(listSmsSettings, (call, input) => readList(call.tx, smsList(call, vault), row, input)),
    handle(addSmsSetting, async (call, { sms }) => {
      refusePlainHttp(sms, hasInnerGateways);
      const smsId = await insertSms(call, sms);
      await keep(call, vault, smsId, sms);
      return answered(call, vault, smsId, gatewaySentences.smsGatewayAdded);
    }),
    handle(updateSmsSetting, async (call, { sms: { smsId, ...sms } }) => {
      refusePlainHttp(sms, hasInnerGateways);
      const before = await readSms(call, vault, smsId);
      if (new URL(before.url).origin !== new URL(sms.url).origin) await refuseToFollow(call, smsId, sms);
      await replaceSms(call, smsId, sms);
      await keep(call, vault, smsId, sms);
      return answered(call, vault, smsId, gatewaySentences.smsGatewayUpdated);
    }),
    handle(sendTestSms, async (call, { contactNo }) => {
      const { tx, tenantId, hospital } = call;
      if (!(await activeSms(tx, tenantId, hospital.hospitalId))) refuse(gatewaySentences.noSmsGatewayActive);
      const body = `This is a test message of ${hospital.hospitalName}.`;
      const messageId = await post(call, { channel: 'sms', recipient: contactNo, subject: '', body, isTest: true });
      call.say(gatewaySentences.testMessageSent);
      return { messageId };
    }),
  ];
}

function refusePlainHttp({ url }: TypedSms, hasInnerGateways: boolean): void {
  const sentence = gatewaySentences.gatewayNeedsHttps;
  if (!hasInnerGateways && new URL(url).protocol !== 'https:') refuse(sentence, { 'sms.url': sentence });
}

/** A user who may change the address must not learn the secrets by sending them to themselves. */
async function refuseToFollow(call: Call, smsId: number, sms: TypedSms): Promise<void> {
  const kept = await keptSecrets(call, 'sms', smsId);
  const following = smsSecrets.find(
    (name) => kept.includes(name) && !sms[name] && !sms.forgottenSecrets?.includes(name),
  );
  if (!following) return;
  const sentence = gatewaySentences.gatewayKeysAgain;
  refuse(sentence, { [`sms.${following}`]: sentence });
}

async function keep(call: Call, vault: Vault, smsId: number, { authKey, password, forgottenSecrets }: TypedSms) {
  await writeSecrets(call, vault, 'sms', smsId, { typed: { authKey, password }, forgotten: forgottenSecrets ?? [] });
}

async function answered(call: Call, vault: Vault, smsId: number, sentence: Sentence) {
  call.say(sentence);
  return { sms: await readSms(call, vault, smsId) };
}
