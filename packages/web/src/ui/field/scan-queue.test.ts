// Scans that come faster than their answers.
import { expect, it } from 'vitest';
import { ScanQueue } from './scan-queue.ts';

it('does each scan once and in order, though one before it is slow or fails', async () => {
  const counts: number[] = [];
  const done: string[] = [];
  const queue = new ScanQueue((waiting) => counts.push(waiting));
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
  const first = queue.add(async () => {
    await slow;
    done.push('82');
  });
  const failed = queue.add(() => Promise.reject(new Error('refused')));
  const last = queue.add(async () => {
    done.push('84');
  });
  expect(done).toEqual([]);
  answer();
  await Promise.all([first, failed, last]);
  expect(done).toEqual(['82', '84']);
  expect(counts).toEqual([1, 2, 3, 2, 1, 0]);
});
