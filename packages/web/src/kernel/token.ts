// Session id and expiry read from a token by the browser. The browser does not verify it; the server does.

interface TokenClaims {
  readonly sid?: unknown;
  readonly iat?: unknown;
  readonly exp?: unknown;
}

function claimsOf(token: string): TokenClaims {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(payload)) as TokenClaims;
  } catch {
    return {};
  }
}

/** The session a token belongs to: the same for every token of one log-in, in every tab. */
export function sessionIdOf(token: string): string {
  return String(claimsOf(token).sid ?? '');
}

/**
 * When a token that came at `receivedAt` ends, by this machine's own clock in milliseconds: hospital machines whose clock
 * is wrong by an hour must not be logged out at once. Without a readable token the server's instant counts.
 */
export function localEndOf(token: string, tokenExpiry: string, receivedAt: number): number {
  const { iat, exp } = claimsOf(token);
  if (typeof iat === 'number' && typeof exp === 'number') return receivedAt + (exp - iat) * 1000;
  return Date.parse(tokenExpiry);
}
