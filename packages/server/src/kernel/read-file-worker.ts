// The worker thread that reads one file: sends the result in pieces, each when the server asks for it.
import { parentPort, workerData } from 'node:worker_threads';
import { fileReadings } from './file-readings.ts';
import { piecesOf, type ReadingOrder } from './reading-pieces.ts';

const { name, args } = workerData as ReadingOrder;
const read = fileReadings[name] as (...values: readonly unknown[]) => object;
const pieces = piecesOf(read(...args));
const send = () => {
  const { value } = pieces.next();
  parentPort?.postMessage(value ?? null);
};
parentPort?.on('message', send);
send();
