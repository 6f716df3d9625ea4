// The language of the facts at the top of a paper.
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../test-support/render-paper.ts';
import { PaperView } from '../../ui/paper/paper-view.tsx';
import { numbersOf, PaperFacts } from './paper-facts.tsx';
import { sampleInsuredAdmission } from './sample-admission.ts';

beforeAll(async () => {
  await signIn();
  i18next.addResourceBundle('hi', 'admission', { numberOf: { 'IPD No': 'IPD नं.' } });
  await i18next.changeLanguage('hi');
});
afterAll(() => i18next.changeLanguage('en'));

it('the number of a stay is called in English on a paper, and in the reader’s language on the screen (R142, R526)', () => {
  const paper = renderToStaticMarkup(
    <PaperView letterhead={null}>
      <PaperFacts admission={sampleInsuredAdmission} />
    </PaperView>,
  );
  expect(paper).toContain('<strong>IPD No:</strong>');
  expect(paper).not.toContain('नं.');
  expect(numbersOf(sampleInsuredAdmission).label).toBe('IPD नं.');
});
