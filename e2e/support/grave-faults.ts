// Asks axe what on a screen stands in the way of people who cannot see it, point at it or tell its colours apart.
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The program of axe. Its own driver sends it anew before each look, and takes twice the time to describe what is in order. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string;
};

/** Serious and critical faults by axe; optionally of some rules only or inside one part of the page. */
export async function graveFaultsOn(
  page: Page,
  { rules, within }: { readonly rules?: readonly string[]; readonly within?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const look = { within: within === undefined ? null : { include: [[within]] }, rules: rules ?? null };
  return page.evaluate(async (asked) => {
    type Run = (context: unknown, options: object) => Promise<Findings>;
    const { axe } = window as unknown as { axe: { run: Run } };
    const only = asked.rules ? { runOnly: { type: 'rule', values: asked.rules } } : {};
    const { violations } = await axe.run(asked.within ?? document, { resultTypes: ['violations'], ...only });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')}: ${html}`),
      );
  }, look);
}
