// Broken lines: transfers of ASTM and messages of HL7 that noise has got into, and what a listener must make of each of them.
import { astm, astmFrames, astmSum, nextAstmEvent, noTransfer, stepAstm } from '@charaka/rules/diagnostics/astm-link';
import { mllpBlock, nextMllpBlock } from '@charaka/rules/diagnostics/hl7-message';

/** Answers whole numbers from 0 up to a limit. */
export type Draw = (below: number) => number;

/** The expected result of a stream of bytes: the messages saved, and the number of answers before the sender may go on. */
export interface Expected {
  readonly kept: readonly string[];
  readonly answers: number;
  /** Frames or blocks that were sent. */
  readonly frames: number;
}

/** A stream and what must become of it. */
export interface Fuzzed extends Expected {
  readonly bytes: string;
  /** The sender breaks the line behind it; what was accepted so far is a message. */
  readonly isCut: boolean;
}

const MOST_LETTERS = 256;
const letter = (draw: Draw) => String.fromCharCode(draw(MOST_LETTERS));
const noise = (draw: Draw, most: number) => Array.from({ length: draw(most) }, () => letter(draw)).join('');

/** Changes, loses or doubles some letters. */
function damage(text: string, draw: Draw): string {
  const at = draw(text.length);
  const length = 1 + draw(4);
  const kinds = [
    () => text.slice(0, at) + letter(draw) + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + length),
    () => text.slice(0, at) + text.slice(at, at + length) + text.slice(at),
    () => text.slice(0, at) + noise(draw, 12) + text.slice(at),
    () => text.slice(0, at),
  ];
  return (kinds[draw(kinds.length)] ?? kinds[0])?.() ?? text;
}

/** A damage that the sum of the frame tells; two that cancel each other out no receiver can tell. */
function damagedFrame(frame: string, draw: Draw): string {
  const broken = damage(frame, draw);
  const body = broken.slice(1, -4);
  const isTold = broken.slice(-4, -2) !== astmSum(body) || broken === frame;
  return isTold ? broken : frame.slice(0, -3);
}

/** The transfer of some records with faults among its frames; each frame is sent until it was sent whole. */
export function fuzzAstm(records: readonly string[], draw: Draw): Fuzzed {
  let bytes: string = astm.enquiry;
  let frames = 0;
  const say = (text: string) => {
    bytes += text;
    frames += 1;
  };
  for (const frame of astmFrames(records)) {
    const faults = [
      () => undefined,
      () => say(damagedFrame(frame, draw)),
      () => say(frame),
      () => say(`${frame[0]}${(Number(frame[1]) + 3) % 8}${frame.slice(2)}`),
      () => {
        bytes += noise(draw, 8).replaceAll(/[\p{Cc}]/gu, '.');
      },
      () => undefined,
    ];
    faults[draw(faults.length)]?.();
    say(frame);
  }
  const isCut = draw(10) === 0;
  if (isCut) bytes = bytes.slice(0, draw(bytes.length));
  else bytes += astm.end;
  return { bytes, isCut, ...heardAstm(bytes, frames) };
}

/** The link's result for a stream; its steps have their own tests. */
function heardAstm(bytes: string, frames: number): Expected {
  const heard = { kept: [] as string[], answers: 0, frames };
  let transfer = noTransfer;
  let open = '';
  let rest = bytes;
  const end = () => {
    if (open !== '') heard.kept.push(open);
    open = '';
  };
  for (let next = nextAstmEvent(rest); next.event; next = nextAstmEvent(rest)) {
    rest = next.rest;
    const step = stepAstm(transfer, next.event);
    transfer = step.transfer;
    if (step.hasEnded) end();
    open += step.kept ?? '';
    if (step.answer) heard.answers += 1;
  }
  end();
  return heard;
}

/** Some messages in blocks, with noise inside and between them; every block that is whole is kept, whatever it says. */
export function fuzzHl7(messages: readonly string[], draw: Draw): Fuzzed {
  let bytes = '';
  for (const message of messages) {
    const faults = [
      () => mllpBlock(message),
      () => noise(draw, 20) + mllpBlock(message),
      () => mllpBlock(damage(message, draw)),
      () => mllpBlock(message) + mllpBlock(message),
      () => mllpBlock(message).slice(0, -2) + mllpBlock(message),
      () => mllpBlock(noise(draw, 300)),
      () => mllpBlock(message.replaceAll('\r', '\r\n')),
    ];
    bytes += faults[draw(faults.length)]?.() ?? '';
  }
  const isCut = draw(10) === 0;
  if (isCut) bytes = bytes.slice(0, draw(bytes.length));
  const kept: string[] = [];
  for (let next = nextMllpBlock(bytes); next.block !== undefined; next = nextMllpBlock(next.rest))
    kept.push(next.block);
  return { bytes, isCut, kept, answers: kept.length, frames: messages.length };
}
