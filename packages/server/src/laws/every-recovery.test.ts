// Every statement that changes the log-in or recovery of an account, by file: a new one must state here why it is safe (Q266).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { verifyingMenus } from '@charaka/contract/kernel/verifying-menus';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const TABLES =
  /(?:insert into|update|delete from)\s+(factor|recovery_code|password_reset_code|lab_signature|user_device|known_device)\b/g;
const COLUMNS = /(?:update|insert into)\s+app_user\b[^`]*?\b(email|phone|password_hash)\b\s*(?:=|,)/g;

/** File and table, with the reason why no account can be taken over by it. */
const safe: Readonly<Record<string, string>> = {
  'foundation/access/access-store.ts: known_device': 'opens nothing; the log-in that wrote it was right',
  'foundation/access/factor-store.ts: factor':
    "one's own, with a proof; all of them by two administrators, which freezes",
  'foundation/access/factor-store.ts: recovery_code': "one's own, with a proof",
  'foundation/access/name-device.ts: user_device': "one's own",
  'foundation/access/passkey-store.ts: factor': "one's own, with a proof",
  'foundation/access/password-reset-store.ts: password_hash': 'by the code that was mailed to a known address',
  'foundation/access/password-reset-store.ts: password_reset_code': 'sent to no address younger than a day',
  'foundation/staff/account-store.ts: email': "another user's is a reset; one's own is confirmed",
  'foundation/staff/account-store.ts: password_hash':
    "one's own with the old one; another user's is a reset, which freezes",
  'foundation/staff/account-store.ts: password_reset_code': 'ends codes, makes none',
  'diagnostics/laboratory/signatures.ts: lab_signature': "one's own",
  'office/setup/demo-door.ts: password_hash': 'the accounts of the demo, when the server starts',
};

function written(): string[] {
  const found = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return [TABLES, COLUMNS].flatMap((pattern) => [...text.matchAll(pattern)].map(([, what]) => `${file}: ${what}`));
    });
  return [...new Set(found)].toSorted();
}

it('names each statement that changes a log-in or its recovery, with its reason (Q266)', () => {
  expect(written()).toEqual(Object.keys(safe).toSorted());
});

it('knows each screen on which results are verified, whose holders are reset by two (Q266)', () => {
  expect(verifyingMenus).toContain(verifyMenu);
});
