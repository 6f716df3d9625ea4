// Proves what templates ask, how scores add up, and which phrases expand.
import { describe, expect, it } from 'vitest';
import { doubledKey, expandPhrases, isAsked, scoreFault, sumOfScore, withPart } from './note-template.ts';

const field = (fieldKey: string) => ({ fieldKey, label: fieldKey, kind: 'text' as const });

describe('a template', () => {
  it('has each key once', () => {
    const section = (...keys: string[]) => ({ sectionKey: keys.join(), title: '', fields: keys.map(field) });
    expect(doubledKey([section('a', 'b'), section('c')])).toBeUndefined();
    expect(doubledKey([section('a', 'b'), section('b')])).toBe('b');
  });

  it('asks some fields only when another one says so', () => {
    const asked = { ...field('colour'), showIfKey: 'sputum', showIfValue: 'Yes' };
    expect(isAsked(asked, [])).toBe(false);
    expect(isAsked(asked, [{ fieldKey: 'sputum', value: 'Yes' }])).toBe(true);
  });
});

describe('a score', () => {
  it('is the sum of its parts once all are there, and never what is typed (OP038)', () => {
    const parts = withPart('GCS', withPart('GCS', withPart('GCS', '', 'eye', 4), 'verbal', 5), 'motor', 6);
    expect(parts).toBe('eye=4 verbal=5 motor=6');
    expect(sumOfScore('GCS', parts)).toBe(15);
    expect(sumOfScore('GCS', withPart('GCS', parts, 'eye', 2))).toBe(13);
    expect(sumOfScore('GCS', 'eye=4')).toBeUndefined();
    const sections = [
      { sectionKey: 's', title: '', fields: [{ ...field('gcs'), kind: 'score' as const, scoreKey: 'GCS' as const }] },
    ];
    for (const value of ['15', 'eye=9 verbal=5 motor=6', 'eye=4'])
      expect(scoreFault(sections, [{ fieldKey: 'gcs', value }])?.fieldKey).toBe('gcs');
    expect(scoreFault(sections, [{ fieldKey: 'gcs', value: parts }])).toBeUndefined();
  });
});

describe('a phrase', () => {
  const phrases = new Map([['nad', 'No abnormality detected']]);
  it.each([
    ['.nad ', 'No abnormality detected '],
    ['Chest: .NAD\n', 'Chest: No abnormality detected\n'],
    ['.nad', '.nad'],
    ['.unknown ', '.unknown '],
    ['1.nad ', '1.nad '],
  ])('%j becomes %j (OP039)', (typed, text) => {
    expect(expandPhrases(typed, phrases)).toBe(text);
  });
});
