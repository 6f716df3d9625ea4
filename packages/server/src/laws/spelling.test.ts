// Proves that no screen shows a misspelling of the specification, while answers of calls keep its spelling (Q222).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownEnglish } from '@charaka/rules/message/corrected-english';
import { describe, expect, it } from 'vitest';
import { declaredSentences } from '../../test-support/record/catalogues.ts';

const locales = join(import.meta.dirname, '../../../web/public/locales/en');
/** Misspelt words of the specification, and others of their kind. */
const misspelt =
  /\b(lesser|(greater|older|more|less|later) then|addhar|adress|aproved|cancell?ation reson|occured|payble|pleace|recie\w+|seperat\w+|somethig|sucess\w*|should greater)\b/i;

const shown = declaredSentences().map(([code, template]) => shownEnglish({ code, params: {}, text: template }));

describe('the English of the screens', () => {
  it('spells every sentence of a refusal right (Q222)', () => {
    expect(shown.filter((text) => misspelt.test(text))).toEqual([]);
    expect(shown).toContain('The cash amount must not be above {limit}');
  });

  it('is no wording of the specification that misleads: "select" for a typed number, titles within a sentence (Q222)', () => {
    const wordings =
      /Select emergency number|Ipd Bill|TPA Change Successful|(upi|neft|cheque) transaction no|no TPA please/;
    expect(shown.filter((text) => wordings.test(text))).toEqual([]);
    expect(shown).toContain('Enter an emergency number');
  });

  it('spells every text of a screen right (Q222)', () => {
    const lines = readdirSync(locales).flatMap((file) => readFileSync(join(locales, file), 'utf8').split('\n'));
    // A key of a text may be a value of the wire.
    expect(lines.map((line) => line.replace(/^\s*"[^"]+":/, '')).filter((text) => misspelt.test(text))).toEqual([]);
  });
});
