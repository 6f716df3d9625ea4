// Asks the browser for a key: to make one, or to prove who is there with one (PS033).
import { passkeySite } from '@charaka/rules/access/passkey-site';
import { Refusal } from '../../kernel/call.ts';

/** Messages when the key could not be made or read: the browser's own words are English and meant for programmers. */
interface Sentences {
  readonly gaveUp: string;
  readonly isKnown: string;
}

/** Whether this browser, at this address, has keys at all. */
export function hasPasskeys(): boolean {
  return passkeySite(window.location.origin) !== undefined && typeof window.PublicKeyCredential === 'function';
}

/** Makes a key by the server's options, JSON both ways. Refuses in a sentence when the user or the browser gives up. */
export async function makePasskey(options: string, sentences: Sentences): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return orRefuse(() => startRegistration({ optionsJSON: JSON.parse(options) }), sentences);
}

/** Proves with a key by the server's options, JSON both ways. Refuses in a sentence when the user or the browser gives up. */
export async function answerWithPasskey(options: string, sentences: Sentences): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return orRefuse(() => startAuthentication({ optionsJSON: JSON.parse(options) }), sentences);
}

async function orRefuse(ask: () => Promise<object>, { gaveUp, isKnown }: Sentences): Promise<string> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    throw new Refusal(error instanceof Error && error.name === 'InvalidStateError' ? isKnown : gaveUp);
  }
}
