// Handling of the server's answers by a screen.
import { convertNonHospitalCharges } from '@charaka/contract/money/charge/charge';
import { afterEach, expect, it, vi } from 'vitest';
import { call, messageOf, Refusal, TransportFailure } from './call.ts';

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
