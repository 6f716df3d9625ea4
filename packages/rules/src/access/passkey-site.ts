// Whether passkeys work at an address, and what they are bound to there.

/**
 * The name passkeys made at an address are bound to: its host. Undefined where browsers offer none: without TLS but on the machine itself, and
 * under a number instead of a name, as in many a hospital's network.
 */
export function passkeySite(origin: string): string | undefined {
  const [, scheme, host] = /^(https?):\/\/([a-z0-9.-]+)(?::\d+)?$/i.exec(origin) ?? [];
  if (host === undefined || /^[\d.]+$/.test(host)) return undefined;
  const name = host.toLowerCase();
  const isThisMachine = name === 'localhost' || name.endsWith('.localhost');
  return scheme?.toLowerCase() === 'https' || isThisMachine ? name : undefined;
}
