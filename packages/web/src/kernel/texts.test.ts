// Proves that every text of the screens comes from the translation files, and that these are whole.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileTables } from '@charaka/contract/composition/file-tables';
import { menu } from '@charaka/contract/composition/menu';
import { languagesMayLack } from '@charaka/contract/composition/open-parts';
import { papers, specifiedSettings } from '@charaka/contract/composition/papers';
import { deedNames } from '@charaka/contract/kernel/deed';
import type { AnyHospitalRecord } from '@charaka/contract/kernel/hospital-record';
import { menuGroups } from '@charaka/contract/kernel/menu-item';
import { fieldsOf } from '@charaka/contract/kernel/record';
import { labelKey } from '@charaka/contract/kernel/record-parts';
import type { WorkFilters } from '@charaka/contract/people/worklist/work-filters';
import {
  admissionCategories,
  admissionModes,
  advanceModes,
  patientCategories,
  patientTypes,
  rateTypes,
} from '@charaka/contract/stay/admission/admission-words';
import { APPOINTMENT_STATUSES, BOOKING_STATUSES } from '@charaka/rules/stay/booking-state';
import { clearanceDepartments } from '@charaka/rules/stay/discharge';
import type { ShownStates } from '@charaka/rules/step/steps';
import { describe, expect, it } from 'vitest';
import { localeFolder, namespacesOf, textsOf } from '../../test-support/locale-texts.ts';
import { languages, registeredOnly } from './i18n.ts';
import { sourceTexts } from './source-texts.ts';

const sourceFolder = join(import.meta.dirname, '..');

/** Names that are the same in every language, by file. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // The taxes of India are called so everywhere.
  'money/bill/paper-tables.tsx': ['HSN/SAC', 'IGST', 'SGST', 'CGST'],
  'supply/pharmacy/medicine-papers.tsx': ['HSN', 'SGST', 'CGST'],
  'clinic/counter/counter-bill-paper.tsx': ['HSN/SAC'],
  'money/tax/gst-document-paper.tsx': ['HSN/SAC'],
  // Names printed on keys.
  'clinic/consultation/medicine-entry.tsx': ['Enter'],
  'clinic/queue/current-patient.tsx': ['Enter'],
  'ui/field/scan-field.tsx': ['Enter'],
  'clinic/consultation/after-signing.tsx': ['Enter'],
};

const english = new Map(namespacesOf('en').map((namespace) => [namespace, textsOf('en', namespace)]));

const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, ...sourceTexts(path, readFileSync(join(sourceFolder, path), 'utf8')) }));

/** Whether a key, with or without its namespace, is in English; a counted text has one key for each form. */
function isKnown(key: string | RegExp, namespaces: readonly string[]): boolean {
  const among = namespaces.length > 0 ? namespaces : [...english.keys()];
  const names = among.flatMap((namespace) =>
    [...(english.get(namespace)?.keys() ?? [])].flatMap((name) => {
      const plain = name.replace(/_(one|other)$/, '');
      return [name, plain, `${namespace}:${name}`, `${namespace}:${plain}`];
    }),
  );
  return names.some((name) => (typeof key === 'string' ? name === key : key.test(name)));
}

/** The keys a language needs: a counted text has one for each of its plural forms, as `_many` in Spanish. */
function wantedKeys(code: string, englishKeys: Iterable<string>): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return [...englishKeys].flatMap((key) =>
    key.endsWith('_one') ? forms.map((form) => key.replace(/one$/, form)) : key.endsWith('_other') ? [] : [key],
  );
}

