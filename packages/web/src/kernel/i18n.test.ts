// Proves that no screen waits for texts of its own: every namespace is there once the first screen opens, in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinedTextsOf } from '../../join-texts.ts';
import { chooseLanguage, loadScreenTexts, startTranslations } from './i18n.ts';

const folder = join(import.meta.dirname, '../../public/locales');
const namespaces = readdirSync(join(folder, 'en')).map((file) => file.replace('.json', ''));

let asked: string[] = [];
let isLineDown = false;

/** The texts of a language that lags behind: a whole part is missing, and of another one a text. */
function laggingTexts(): object {
  const { bed: _, bill, ...rest } = JSON.parse(joinedTextsOf('te')) as Record<string, Record<string, unknown>>;
  const { billSummary: __, ...left } = bill ?? {};
  return { ...rest, bill: left };
}

/** Answers as the server does from the build. */
async function answer(address: string): Promise<Response> {
  asked.push(address);
  if (isLineDown) throw new TypeError('Failed to fetch');
  const language = /^\/locales\/(\w+)\.json$/.exec(address)?.[1];
  if (language === 'te') return new Response(JSON.stringify(laggingTexts()));
  return new Response(language ? joinedTextsOf(language) : readFileSync(join(folder, address.replace('/locales', ''))));
}

beforeAll(async () => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await startTranslations();
});
beforeEach(() => {
  asked = [];
});
afterAll(() => vi.unstubAllGlobals());

const missing = () => namespaces.filter((name) => !i18next.hasLoadedNamespace(name));

describe('the texts of the screens', () => {
  it('are not asked for before the log-in, but for those of its own pages (R013)', () => {
    expect(missing()).toEqual(namespaces.filter((name) => name !== 'kernel' && name !== 'access'));
  });

  it('fail whoever asks while the line is down, and are asked for again', async () => {
    isLineDown = true;
    await expect(loadScreenTexts()).rejects.toThrow('Failed to fetch');
    isLineDown = false;
    await loadScreenTexts();
    expect(missing()).toEqual([]);
    expect(asked).toEqual(['/locales/en.json', '/locales/en.json']);
  });

  it('come in one file, once (R013)', async () => {
    await loadScreenTexts();
    await loadScreenTexts();
    expect(asked).toEqual([]);
    expect(i18next.t('billSummary', { ns: 'bill' })).toBe('Bill Summary');
  });

  it('come in one file more for another language (R010)', async () => {
    await chooseLanguage('bn');
    expect(missing()).toEqual([]);
    expect(asked.toSorted()).toEqual(['/locales/bn.json', '/locales/bn/access.json', '/locales/bn/kernel.json']);
    expect(i18next.t('billSummary', { ns: 'bill' })).toBe('বিলের সারাংশ');
    expect(i18next.t('menu.Patients', { ns: 'shell' })).not.toBe('Patients');
  });

  it('are English where a code is only registered, and nothing is asked for it (R011, R012, Q169)', async () => {
    await chooseLanguage('de');
    expect(i18next.t('billSummary', { ns: 'bill' })).toBe('Bill Summary');
    expect(asked).toEqual([]);
  });

  it('are English where a language lags behind, text by text (R012)', async () => {
    await chooseLanguage('te');
    expect(i18next.t('wardLines', { ns: 'bed' })).toBe('Beds by ward');
    expect(i18next.t('billSummary', { ns: 'bill' })).toBe('Bill Summary');
    expect(i18next.t('menu.Patients', { ns: 'shell' })).not.toBe('Patients');
  });
});
