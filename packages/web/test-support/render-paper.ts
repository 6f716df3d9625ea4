// Renders a paper as a signed-in user sees it, for tests that read its figures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import i18next from 'i18next';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import { adoptSession } from '../src/kernel/session.ts';
import type { Session, SessionHospital } from '../src/kernel/session-state.ts';
import { MemoPartsProvider } from '../src/money/account/memo-parts.tsx';
import { pharmacyMemoParts } from '../src/supply/pharmacy/memo-parts.ts';
import { LayoutProvider } from '../src/ui/paper/paper-blocks.tsx';

const folder = join(import.meta.dirname, '../public/locales/en');

/** Signs Rita Paul in at a hospital in Kolkata and loads the English texts; `different` changes the hospital. */
export async function signIn(different: Partial<SessionHospital> = {}): Promise<void> {
  vi.stubGlobal('sessionStorage', { setItem: () => undefined, removeItem: () => undefined, clear: () => undefined });
  const texts = readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
  ]);
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
  });
  const hospital = {
    hospitalId: 1,
    timezone: 'Asia/Kolkata',
    countryCode: 'IN',
    currency: 'INR',
    currencySymbol: '₹',
    dateFormat: 1,
    timeFormat: 12,
    inpatientAdmissionPrefix: 'IP',
    patientRegistrationPrefix: 'MR',
    groupWiseFinalBill: false,
    ...different,
  };
  const user = { userId: 1, name: 'Rita Paul', hospitalId: 1 };
  adoptSession(
    { user, hospital, hospitalId: 1, token: '', tokenEndsAt: 0, finYear: '2026-2027' } as unknown as Session,
    'demo',
  );
}

const plain = (html: string) =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The content of a paper: its whole text, and the cells of each row of its tables. */
export interface ReadPaper {
  readonly text: string;
  readonly rows: readonly (readonly string[])[];
  /** The values of its barcodes. */
  readonly barcodes: readonly string[];
  /** How many parts begin on a new page. */
  readonly pageBreaks: number;
  /** The word across its pages; nothing where there is none. */
  readonly mark?: string;
}

/** Renders a paper, without the blocks and fields that are hidden. */
export function renderPaper(paper: ReactElement, hidden: readonly string[] = []): ReadPaper {
  const withMemoParts = createElement(MemoPartsProvider, { value: pharmacyMemoParts }, paper);
  const html = renderToStaticMarkup(
    createElement(LayoutProvider, { value: { ...firstLayout, hidden: [...hidden] } }, withMemoParts),
  );
  const rows = html
    .split(/<tr[ >]/)
    .slice(1)
    .map((row) =>
      [...row.replace(/<\/tr>.*$/s, '').matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell)),
    );
  const barcodes = [...html.matchAll(/<svg[^>]*aria-label="([^"]*)"/g)].map(([, value = '']) => value);
  const mark = /data-mark="([^"]*)"/.exec(html)?.[1];
  const pageBreaks = html.split('paper-next-page').length - 1;
  return { text: plain(html), rows, barcodes, pageBreaks, ...(mark !== undefined && { mark }) };
}
