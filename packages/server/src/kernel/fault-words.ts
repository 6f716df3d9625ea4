// What may be told of a fault outside of the database: never a value that the database quotes from a row or a request (PS051).

/** Texts in double quotes, as PostgreSQL writes values and the JSON reader writes what it could not read. */
const quoted = /"[^"\n]*"/g;

/** The words of a fault without what is quoted in them. The names of tables and constraints stand in fields of their own. */
export function faultWords(words: string): string {
  return words.replace(quoted, '"…"');
}
