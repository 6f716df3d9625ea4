// A list of names in one cell is separated by its strongest mark; commas inside names and numbers separate nothing.
import { expect, it } from 'vitest';
import { separatedNames } from './separated-names.ts';

it.each([
  ['Aspirin, Penicillin', ['Aspirin', 'Penicillin']],
  ['Aspirin,Penicillin,', ['Aspirin', 'Penicillin']],
  ['Aspirin; Iron, sucrose', ['Aspirin', 'Iron, sucrose']],
  ['Iron, sucrose|Penicillin', ['Iron, sucrose', 'Penicillin']],
  ['Iron, sucrose\nPenicillin', ['Iron, sucrose', 'Penicillin']],
  ['NSAIDs (ibuprofen, diclofenac), 2,4-D', ['NSAIDs (ibuprofen, diclofenac)', '2,4-D']],
  ['Iron (sucrose, zinc', ['Iron (sucrose', 'zinc']],
  ['Vitamin B1,B6', ['Vitamin B1', 'B6']],
  ['1,200', ['1,200']],
  ['', []],
])('%j', (text, names) => {
  expect(separatedNames(text)).toEqual(names);
});
