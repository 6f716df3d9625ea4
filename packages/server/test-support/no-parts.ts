// Keys for lists of calls that are looked at and never served.

import { SecurityPost } from '../src/access/security-post.ts';
import type { HandlerParts } from '../src/app.ts';
import { AfterAnswer } from '../src/kernel/after-answer.ts';
import { Vault } from '../src/kernel/vault.ts';

/** Good for naming calls, not for serving them. */
export const noParts: HandlerParts = {
  privateKey: 'no key needed',
  vault: new Vault(''),
  hasInnerGateways: false,
  mail: undefined,
  later: new AfterAnswer(() => undefined),
  ...{ post: new SecurityPost(), allowsNoFactor: false },
};
