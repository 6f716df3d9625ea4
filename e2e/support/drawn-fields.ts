// Counts which fields of a form are drawn again: React gives a drawn element a new object of properties.
import type { Locator } from '@playwright/test';

/** Returns the names of the fields inside, as the form calls them, that `act` draws again. */
export async function drawnFields(within: Locator, act: () => Promise<void>): Promise<readonly string[]> {
  const fields = within.locator('[data-path]');
  const look = () =>
    fields.evaluateAll((elements) =>
      elements.map((element) => {
        const own = Object.keys(element).find((key) => key.startsWith('__reactProps$')) ?? '';
        const drawn: unknown = Reflect.get(element, own);
        const isNew = Reflect.get(element, 'drawnBefore') !== drawn;
        Reflect.set(element, 'drawnBefore', drawn);
        return { name: element.getAttribute('data-path') ?? '', isNew };
      }),
    );
  await look();
  await act();
  return (await look()).filter(({ isNew }) => isNew).map(({ name }) => name);
}
