// The language of a paper and of the frame around it.
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../test-support/render-paper.ts';
import { PaperView } from './paper-view.tsx';

function Words() {
  return useTranslation('paper').t('createdBy');
}

beforeAll(async () => {
  await signIn();
  i18next.addResourceBundle('hi', 'paper', { createdBy: 'किसने बनाया' });
  await i18next.changeLanguage('hi');
});
afterAll(() => i18next.changeLanguage('en'));

it('a paper is English for users of every language, from its first moment on; what stands beside it is theirs (R010, R526)', () => {
  expect(renderToStaticMarkup(<Words />)).toBe('किसने बनाया');
  const sheet = renderToStaticMarkup(
    <PaperView letterhead={null}>
      <Words />
    </PaperView>,
  );
  expect(sheet).toContain('Created By');
  expect(sheet).not.toContain('किसने बनाया');
});
