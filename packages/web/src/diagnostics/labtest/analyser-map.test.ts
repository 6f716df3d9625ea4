// The codes of an analyser, typed one a line.
import { expect, it } from 'vitest';
import { mapText, readMap } from './analyser-map.ts';

const parameters = [
  { labParameterId: 1, code: 'GLUR' },
  { labParameterId: 2, code: 'K' },
];

it('reads what it writes, and names the line that cannot be read (LB087, LB089)', () => {
  const map = [
    { analyserCode: 'GLU', labParameterId: 1, factor: 18.016 },
    { analyserCode: 'K+', labParameterId: 2, factor: null },
  ];
  expect(mapText(map, parameters)).toBe('GLU GLUR 18.016\nK+ K');
  expect(readMap('GLU glur 18,016\n\n K+  K \n', parameters)).toEqual({ map });
  for (const wrong of ['GLU', 'GLU GLUX', 'GLU GLUR -1', 'GLU GLUR 2 x'])
    expect(readMap(`K+ K\n${wrong}`, parameters)).toEqual({ fault: wrong });
});
