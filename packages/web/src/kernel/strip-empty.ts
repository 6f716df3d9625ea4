// Takes empty values out of a request before it is sent (R022, Q17).

/** Kept as they are: an empty filter value still means something. */
const keptWhole = new Set(['filterParams', 'sortingModel']);

/**
 * A copy without null, undefined, '' and empty objects at any depth; 0, false and [] mean something and stay.
 * Filters and sorting are left alone.
 */
export function stripEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripEmpty);
  if (!isPlainObject(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const stripped = keptWhole.has(key) ? inner : stripEmpty(inner);
    if (stripped === null || stripped === undefined || stripped === '') continue;
    if (isPlainObject(stripped) && Object.keys(stripped).length === 0) continue;
    kept[key] = stripped;
  }
  return kept;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