/** The English text a key is the translation of; that of a plural form English does not have is the plural. */
function englishOf(key: string, wanted: ReadonlyMap<string, string>): string {
  return wanted.get(key) ?? wanted.get(key.replace(/_\w+$/, '_other')) ?? '';
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** The English of a key with its namespace. */
function textOf(key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  return english.get(namespace)?.get(path);
}

const contract = join(import.meta.dirname, '../../../contract/src');
const declaring = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && /\b(hospitalRecord|worklist)\(\{/.test(readFileSync(join(contract, path), 'utf8')),
);
const modules = await Promise.all(declaring.map((path) => import(join(contract, path)) as Promise<object>));
const records = modules.flatMap((module) => {
  const values: unknown[] = Object.values(module);
  return values.filter(
    (value): value is AnyHospitalRecord => typeof value === 'object' && value !== null && 'besides' in value,
  );
});

const rules = join(import.meta.dirname, '../../../rules/src');
const withStates = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.ts$/.test(path) && /= (steps|shownStates)\(\{/.test(readFileSync(join(rules, path), 'utf8')),
);
const declaredStates = (
  await Promise.all(withStates.map((path) => import(join(rules, path)) as Promise<Readonly<Record<string, unknown>>>))
).flatMap((module) =>
  Object.values(module).filter(
    (value): value is ShownStates =>
      typeof value === 'object' && value !== null && 'texts' in value && 'states' in value,
  ),
);

const workFilters = modules.flatMap((module) => {
  const values: unknown[] = Object.values(module);
  return values.flatMap((value) =>
    typeof value === 'object' && value !== null && 'filters' in value
      ? Object.values(value.filters as WorkFilters)
      : [],
  );
});

describe('the texts of the screens', () => {
  it('have Latin digits in every language, also in sentences of the server', () => {
    const ownDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0c66-\u0c6f]/;
    const folders = ['locales', 'sentences'].map((folder) => join(sourceFolder, '../public', folder));
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.json'))
        .map((path) => join(folder, path)),
    );
    expect(files.length).toBeGreaterThan(800);
    expect(files.filter((path) => ownDigits.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('are found by this test where they stand in the source', () => {
    const source = `const A = () => <p title="Bed">Ward {t('a.b')} {t(\`c.\${d}\`)} {'Nurse'} {1}</p>;`;
    const found = sourceTexts('a.tsx', source);
    expect(found.literals).toEqual(['Bed', 'Ward', 'Nurse']);
    expect(found.keys).toEqual([['a.b'], [/^c\..+$/]]);
  });

  it('come from translation files only (R010, R013)', () => {
    const found = sources.flatMap(({ path, literals }) =>
      literals.filter((text) => !allowed[path]?.includes(text)).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('are all there in English (R012)', () => {
    const missing = sources.flatMap(({ path, keys, namespaces }) => {
      const named = namespaces.length > 0 ? [...namespaces, ...spelledOut(keys)] : [];
      return keys
        .filter((group) => group.length > 0 && !group.some((key) => isKnown(key, named)))
        .map((group) => `${path}: ${group.join(' or ')}`);
    });
    expect(missing).toEqual([]);
  });

  it('cover every title of the menu and every label of the lists of values', () => {
    const titles = [...menuGroups, ...menu.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)])];
    const labels = [
      ...menu.flatMap(({ items }) => items.flatMap(({ pages = [] }) => pages.map((page) => page.title))),
      ...fileTables.flatMap(({ label, labelPlural, fields }) => [
        label,
        labelPlural,
        ...Object.values(fields).flatMap(({ label: name, options = [] }) => [name, ...options.map((one) => one.label)]),
      ]),
    ];
    expect(titles.filter((title) => !isKnown(`menu.${title}`, ['shell']))).toEqual([]);
    expect(labels.filter((label) => !isKnown(`label.${label}`, ['masters']))).toEqual([]);
  });

  it('cover the name and the labels of every declared record of a hospital (R012)', () => {
    const wanted = records.flatMap(({ texts, fields }) => {
      const shown = fieldsOf(fields).filter(([name, { isListed }]) => isListed || !fields.fields[name]?.isDerived);
      return ['one', 'all', ...shown.map(([name]) => labelKey(fields, name))].map((key) => `${texts}.${key}`);
    });
    expect(records.length).toBeGreaterThan(0);
    expect(wanted.filter((key) => !isKnown(key, []))).toEqual([]);
    expect(records.filter(({ texts, label }) => textOf(`${texts}.one`) !== label.text).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('cover the words of the filters of every declared worklist (R012)', () => {
    const wanted = workFilters.flatMap(({ open, label, texts, values = [] }) => [
      ...[open, label].filter((key) => key !== undefined),
      ...values.map((value) => `${texts}.${value}`),
    ]);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((key) => !isKnown(key, []))).toEqual([]);
  });

  it('cover the name of every declared state (R012)', () => {
    const wanted = declaredStates.flatMap(({ texts, states }) =>
      Object.keys(states).map((state) => `${texts}.${state}`),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((key) => !isKnown(key, []))).toEqual([]);
  });

  it('cover the other words that sentences borrow: deeds, departments and papers (R010)', () => {
    const borrowed = [
      ...deedNames.map((deed) => `role:deed.${deed}`),
      ...clearanceDepartments.map((department) => `discharge:checklist.departments.${department}`),
      ...BOOKING_STATUSES.map((status) => `theatre:statuses.${status}`),
      ...specifiedSettings.map((setting) => `paper:names.${setting}`),
      ...papers.map(({ title }) => title),
    ];
    expect(borrowed.filter((key) => !isKnown(key, []))).toEqual([]);
  });
});

/** Namespaces that keys themselves name, as 'payment:modes.cash'. */
function spelledOut(keys: readonly (readonly (string | RegExp)[])[]): string[] {
  return keys.flat().flatMap((key) => {
    const named = /^\^?(\w+):/.exec(typeof key === 'string' ? key : key.source);
    return named?.[1] ? [named[1]] : [];
  });
}

const isLacking = (mayLack: ReturnType<typeof languagesMayLack>) => (name: string) => {
  const [namespace = '', key = ''] = name.split(/:(.*)/);
  return mayLack(namespace, key);
};

/** Two English words or more besides placeholders. */
const isSentence = (text: string) => (text.replace(/\{\{\w+\}\}/g, '').match(/[a-z]{2,}/gi) ?? []).length > 1;

describe('the languages', () => {
  it('are the eight, English first; three more are registered and fall back to it (R010, R011, R012, Q169)', () => {
    expect(languages.map(({ code }) => code)).toEqual(['en', 'es', 'fr', 'pt', 'bn', 'hi', 'ta', 'te']);
    expect(registeredOnly).toEqual(['de', 'cn', 'ae']);
    expect(languages.map(({ code }) => code).toSorted()).toEqual(readdirSync(localeFolder).toSorted());
  });

  const mayLack = languagesMayLack();
  const pairs = languages.flatMap(({ code }) => [...english.keys()].map((namespace) => ({ code, namespace })));
  it.each(pairs)(
    'hold $namespace complete in $code, but for parts that are open: the keys, all plural forms, the same placeholders (R010)',
    (pair) => {
      const wanted = english.get(pair.namespace) ?? new Map<string, string>();
      const texts = textsOf(pair.code, pair.namespace);
      const keys = wantedKeys(pair.code, wanted.keys());
      expect([...texts.keys()].filter((key) => !keys.includes(key))).toEqual([]);
      expect(keys.filter((key) => !texts.has(key) && !mayLack(pair.namespace, key))).toEqual([]);
      for (const [key, text] of texts) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(englishOf(key, wanted)));
      }
    },
  );

  it('leave no English behind: a sentence of two words or more is told in each language (R010)', () => {
    const left = languages.flatMap(({ code }) =>
      [...english.keys()].flatMap((namespace) =>
        [...textsOf(code, namespace)]
          .filter(([key, text]) => code !== 'en' && isSentence(text) && english.get(namespace)?.get(key) === text)
          .map(([key, text]) => `${code}/${namespace}.${key}: ${text}`),
      ),
    );
    expect(left).toEqual([]);
  });

  it('say no word of the database or of the code on a screen in English', () => {
    const ofTheCode = /^(Deed|Call|Clock|Mix layout|Posted so far)$/;
    const found = [...english].flatMap(([namespace, texts]) =>
      [...texts].filter(([, text]) => ofTheCode.test(text)).map(([key, text]) => `${namespace}.${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('tell each value of the lists an admission and an appointment are described with in each language (R010)', () => {
    const stayWords = [...patientTypes, ...patientCategories, ...admissionModes, ...admissionCategories, ...rateTypes];
    const coded = [
      ...[...stayWords, ...advanceModes].map((word) => ({ namespace: 'admission', word, key: `words.${word}` })),
      ...APPOINTMENT_STATUSES.map((word) => ({ namespace: 'opd', word, key: `appointmentStates.${word}` })),
    ];
    const left = ['en', 'hi', 'bn', 'ta', 'te', 'es', 'fr', 'pt'].flatMap((code) =>
      coded
        .filter(({ namespace, word, key }) => {
          const told = textsOf(code, namespace).get(key);
          const mayStay = word === word.toUpperCase() || !['hi', 'bn', 'ta', 'te'].includes(code);
          return told === undefined || (told === word && !mayStay);
        })
        .map(({ key }) => `${code}: ${key}`),
    );
    expect(left).toEqual([]);
  });

  it('call the states of an appointment in lists as sentences do (R010)', () => {
    const sentenceWords = {
      Provisional: 'appointmentProvisional',
      Confirm: 'appointmentConfirmed',
      'Confirm-IPD': 'appointmentAdmitted',
      Cancelled: 'appointmentCancelled',
    } as const;
    for (const { code } of languages) {
      const words: Record<string, string> = JSON.parse(
        readFileSync(join(localeFolder, '../sentences', code, 'word.json'), 'utf8'),
      );
      for (const status of APPOINTMENT_STATUSES) {
        const told = textsOf(code, 'opd').get(`appointmentStates.${status}`);
        expect(told?.toLowerCase(), code).toBe(words[sentenceWords[status]]?.toLowerCase());
      }
    }
  });

  it('call one thing by one word on screens and papers: UHID, IPD No, Appointments, Date', () => {
    const others = /\b(MR No|Patient UHID|IP ID|IP number|Provisional booking|Dt)\b/i;
    const found = [...english].flatMap(([namespace, texts]) =>
      [...texts].filter(([, text]) => others.test(text)).map(([key, text]) => `${namespace}.${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('write no English word into a script of India: what stands there in Latin letters is a name or an abbreviation (R010)', () => {
    const names =
      /^(https?|Paytm|Excel|Charaka|Razorpay|PayU|PayPal|Patient|Enter|Ctrl|pharmacyBill|bundle|ndjson|smtp|example|org|px|SpO|mmol|mg|dL|Esc|Google|Authenticator)$/;
    // Texts that the user must type exactly: short forms of medicines, keys, columns of a schedule, words of a formula.
    const typed = /^(consultation\.(medicineHint|keys)|growth\.fileHint|immunization\.dosesHelp|labtest\.formulaHelp)$/;
    const left = ['hi', 'bn', 'ta', 'te'].flatMap((code) =>
      [...english.keys()].flatMap((namespace) =>
        [...textsOf(code, namespace)].flatMap(([key, text]) =>
          (typed.test(`${namespace}.${key}`) ? [] : (text.replace(/\{\{\w+\}\}/g, '').match(/[a-z]+/gi) ?? []))
            .filter((word) => word !== word.toUpperCase() && !names.test(word))
            .map((word) => `${code}/${namespace}.${key}: ${word}`),
        ),
      ),
    );
    expect(left).toEqual([]);
  });

  it.each(languages)('$code has no file that English has not: it would never be read', ({ code }) => {
    expect(namespacesOf(code).filter((namespace) => !english.has(namespace))).toEqual([]);
  });

  it('may lag behind in an open part only: in its own texts, and in the words that it alone declares (R010)', () => {
    const mayLackOf = languagesMayLack(['bed', 'dietType']);
    expect(
      ['bed:wardLines', 'shell:menu.Bed Settings', 'masters:label.Diet types'].filter(isLacking(mayLackOf)),
    ).toEqual(['bed:wardLines', 'shell:menu.Bed Settings', 'masters:label.Diet types']);
    const finished = [
      'bill:billSummary',
      'shell:menu.Referrals',
      'masters:label.Department',
      'masters:label.Description',
    ];
    expect(finished.filter(isLacking(mayLackOf))).toEqual([]);
    expect(finished.filter(isLacking(languagesMayLack([])))).toEqual([]);
  });
});
