// Proves that no screen shows a stay or a patient by the bare number: with its prefix it is one everywhere (R327, R489, Q87).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const number = String.raw`(?:\w+\??\.)*(?:admissionId|patientId|registrationNo)`;
/** A number that a list shows in a column, that an element contains, or that a template adds to other words. */
const shown = [
  new RegExp(String.raw`\b(?:value|cell): \(?\{?[\w, ]*\}?\)? => (?:String\()?${number}[,)\s]`),
  new RegExp(String.raw`>\s*\{${number}\}\s*<`),
  new RegExp(String.raw`\[(?:[^\][(]*, )?${number}(?:, [^\][(]*)?\]\s*\.(?:filter|join)`),
];
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx$/.test(path));

it('shows numbers of stays and patients with the prefix of the hospital (R327, R489, Q87)', () => {
  expect(sources.length).toBeGreaterThan(400);
  const bare = sources.flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .filter((line) => shown.some((pattern) => pattern.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});

it('would see a bare number in a column, in an element and among other words', () => {
  const lines = [
    "{ id: 'ip', value: (row) => row.admissionId },",
    '<Text>{row.patientId}</Text>',
    "[row.name, row.admissionId].filter(Boolean).join(' · ')",
  ];
  expect(lines.map((line) => shown.some((pattern) => pattern.test(line)))).toEqual([true, true, true]);
});
