// Keys for lists of calls that are looked at and never served.

import type { HandlerParts } from '../../src/composition/app.ts';
import { SecurityPost } from '../../src/foundation/access/security-post.ts';
import { AfterAnswer } from '../../src/kernel/after-answer.ts';
import { Vault } from '../../src/kernel/vault.ts';

/** Good for naming calls, not for serving them. */
export const noParts: HandlerParts = {
  privateKey: 'no key needed',
  vault: new Vault(''),
  hasInnerGateways: false,
  mail: undefined,
  later: new AfterAnswer(() => undefined),
  ...{ post: new SecurityPost(), allowsNoFactor: false },
};
