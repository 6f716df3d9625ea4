// Whether a code is one of the user's second factor: of the app, or a recovery code; each counts once (PS033).
import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from '../../kernel/transaction.ts';
import type { Vault } from '../../kernel/vault.ts';
import { dropRecoveryCodes, keepRecoveryCodes, listSecrets, useRecoveryCode, useStep } from './factor-store.ts';
import { stepOfCode } from './totp.ts';

/** Letters and digits that are not mistaken for each other when they are written down. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RECOVERY_CODES = 10;
const LETTERS = 15;

/** The owner of a code. */
export interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

/** The vault's place for the secret of a user's app. */
export const secretPlace = ({ tenantId, userId }: Owner) => [tenantId, 'factor', userId];

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
// 74 random bits need no slow hash.
const hashOf = (code: string) =>
  createHash('sha256')
    .update(`recovery ${plain(code)}`)
    .digest('hex');

/** Whether the code is right; it is used up by that. */
export async function proveFactor(
  tx: Transaction,
  vault: Vault,
  owner: Owner,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const { tenantId, userId } = owner;
  const typed = plain(code);
  if (!/^\d{6}$/.test(typed)) return typed.length === LETTERS && useRecoveryCode(tx, tenantId, userId, hashOf(typed));
  for (const { factorId, sealed } of await listSecrets(tx, tenantId, userId)) {
    const step = stepOfCode(vault.open(sealed, secretPlace(owner)), typed, now);
    if (step !== undefined) return useStep(tx, tenantId, factorId, step);
  }
  return false;
}

/** Ten new recovery codes in place of those of before; they are shown this once. */
export async function renewRecoveryCodes(tx: Transaction, { tenantId, userId }: Owner): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  await dropRecoveryCodes(tx, tenantId, userId);
  await keepRecoveryCodes(tx, tenantId, userId, codes.map(hashOf));
  return codes.map((code) => code.replace(/.{5}(?=.)/g, '$&-'));
}
