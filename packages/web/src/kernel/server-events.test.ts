// Proves that events are read however the network cuts them.
import { describe, expect, it } from 'vitest';
import { readServerEvents } from './server-events.ts';

async function dataOf(pieces: string[]): Promise<string[]> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of bytes) controller.enqueue(piece);
      controller.close();
    },
  });
  const found: string[] = [];
  for await (const data of readServerEvents(stream)) found.push(data);
  return found;
}

describe('a stream of events', () => {
  it('is read across cuts, without keep-alives', async () => {
    expect(await dataOf([':\n\nda', 'ta: {"topic":"bed"}\n', '\ndata: 2\r\n\r\n:', '\n\n'])).toEqual([
      '{"topic":"bed"}',
      '2',
    ]);
  });
  it('keeps back an event that was cut off', async () => {
    expect(await dataOf(['data: whole\n\n', 'data: hal'])).toEqual(['whole']);
  });
});
