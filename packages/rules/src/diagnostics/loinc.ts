// Whether a LOINC code is written right: its last digit is worked out from the others.

/** Checks a code like '718-7' by its check digit (modulus 10, double-add-double). */
export function isLoincCode(code: string): boolean {
  const found = /^(\d{1,7})-(\d)$/.exec(code);
  if (!found) return false;
  const sum = [...(found[1] ?? '')]
    .toReversed()
    .map((digit, place) => {
      const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return doubled > 9 ? doubled - 9 : doubled;
    })
    .reduce((total, digit) => total + digit, 0);
  return (10 - (sum % 10)) % 10 === Number(found[2]);
}
