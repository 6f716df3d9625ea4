// The order of the areas' parts of the demo: by the rows they depend on, not by the place in the list.
import { describe, expect, it } from 'vitest';
import { type DemoPart, inOrder } from '../../db/seed/demo-part.ts';
import { demoParts } from './demo-data.ts';

const part = (name: string, ...needs: string[]): DemoPart => ({ name, needs, seed: async () => undefined });

describe('the parts of the demo', () => {
  it('come after those they need, and else in the order of the list', () => {
    const parts = [
      part('beds', 'prices'),
      part('hospitals'),
      part('prices', 'hospitals'),
      part('messages', 'hospitals'),
    ];
    expect(inOrder(parts).map(({ name }) => name)).toEqual(['hospitals', 'prices', 'beds', 'messages']);
  });

  it('are refused where they wait for each other or for one that is missing', () => {
    expect(() => inOrder([part('beds', 'prices'), part('prices', 'beds'), part('hospitals')])).toThrow('beds, prices');
    expect(() => inOrder([part('beds', 'wards')])).toThrow('missing: beds');
  });

  it('have a name each', () => {
    const names = demoParts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe('hospitals');
  });
});
