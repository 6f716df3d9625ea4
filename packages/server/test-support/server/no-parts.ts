// Keys for lists of calls that are looked at and never served.

import { AfterAnswer } from '../../src/kernel/after-answer.ts';
import type { HandlerParts } from '../../src/kernel/area.ts';
import { tokenSigner } from '../../src/kernel/token.ts';
import { Vault } from '../../src/kernel/vault.ts';

/** Good for naming calls, not for serving them. */
export const noParts: HandlerParts = {
  signer: tokenSigner('0'.repeat(64), 5),
  privateKey: 'no key needed',
  vault: new Vault(''),
  hasInnerGateways: false,
  mail: undefined,
  later: new AfterAnswer(() => undefined),
  allowsNoFactor: false,
};
