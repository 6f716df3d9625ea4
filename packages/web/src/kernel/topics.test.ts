// News and the sums made from it.
import { sums } from '@charaka/contract/composition/topics';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { followSums, refreshTopics, touchedTopics } from './topics.ts';

followSums(sums);

it('refreshes the dashboard and deposits with everything they add up, once, and with nothing else (R176)', () => {
  expect(touchedTopics(['payment', 'bill']).toSorted()).toEqual([
    'bill',
    'collection',
    'deposit',
    'discharge',
    'gift',
    'gstDocument',
    'payment',
    'report',
    'stayCount',
    'waiting',
  ]);
  expect(touchedTopics(['patient'])).toEqual(['patient']);
  expect(touchedTopics([])).toEqual([]);
});

it('reads an open bill and the totals of payments again when a charge or medicine comes onto the account (R484, R503)', () => {
  for (const news of ['charge', 'pharmacySale'])
    expect(touchedTopics([news])).toEqual(expect.arrayContaining(['bill', 'payment']));
});

it('reads beds again when their types change, for the board and the choices of a bed (R414)', () => {
  expect(touchedTopics(['bedType'])).toEqual(['bedType', 'bed']);
});

it('reads what is shown again, forgets what nobody looks at, and leaves alone what is on its way and what the news is not about', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const rows = (name: string) => queryClient.getQueryData(['admission', name]);
  for (const name of ['shown', 'left']) queryClient.setQueryData(['admission', name], 'old');
  queryClient.setQueryData(['staff', 'left'], 'old');
  const shown = new QueryObserver(queryClient, { queryKey: ['admission', 'shown'], queryFn: () => 'new' });
  const stop = shown.subscribe(() => undefined);
  const onItsWay = queryClient.fetchQuery({ queryKey: ['admission', 'asked'], queryFn: async () => 'answer' });
  refreshTopics(queryClient, [admissionTopic]);
  expect(rows('left')).toBeUndefined();
  expect(queryClient.getQueryData(['staff', 'left'])).toBe('old');
  await expect(onItsWay).resolves.toBe('answer');
  await expect.poll(() => rows('shown')).toBe('new');
  stop();
});
