// Labels as their printers read them: whatever a name holds, it stays a name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZplText, type ZplLabel, zplData, zplLines, zplOf } from './zpl.ts';

const label = (text: string, isTurned = false): ZplLabel => ({
  width: isTurned ? 279 : 50,
  height: 25,
  isTurned,
  parts: [
    { kind: 'text', x: 1, y: 1, height: 3, width: 48, text },
    { kind: 'barcode', x: 1, y: 12, height: 8, width: 48, text },
    { kind: 'qr', x: 2, y: 2, height: 20, text },
  ],
});

/** The data of the fields, as the printer puts the bytes together again. */
function readData(zpl: string): string[] {
  return [...zpl.matchAll(/\^FH_\^FD([^^~]*)\^FS/g)].map(([, data = '']) => {
    const bytes = [...data.matchAll(/_([0-9A-F]{2})|(.)/g)].map(([, hex, letter = '']) =>
      hex ? Number.parseInt(hex, 16) : letter.charCodeAt(0),
    );
    return new TextDecoder().decode(new Uint8Array(bytes));
  });
}

const commandsOf = (zpl: string) => [...zpl.matchAll(/[\^~][A-Z@]./g)].map(([command]) => command.slice(0, 3));

describe('a label for its printer', () => {
  it('holds no command that came with a name, whatever that is (R536)', () => {
    const plain = commandsOf(zplOf(label('Asha'), 1));
    for (const name of ['^XZ^XA~JR', 'Asha^FS^FO0,0^GB800,800,800^FS', '~DG', '_5EXZ', 'Asha\n^XZ'])
      expect(commandsOf(zplOf(label(name), 1))).toEqual(plain);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('^', '~', '_', 'X', 'Z', '\n', '\\', '>', 'অ', '😀', ' ') }),
        (name) => {
          const zpl = zplOf(label(`A${name}`), 1);
          expect(commandsOf(zpl)).toEqual(plain);
          expect(zplData(name)).toMatch(/^[A-Za-z0-9 .,:/()+_-]*$/);
        },
      ),
    );
  });

  it('says the name byte by byte in UTF-8, and marks what had no room', () => {
    const zpl = zplOf(label('José ^ Núñez'), 2);
    expect(zpl).toContain('^CI28');
    expect(zpl).toContain('^PQ2');
    expect(readData(zpl)).toEqual(['José ^ Núñez', 'José ^ Núñez', 'MA,José ^ Núñez']);
    expect(readData(zplOf(label('Venkatanarasimharajuvaripeta Subrahmanyam'), 1))[0]).toBe(
      'Venkatanarasimharajuvaripeta S..',
    );
  });

  it('breaks a long name between its words, so that no surname is lost', () => {
    expect(zplLines('Mrs. Asha Sengupta', 47, 3.2)).toEqual(['Mrs. Asha Sengupta', '']);
    expect(zplLines('Mrs. Mahalakshmi Venkata Chattopadhyay', 47, 3.2)).toEqual([
      'Mrs. Mahalakshmi Venkata',
      'Chattopadhyay',
    ]);
    expect(zplLines('Venkatanarasimharajuvaripeta', 20, 3.2)).toEqual(['Venkatanarasimharajuvaripeta', '']);
  });

  it('has the size of its sheet, and a band stands on end', () => {
    expect(zplOf(label('Asha'), 1)).toContain('^PW400\n^LL200\n');
    const band = zplOf(label('Asha', true), 1);
    expect(band).toContain('^PW200\n^LL2232\n');
    // 25 mm less 1 above and 3 of the letters, and 1 mm along the band.
    expect(band).toContain('^FO168,8^A0R,24,24');
  });

  it('knows which names the printer has no letters for', () => {
    expect(['Asha Sengupta', 'José', 'D’Souza'].map(isZplText)).toEqual([true, true, true]);
    expect(['আশা', 'आशा', 'ஆஷா'].map(isZplText)).toEqual([false, false, false]);
  });
});
