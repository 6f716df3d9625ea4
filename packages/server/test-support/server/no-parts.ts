// Keys for lists of calls that are looked at and never served.

import { join } from 'node:path';
import pg from 'pg';
import { AfterAnswer } from '../../src/kernel/after-answer.ts';
import type { HandlerParts, JobParts } from '../../src/kernel/area.ts';
import { FileStore } from '../../src/kernel/file-store.ts';
import { paperSigner } from '../../src/kernel/paper-signer.ts';
import { ReportReader } from '../../src/kernel/report-reader.ts';
import { ScreenTexts } from '../../src/kernel/screen-texts.ts';
import { tokenSigner } from '../../src/kernel/token.ts';
import { Vault } from '../../src/kernel/vault.ts';

const vault = new Vault('');

/** Good for naming calls, not for serving them. */
export const noParts: HandlerParts & JobParts = {
  signer: tokenSigner('0'.repeat(64), 5),
  privateKey: 'no key needed',
  papers: paperSigner('0'),
  vault,
  files: new FileStore({ vault, backend: 'Database', outside: {} }),
  hasInnerGateways: false,
  reports: new ReportReader(new pg.Pool()),
  texts: new ScreenTexts(join(import.meta.dirname, '../../../web/public')),
  mail: undefined,
  later: new AfterAnswer(() => undefined),
  allowsNoFactor: false,
};
