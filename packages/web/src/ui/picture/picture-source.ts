// Pictures are kept as base64 without a prefix; a browser wants one (R254, R255, Q201).

const kinds: readonly [string, string][] = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lG', 'image/gif'],
  ['UklG', 'image/webp'],
  ['PHN2', 'image/svg+xml'],
  ['PD94', 'image/svg+xml'],
];

/** A data address for stored base64; the kind is told by its first bytes, png when they are unknown. */
export function pictureSource(base64: string): string {
  if (base64.startsWith('data:')) return base64;
  const kind = kinds.find(([start]) => base64.startsWith(start))?.[1] ?? 'image/png';
  return `data:${kind};base64,${base64}`;
}
