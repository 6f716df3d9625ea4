// A reading in one line of text, as the table of typed lines shows it (docs/medicine-lines.md).
import { lackingIn, quantityOf, slotText } from './medicine-line.ts';
import type { MedicineReading } from './read-medicine.ts';

/** Returns the reading, its questions and its missing parts, as text. */
export function readingText({ line, questions }: MedicineReading): string {
  const { genericName, strength, form, dose, doseUnit, route, frequency, food, durationDays, instruction } = line;
  const quantity = quantityOf(line);
  const read = [
    [genericName, strength].filter(Boolean).join(' '),
    form,
    dose === null ? '' : `${dose} ${doseUnit}`,
    route,
    slotText(line) ? `${frequency} ${slotText(line)}` : frequency,
    food === 'Any' ? '' : `${food} food`,
    line.isAsNeeded
      ? `as needed ${line.asNeededFor ?? ''} at most ${line.maxPerDay ?? '?'} a day`.replace('  ', ' ')
      : '',
    durationDays === null ? '' : `${durationDays} days`,
    instruction === null ? '' : `"${instruction}"`,
    quantity === null ? '' : `= ${quantity}`,
  ];
  const asks = questions.map(({ kind, about, readings }) =>
    [kind, about, readings.join(' or ')].filter(Boolean).join(': '),
  );
  const lacks = lackingIn(line);
  return [
    read.filter(Boolean).join(', '),
    asks.length > 0 ? `**Asks** ${asks.join('; ')}` : '',
    lacks.length > 0 ? `*lacks* ${lacks.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
}
