// The address of a link as it is typed, made whole.

/** 'example.org/a' becomes 'https://example.org/a', a mail address 'mailto:…'; what could run a script becomes ''. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return '';
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address) || /^\/(?!\/)/.test(address)) return address;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(address)) return `mailto:${address}`;
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) || address.startsWith('//') ? '' : `https://${address}`;
}
