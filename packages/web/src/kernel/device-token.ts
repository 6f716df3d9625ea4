// The token by which the server knows this browser again at a log-in: wrong tries of strangers do not shut out who has it.

const key = 'charaka.device';

/** Token that an earlier log-in stored in this browser; undefined when there was none. */
export function deviceToken(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

/** Stores the token of a log-in. The token alone opens nothing. */
export function keepDeviceToken(token: string): void {
  localStorage.setItem(key, token);
}
