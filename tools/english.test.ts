// Proves what counts as a phrase that needs a second reading, and holds the subjects of new commits to docs/english.md.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './step.ts';
import { COUNTS_PATH, phrasesInCode, phrasesInTexts } from './structure-english.ts';

/** Subjects of the commits since the counts were added; none where there is no history. */
function newSubjects(): string[] {
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words], { encoding: 'utf8' }).trim();
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', COUNTS_PATH).split('\n').at(-1);
    return added ? git('log', '--no-merges', '--format=%s', `${added}..HEAD`).split('\n').filter(Boolean) : [];
  } catch {
    return [];
  }
}

describe('plain English', () => {
  it('counts phrases of comments, and leaves code and strings alone', () => {
    expect(phrasesInCode(['// Who waits.', "const told = 'to whom';", '/** The name of who signed. */'])).toBe(2);
    expect(phrasesInCode(['// The patient waits.', ' * Null when not measured.'])).toBe(0);
  });

  it('counts phrases of user texts, and leaves their keys alone', () => {
    expect(phrasesInTexts('{ "is told": "Bills stand here", "b": "Works by itself" }')).toBe(2);
    expect(phrasesInTexts('{ "a": "No unpaid tests." }')).toBe(0);
    expect(phrasesInTexts('{ "a": "Only the deeds of this role", "b": "May: {{deed}}" }')).toBe(1);
  });

  it('holds commit subjects to 72 letters and one reading', () => {
    const faulty = newSubjects().filter(
      (subject) => subject.length > 72 || /\b(?:of|for|to|by|from) (?:who|what|whom)\b/i.test(subject),
    );
    expect(faulty).toEqual([]);
  });
});
