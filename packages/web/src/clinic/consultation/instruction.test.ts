// How a medicine is taken, as papers say it in eight languages: parts of a tablet in words, and every amount with its unit.
import { readFileSync } from 'node:fs';
import { languageCodes } from '@charaka/contract/foundation/tenancy/preference-choices';
import { dividedUnits } from '@charaka/rules/clinic/dose-amount';
import { readMedicine } from '@charaka/rules/clinic/read-medicine';
import { startingMedicines } from '@charaka/rules/clinic/starting-medicines';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { amountWords, instructionWords } from './instruction.ts';

type Language = (typeof languageCodes)[number];

/** The words of a language as its file has them. */
async function wordsOf(language: Language) {
  const file = new URL(`../../../public/locales/${language}/prescription.json`, import.meta.url);
  const resources = { [language]: { prescription: JSON.parse(readFileSync(file, 'utf8')) } };
  const words = createInstance();
  await words.init({ lng: language, resources, interpolation: { escapeValue: false } });
  return words.getFixedT(language, 'prescription');
}

async function told(typed: string, language: Language = 'en'): Promise<string> {
  const [read] = readMedicine(typed, startingMedicines);
  if (!read) throw new Error(`${typed} is not read`);
  return instructionWords(await wordsOf(language), language, read.line);
}

describe('the words of a dose', () => {
  it.each([
    ['en', 'half a tablet each time, twice a day'],
    ['es', 'medio comprimido cada vez, dos veces al día'],
    ['fr', 'un demi-comprimé à chaque prise, deux fois par jour'],
    ['pt', 'meio comprimido de cada vez, duas vezes ao dia'],
    ['hi', 'हर बार आधी गोली, दिन में दो बार'],
    ['bn', 'প্রতিবার অর্ধেক ট্যাবলেট, দিনে দুইবার'],
    ['ta', 'ஒவ்வொரு முறையும் அரை மாத்திரை, நாளுக்கு இரண்டு முறை'],
    ['te', 'ప్రతిసారి అర మాత్ర, రోజుకు రెండుసార్లు'],
  ] as const)('say half a tablet in %s (OP019, OP024)', async (language, words) => {
    expect(await told('metformin 500 ½ bd 30', language)).toContain(words);
  });

  it.each(languageCodes)('never print a part of a divided unit as a decimal in %s (OP024)', async (language) => {
    const words = await wordsOf(language);
    const amounts = [0.25, 0.5, 0.75, 1.25, 1.5, 2.5];
    const printed = dividedUnits.flatMap((unit) => amounts.map((count) => amountWords(words, language, count, unit)));
    expect(printed.filter((text) => /[.,]\d|\{\{|^part\.|^dose\./.test(text))).toEqual([]);
    expect(new Set(printed).size).toBe(printed.length);
  });

  it('name the unit of the maximum of a day (OP019)', async () => {
    expect(await told('salbutamol inhaler 100 mcg 2 puffs sos max 8')).toBe(
      '2 puffs each time, when needed, at most 8 puffs a day',
    );
  });

  it('tell each time of a day where its doses differ (OP019)', async () => {
    expect(await told('metformin 500 1-0-2 30')).toBe('1 tablet in the morning, 2 tablets at night, for 30 days');
    expect(await told('paracetamol 500 1/2-0-1 5', 'fr')).toContain('un demi-comprimé le matin, 1 comprimé au coucher');
  });

  it('write decimals of millilitres with the sign of the language (OP024)', async () => {
    const half = async (language: Language) => amountWords(await wordsOf(language), language, 2.5, 'ml');
    expect([await half('en'), await half('fr'), await half('bn')]).toEqual(['2.5 ml', '2,5 ml', '2.5 মিলি']);
  });
});
