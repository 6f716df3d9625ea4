// The wristband and the label as label printers read them, by the millimetre.
import type { SheetName } from '@charaka/contract/kernel/paper';
import { isZplText, type ZplPart, zplLines, zplOf } from '@charaka/rules/paper/zpl';
import { sheetOf } from '../../ui/paper/letterhead.ts';
import type { LabelFacts } from './label-facts.ts';

/** Whether the printer has letters for all of it. */
export function isPrintableAsZpl(facts: LabelFacts): boolean {
  return Object.values(facts).every(isZplText);
}

/** One label of that size, `copies` times: name, age and sex, stay or day of birth, and the UHID as CODE128. */
export function labelZpl(facts: LabelFacts, sheet: SheetName, copies: number): string {
  const { width, height } = sheetOf({ paperSize: sheet });
  const text = (y: number, size: number, words: string): ZplPart => ({
    kind: 'text',
    x: 1.5,
    y,
    width: width - 3,
    height: size,
    text: words,
  });
  const [name, more] = zplLines(facts.name, width - 3, 3.2);
  const below = facts.stayNumber ? joined(facts.stayNumber, facts.bed) : facts.birth;
  const parts: ZplPart[] = [
    text(1.2, 3.2, name),
    text(4.6, 3.2, more),
    text(8.2, 2.6, joined(facts.uhid, facts.ageAndSex, facts.blood)),
    text(11, 2.6, below),
    { kind: 'barcode', x: 1.5, y: 14.4, width: width - 3, height: 8.6, text: facts.uhid },
  ];
  return zplOf({ width, height, isTurned: false, parts }, copies);
}

/** One wristband; allergies last. */
export function wristbandZpl(facts: LabelFacts): string {
  const { width, height } = sheetOf({ paperSize: 'band279x25' });
  const text = (x: number, y: number, size: number, room: number, words: string): ZplPart => ({
    kind: 'text',
    x,
    y,
    width: room,
    height: size,
    text: words,
  });
  const parts: ZplPart[] = [
    { kind: 'qr', x: 30, y: 3, height: 18, text: facts.uhid },
    text(52, 2, 5, 90, facts.name),
    text(52, 8, 3.6, 90, joined(facts.ageAndSex, facts.birth, facts.blood)),
    text(52, 12.6, 3.6, 90, joined(facts.uhid, facts.stayNumber)),
    text(52, 17.2, 3.6, 90, facts.place),
    text(146, 2, 3.6, 100, facts.hospital),
    text(146, 8, 5, 100, facts.allergies),
    { kind: 'barcode', x: 146, y: 15, width: 80, height: 8, text: facts.uhid },
  ];
  return zplOf({ width, height, isTurned: true, parts }, 1);
}

function joined(...words: string[]): string {
  return words.filter(Boolean).join(' - ');
}
