// A user who may open a screen may read the lists of values that its forms choose from.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doorsOf, menuPaths } from '@charaka/contract/composition/menu';
import { screensOf } from '@charaka/contract/composition/needed-right';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { type Master, masterEndpoints } from '@charaka/contract/kernel/resource';
import { FIRST_RUN_PATH } from '@charaka/contract/office/setup/setup';
import { admissionPages, inpatientPage } from '@charaka/contract/stay/admission/admission-pages';
import { isOpenPath, longestPrefix } from '@charaka/rules/access/permission';
import { expect, it } from 'vitest';
import { namesOfScreens } from './screen-calls.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const screens = namesOfScreens(root);

/** Addresses that `routes.tsx` works out, and open ones that lead on. */
const workedOut: Readonly<Record<string, readonly string[]>> = {
  FIRST_RUN_PATH: [FIRST_RUN_PATH],
  'page.menu': admissionPages.map(({ menu }) => menu),
  '${page.menu}/patient-details': [inpatientPage.menu],
  '${page.menu}/bed_notes': [inpatientPage.menu],
};

/** Addresses of cards, each of which is there for those alone who may open its list: nobody else asks for it. */
const cardsByRight = ['ipd_settings'];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'permission' in value;
const isMaster = (value: unknown): value is Master =>
  typeof value === 'object' && value !== null && 'calls' in value && 'lookedUpBelow' in value;

/** The lists of values that a screen reads. */
async function lookUpsOf({ names }: (typeof screens)[number]): Promise<Endpoint[]> {
  const found = new Set<Endpoint>();
  for (const { module, name } of names) {
    const value = ((await import(module)) as Record<string, unknown>)[name];
    if (isEndpoint(value)) found.add(value);
    if (isMaster(value)) found.add(masterEndpoints(value).list);
  }
  return [...found].filter(({ permission }) => typeof permission === 'object' && permission.orBelow !== undefined);
}

const menusOf = (address: string) =>
  (workedOut[address] ?? [address])
    .filter((one) => one !== '' && !isOpenPath(one))
    .flatMap(doorsOf)
    .flatMap((door) => longestPrefix(menuPaths, door) ?? []);

it('finds the screens and what they read', async () => {
  expect(screens.length).toBeGreaterThan(55);
  const counts = await Promise.all(screens.map(async (screen) => (await lookUpsOf(screen)).length));
  expect(counts.reduce((total, count) => total + count, 0)).toBeGreaterThan(100);
});

it.each(screens.filter(({ address }) => !cardsByRight.includes(address)))(
  'opens to who sees $address every list it chooses from (Q224)',
  async (screen) => {
    for (const { path, permission } of await lookUpsOf(screen)) {
      const open = typeof permission === 'object' ? screensOf(permission) : [];
      for (const menu of menusOf(screen.address)) expect(open, `${path} is read on ${menu}`).toContain(menu);
    }
  },
);
