// Payment gateways: listed, kept, chosen.

import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import {
  listPaymentGateways,
  savePaymentGateway,
  setPaymentGateway,
} from '@charaka/contract/foundation/gateway/payment-gateway';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import type { Vault } from '../../kernel/vault.ts';
import { paymentList, readPayment, selectPayment, writePayment } from './payment-store.ts';
import { writeSecrets } from './secret-store.ts';

const row = listPaymentGateways.output.shape.rows.element;

/** The calls of payment gateways. */
export function paymentGatewayHandlers(vault: Vault): Handler[] {
  return [
    handle(listPaymentGateways, (call, input) => readList(call.tx, paymentList(call, vault), row, input)),
    handle(savePaymentGateway, async (call, { payment }) => {
      const paymentId = await writePayment(call, payment);
      const { apiSecretKey, salt, apiPassword, apiSignature, forgottenSecrets } = payment;
      await writeSecrets(call, vault, 'payment', paymentId, {
        typed: { apiSecretKey, salt, apiPassword, apiSignature },
        forgotten: forgottenSecrets ?? [],
      });
      return answered(call, vault, paymentId, gatewaySentences.paymentGatewaySaved);
    }),
    handle(setPaymentGateway, async (call, { payment: { paymentId } }) => {
      await selectPayment(call, paymentId);
      return answered(call, vault, paymentId, gatewaySentences.paymentGatewayChosen);
    }),
  ];
}

async function answered(call: Call, vault: Vault, paymentId: number, sentence: Sentence) {
  call.say(sentence);
  return { payment: await readPayment(call, vault, paymentId) };
}
