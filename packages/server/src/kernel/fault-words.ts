// The parts of a fault that may leave the database: never a value quoted from a row or a request (PS051).

/** Texts in double quotes, as PostgreSQL writes values and the JSON reader writes what it could not read. */
const quoted = /"[^"\n]*"/g;

/** The message of a fault without quoted values. Names of tables and constraints are in fields of their own. */
export function faultWords(words: string): string {
  return words.replace(quoted, '"…"');
}
