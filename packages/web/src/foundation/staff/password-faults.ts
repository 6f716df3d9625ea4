// Errors of the two fields of the Reset Password modal, in the specification's words (R209, R210, Q184, Q185).
import type { Sentence } from '@charaka/rules/message/sentence';
import { spokenOrNothing } from '../../kernel/spoken.ts';

/** The new password, twice; the old one where it is one's own. */
export interface NewPassword {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Sentences by field; both must be given, then the first strong enough and the second equal. */
export function passwordFaults(
  { password, confirmation }: Omit<NewPassword, 'oldPassword'>,
  t: (key: 'passwordMissing' | 'confirmationMissing' | 'confirmationWrong') => string,
  weakness: (password: string) => Sentence | undefined,
): Partial<Record<keyof NewPassword, string>> {
  const first = password === '' ? t('passwordMissing') : spokenOrNothing(weakness(password));
  const different = password === confirmation ? undefined : t('confirmationWrong');
  const second = confirmation === '' ? t('confirmationMissing') : different;
  return { ...(first ? { password: first } : {}), ...(second ? { confirmation: second } : {}) };
}
