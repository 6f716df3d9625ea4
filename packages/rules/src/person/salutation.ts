// The titles a person may have.

/** The 36 titles that are offered where a hospital has no list of its own (R253, Q204). */
export const SALUTATIONS: readonly string[] = [
  'Mr.',
  'Mrs.',
  'Miss.',
  'Ms.',
  'Master.',
  'Md.',
  'Sk.',
  'Dr.',
  'Baby.',
  'Baby of.',
  'Prof.',
  'Er.',
  'Adv.',
  'Smt.',
  'Shri.',
  'Sri.',
  'Kumari.',
  'Kumar.',
  'Begum.',
  'Haji.',
  'Maulana.',
  'Pandit.',
  'Sardar.',
  'Sardarni.',
  'Rev.',
  'Fr.',
  'Sr.',
  'Capt.',
  'Major.',
  'Col.',
  'Brig.',
  'Lt.',
  'Justice.',
  'Hon.',
  'Swami.',
  'Late.',
];

/** A name without the titles before it: what its initials are made of. 'Dr. Pushpa Jha' is 'Pushpa Jha'. */
export function withoutTitles(name: string): string {
  const words = name.trim().split(/\s+/);
  const isTitle = (word: string) =>
    SALUTATIONS.some((title) => title.toLowerCase().replace('.', '') === word.toLowerCase().replace('.', ''));
  const first = words.findIndex((word) => !isTitle(word));
  return first < 0 ? name.trim() : words.slice(first).join(' ');
}
