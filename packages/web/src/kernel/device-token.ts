// The token by which the server knows this browser again at a log-in: wrong tries of strangers do not shut out who has it.

const key = 'charaka.device';

/** Token that an earlier log-in stored in this browser; undefined when there was none. */
export function deviceToken(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

/** Keeps what a log-in was given. It opens nothing by itself. */
export function keepDeviceToken(token: string): void {
  localStorage.setItem(key, token);
}
