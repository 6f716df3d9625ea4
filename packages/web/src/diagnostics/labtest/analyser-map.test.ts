// The codes of an analyser, typed one a line.
import { expect, it } from 'vitest';
import { mapText, readMap } from './analyser-map.ts';

const parameters = [
  { labParameterId: 1, code: 'GLUR' },
  { labParameterId: 2, code: 'K' },
];

it('reads what it writes, and names the line that cannot be read (LB087, LB089)', () => {
  const map = [
    { analyserCode: 'GLU', labParameterId: 1, unit: 'mmol/L', factor: 18.016, isUnitNotSent: false },
    { analyserCode: 'K+', labParameterId: 2, unit: null, factor: null, isUnitNotSent: false },
    { analyserCode: 'K2', labParameterId: 2, unit: 'mmol/L', factor: null, isUnitNotSent: true },
    { analyserCode: 'K3', labParameterId: 2, unit: null, factor: 100, isUnitNotSent: true },
  ];
  expect(mapText(map, parameters)).toBe('GLU GLUR mmol/L 18.016\nK+ K\nK2 K (mmol/L)\nK3 K () 100');
  expect(readMap('GLU glur mmol/L 18.016\n\n K+  K \nK2 K (mmol/L)\nK3 K () 100', parameters)).toEqual({ map });
  for (const wrong of ['GLU', 'GLU GLUX', 'GLU GLUR -1', 'GLU GLUR 18.016', 'GLU GLUR mmol/L 0', 'GLU GLUR mmol/L 2 x'])
    expect(readMap(`K+ K\n${wrong}`, parameters)).toEqual({ fault: wrong });
});

it('asks for the unit of a factor that was set before units were named (LB089)', () => {
  const text = mapText([{ analyserCode: 'GLU', labParameterId: 1, unit: null, factor: 18.016 }], parameters);
  expect(text).toBe('GLU GLUR ? 18.016');
  expect(readMap(text, parameters)).toEqual({ fault: text });
});

it.each([
  ['1,016', ['1016', '1.016']],
  ['1,250', ['1250', '1.25']],
  ['0,0259', ['0.0259']],
  ['१८.०१६', ['18.016']],
])('takes no factor %s by a guess: it names what the factor may mean (LB089, Q245)', (factor, proposals) => {
  const line = `GLU GLUR mmol/L ${factor}`;
  expect(readMap(`K+ K\n${line}`, parameters)).toEqual({ fault: line, proposals });
});

it('takes no factor with a comparator or an exponent (LB089)', () => {
  for (const factor of ['<18', '1e3', '0x10'])
    expect(readMap(`GLU GLUR mmol/L ${factor}`, parameters)).toEqual({ fault: `GLU GLUR mmol/L ${factor}` });
});
