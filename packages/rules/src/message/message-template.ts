// Texts with places to fill in, as '{patient}': what a message says and how a gateway is called.

const PLACE = /\{([a-zA-Z]+)\}/g;

/** The names of the places of a template, each once, in the order they stand. */
export function placesOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, name = '']) => name))];
}

/** A place as it stands in a template: '{patient}'. */
export function inBraces(name: string): string {
  return `{${name}}`;
}

/** The places of a template that nobody knows how to fill. */
export function unknownPlaces(template: string, known: readonly string[]): string[] {
  return placesOf(template).filter((name) => !known.includes(name));
}

/** The template with its places filled; `write` makes a value fit where it goes, as into an address. What is not known stays empty. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string = (value) => value,
): string {
  return template.replace(PLACE, (_place, name: string) => write(values[name] ?? ''));
}

/** A value inside a text of JSON. */
export function insideJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

/** Minutes until a message is tried again after so many tries; null when it is given up. */
export function minutesUntilRetry(tries: number): number | null {
  return [1, 5, 30, 120, 360][tries - 1] ?? null;
}
