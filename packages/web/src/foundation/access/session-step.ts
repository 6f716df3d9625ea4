// When the watch over a session acts, and whether it may renew without asking (R095-R098, Q165, Q166).

/** How long before the token's end the watch acts; the countdown of 30 seconds lies inside. */
const leadMilliseconds = 60_000;
/** A user whose last answer is younger than this counts as active. */
const atWorkMilliseconds = 5 * 60_000;
/** A machine that slept must notice soon after waking; timers do not count the time asleep. */
const longestWaitMilliseconds = 15_000;
const retryMilliseconds = 5_000;

/** Next step: the session has expired, wait, renew silently (and retry after a network failure), or ask the user. */
export type SessionStep =
  | { readonly kind: 'expired' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'renew'; readonly retryMilliseconds: number }
  | { readonly kind: 'ask' };

/** The step for a token that ends at `endsAt`, all by one clock. A token without a readable end counts as expired (R101). */
export function nextStep(endsAt: number, now: number, lastAnswerAt: number): SessionStep {
  if (!(endsAt > now)) return { kind: 'expired' };
  const rest = endsAt - now - leadMilliseconds;
  if (rest > 0) return { kind: 'wait', milliseconds: Math.min(rest, longestWaitMilliseconds) };
  return now - lastAnswerAt <= atWorkMilliseconds ? { kind: 'renew', retryMilliseconds } : { kind: 'ask' };
}
