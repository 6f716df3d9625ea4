// The command `npm run rules`: counts the lines of the law book that no test cites; `npm run rules -- R482` prints one with its proofs,
// `npm run rules -- --count` one line: the number of lines proved by tests that go through the product.
import { isThroughProduct, type LawLine, provenNumbers, readLawBook } from './law-book.ts';
import { root } from './step.ts';
import { readSources, type Source } from './structure-source.ts';

function listUncited(book: readonly LawLine[], tests: readonly Source[]): void {
  const proven = provenNumbers(tests.map(({ lines }) => lines.join('\n')).join('\n'));
  for (const { number, text } of book) if (/^R\d/.test(number) && !proven.has(number)) console.log(text);
  for (const [file, lines] of Map.groupBy(book, (line) => line.file)) {
    if (file === 'decisions.md') continue;
    const count = lines.filter(({ number }) => proven.has(number)).length;
    console.log(`${file}: ${count} of ${lines.length} rules are cited by a test; ${lines.length - count} are not.`);
  }
}

/** Prints how many lines of the law book are proved by a test that goes through the product. */
function printCount(book: readonly LawLine[], tests: readonly Source[]): void {
  const through = tests.filter(({ path }) => isThroughProduct(path));
  const proven = provenNumbers(through.map(({ lines }) => lines.join('\n')).join('\n'));
  const count = book.filter(({ number }) => proven.has(number)).length;
  console.log(`${count} of ${book.length} lines of the law book are proved by a test that goes through the product.`);
}

/** Prints a line of the law book, the other lines that speak of it, and the tests whose titles cite it. Answers whether it exists. */
function printLine(number: string, book: readonly LawLine[], tests: readonly Source[]): boolean {
  const own = book.find((line) => line.number === number);
  if (!own) {
    console.error(`${number} is no line of docs/spec.`);
    return false;
  }
  console.log(`${own.text}\n  docs/spec/${own.file}`);
  const mentions = book.filter((line) => line !== own && new RegExp(`\\b${number}\\b`).test(line.text));
  if (mentions.length > 0) console.log('\nWhat else speaks of it:');
  for (const { text, file } of mentions) console.log(`- ${text}\n  docs/spec/${file}`);
  const proofs = tests.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (provenNumbers(line).has(number) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  console.log(proofs.length > 0 ? '\nThe tests that cite it:' : '\nNo test cites it.');
  for (const proof of proofs) console.log(`- ${proof}`);
  return true;
}

const book = readLawBook(root);
const tests = readSources(root).filter(({ isTest }) => isTest);
const asked = process.argv.slice(2);
if (asked.length === 0) listUncited(book, tests);
if (asked.includes('--count')) printCount(book, tests);
const numbers = asked.filter((one) => one !== '--count');
const found = numbers.map((number) => printLine(number.toUpperCase(), book, tests));
process.exitCode = found.every(Boolean) ? 0 : 1;
