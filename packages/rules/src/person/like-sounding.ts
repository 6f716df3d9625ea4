// Names that sound alike, for the warning beside two patients of one day (OP041).

const spelledAlike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=[a-z])h/g, ''],
  [/[ckq]+/g, 'k'],
  [/[vw]/g, 'v'],
  [/[sz]/g, 's'],
  [/[gj]/g, 'j'],
];

/** Returns the sound of a name: its first letter, then its consonants. Names of other scripts are compared as written. */
function heard(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (!/^[a-z' -]+$/.test(plain)) return name.toLowerCase();
  const spelled = spelledAlike.reduce((word, [pattern, sign]) => word.replaceAll(pattern, sign), plain);
  return (
    spelled.slice(0, 1) +
    spelled
      .slice(1)
      .replaceAll(/[^a-z]|[aeiouy]/g, '')
      .replaceAll(/(.)\1+/g, '$1')
  );
}

/** The key that two names share when they sound alike. */
export const soundOfName = (firstName: string, lastName: string): string => `${heard(firstName)} ${heard(lastName)}`;
