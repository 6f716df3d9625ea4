// Keys for lists of calls that are looked at and never served.

import { AfterAnswer } from '../../src/kernel/after-answer.ts';
import type { HandlerParts } from '../../src/kernel/area.ts';
import { FileStore } from '../../src/kernel/file-store.ts';
import { paperSigner } from '../../src/kernel/paper-signer.ts';
import { tokenSigner } from '../../src/kernel/token.ts';
import { Vault } from '../../src/kernel/vault.ts';

const vault = new Vault('');

/** Good for naming calls, not for serving them. */
export const noParts: HandlerParts = {
  signer: tokenSigner('0'.repeat(64), 5),
  privateKey: 'no key needed',
  papers: paperSigner('0'),
  vault,
  files: new FileStore({ vault, backend: 'Database', outside: {} }),
  hasInnerGateways: false,
  mail: undefined,
  later: new AfterAnswer(() => undefined),
  allowsNoFactor: false,
};
