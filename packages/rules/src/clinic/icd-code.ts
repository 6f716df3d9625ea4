// ICD codes in one writing: files of some publishers leave out the dot of ICD-10.

const ICD10 = /^([A-Z]\d[0-9A-Z])(?:\.?([0-9A-Z]{1,4}))?$/i;

/** 'A010' and 'a01.0' are A01.0. Codes of ICD-11 have a letter in second place and stay as they are, as any other text. */
export function icdCodeOf(text: string): string {
  const [, category, rest] = ICD10.exec(text.trim()) ?? [];
  if (category === undefined) return text;
  return (rest === undefined ? category : `${category}.${rest}`).toUpperCase();
}
