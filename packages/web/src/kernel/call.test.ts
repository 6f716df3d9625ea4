// Handling of the server's answers by a screen.
import { convertNonHospitalCharges } from '@charaka/contract/money/charge/charge';
import { afterEach, expect, it, vi } from 'vitest';
import { onQuestion } from '../ui/dialog/confirm-request.ts';
import { call, messageOf, Refusal, TransportFailure, Withdrawn } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, contentType: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': contentType } }));
}

const convert = () => call(convertNonHospitalCharges, { admission: { admissionId: 1 } });

it('a plain text is success; JSON with a failure, or no sensible answer, is not (R283, Q69)', async () => {
  answer('IPD Patient Updated', 'text/plain; charset=utf-8');
  expect(messageOf(await convert())).toBe('IPD Patient Updated');
  answer('{"_failure":true,"_message":"No"}', 'application/json');
  await expect(convert()).rejects.toThrow(new Refusal('No'));
  answer('<html>', 'text/html');
  await expect(convert()).rejects.toBeInstanceOf(TransportFailure);
});

it('asks what the server asks, and sends the same call again only when the user confirms (R487, Q115)', async () => {
  const asked = {
    _failure: true,
    _message: 'The cash would come to Rs 2,00,000.00',
    _code: 'payment.forbiddenCashOfDay',
    _params: {},
    _question: { code: 'payment.takeInCash', params: { cash: '1.00' }, text: 'Take Rs 1.00 in cash' },
  };
  const sent: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers);
    const isAsking = headers['charaka-question'] === 'ask';
    return Response.json(isAsking ? asked : { _failure: false, _message: 'Done' });
  });
  const shown: unknown[] = [];
  let isConfirmed = false;
  const withdraw = onQuestion(({ question, answer }) => {
    shown.push(question);
    answer(isConfirmed);
  });
  await expect(convert()).rejects.toBeInstanceOf(Withdrawn);
  expect(sent).toHaveLength(1);
  expect(shown).toEqual([
    {
      title: 'Take Rs 1.00 in cash',
      text: 'The cash would come to Rs 2,00,000.00',
      confirmLabel: 'Take Rs 1.00 in cash',
      // The focus is on Cancel: the Enter that saved must not also confirm.
      isDangerous: true,
    },
  ]);
  isConfirmed = true;
  expect(messageOf(await convert())).toBe('Done');
  const [, ask, confirmed] = sent;
  expect([ask?.['charaka-question'], confirmed?.['charaka-question']]).toEqual(['ask', 'payment.forbiddenCashOfDay']);
  expect(confirmed?.['idempotency-key']).toBe(ask?.['idempotency-key']);
  withdraw();
});

it('asks one question after the other, and never the same again (PH094, PH047)', async () => {
  const questionOf = (code: string) => ({
    _failure: true,
    _message: code,
    _code: code,
    _params: {},
    _question: { code: `${code}Anyway`, params: {}, text: `${code} anyway` },
  });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    const answers = headers['charaka-question'] ?? '';
    sent.push(answers);
    const open = ['order.old', 'order.twice'].find((code) => !answers.split(' ').includes(code));
    return Response.json(open ? questionOf(open) : { _failure: false, _message: 'Done' });
  });
  const withdraw = onQuestion(({ answer }) => answer(true));
  expect(messageOf(await convert())).toBe('Done');
  expect(sent).toEqual(['ask', 'order.old', 'order.old order.twice']);
  vi.stubGlobal('fetch', async () => Response.json(questionOf('order.old')));
  await expect(convert()).rejects.toThrow(new Refusal('order.old'));
  withdraw();
});
