// Every topic that screens listen to is announced, and every announced topic is used.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sums, topics } from '@charaka/contract/composition/topics';
import { masters } from '@charaka/contract/foundation/masters/all';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { describe, expect, it } from 'vitest';
import { hospitalRecordsByName } from '../../test-support/record/hospital-records.ts';
import { worklistsByName } from '../../test-support/record/worklists.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf } from '../composition/areas.ts';

const root = join(import.meta.dirname, '../../../..');

/** The product's own sources of a wall, as one text. */
function textOf(wall: string): string {
  const folder = join(root, 'packages', wall, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/^import [^;]*;$/gm, ''))
    .join('\n');
}

const [server, web] = [textOf('server'), textOf('web')];
const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);
const changed = new Set(endpoints.flatMap(({ changes = [] }) => changes.map(({ name }) => name)));
const byHand = (name: string) => new RegExp(`announce\\(\\s*${name}Topic\\b`).test(server);
/** Topics that the screen of a declared record listens to, or that a screen takes from its declaration. */
const ofRecords = (await hospitalRecordsByName()).flatMap(([constant, { topic }]) =>
  new RegExp(`record=\\{${constant}\\}|\\b${constant}\\.topic\\b`).test(web) ? [topic.name] : [],
);
/** Topics that the screen of a declared worklist listens to. */
const ofWorklists = (await worklistsByName()).flatMap(([constant, { topic }]) =>
  new RegExp(`useWorklist\\((\\w+\\.)?${constant}\\b`).test(web) ? [topic.name] : [],
);
const heard = (name: string) =>
  ofRecords.includes(name) || ofWorklists.includes(name) || new RegExp(`\\b${name}Topic\\b`).test(web);
const isSum = (name: string) => sums.some(({ topic }) => topic.name === name);
const isAdded = (name: string) => sums.some(({ addsUp }) => addsUp.some((topic) => topic.name === name));

describe('topics', () => {
  it('have one name each, spelled as those of the masters are', () => {
    const names = [...topics, ...masters.map(masterTopic)].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]*$/);
  });

  it.each(topics.filter(({ reach }) => reach !== 'none').map(({ name }) => name))('%s is announced', (name) => {
    expect(changed.has(name) || byHand(name)).toBe(true);
  });

  it.each(topics.map(({ name }) => name))('%s is listened to', (name) => {
    expect(heard(name) || isAdded(name)).toBe(true);
  });

  it('that nobody announces are not said to change', () => {
    for (const { name, reach } of topics)
      if (reach === 'none') expect([name, changed.has(name), byHand(name)]).toEqual([name, false, false]);
  });

  it('that are told or heard are declared in the list of all', () => {
    const declared = new Set([...topics, ...masters.map(masterTopic)].map(({ name }) => name));
    expect([...changed].filter((name) => !declared.has(name))).toEqual([]);
    const named = [...`${server}\n${web}`.matchAll(/\b(\w+)Topic\b/g)].map(([, name = '']) => name);
    const ways = new Set(['master', 'file']);
    expect([...new Set(named)].filter((name) => !declared.has(name) && !ways.has(name))).toEqual([]);
    expect(sums.filter(({ topic }) => !declared.has(topic.name) || !isSum(topic.name))).toEqual([]);
  });

  it('are added up once each', () => {
    expect(new Set(sums.map(({ topic }) => topic.name)).size).toBe(sums.length);
  });

  it('follow what a master is called, and the calls that write it say so', () => {
    for (const master of masters) expect(changed).toContain(master.name);
  });
});
