// The analyser's side of a line to the listener: sends bytes and waits for the answer. Used by the simulator, tests and benches.
import { connect, type Socket } from 'node:net';
import { astm, astmFrames, nextAstmEvent } from '@charaka/rules/diagnostics/astm-link';
import { mllpBlock } from '@charaka/rules/diagnostics/hl7-message';

/** The end of an answer: a number of bytes, a text at the end, or a test by the sender. */
type Enough = number | string | ((heard: string) => boolean);

/** A line to the listener. */
export interface SimulatedLine {
  readonly socket: Socket;
  /** Sends bytes, and answers what came back once it is enough; less where the line was closed. */
  tell(bytes: string, until: Enough): Promise<string>;
  close(): void;
}

/** Connects to the listener. Throws when no listener answers. */
export async function callListener(port: number, host = '127.0.0.1'): Promise<SimulatedLine> {
  const socket = connect(port, host).setEncoding('latin1').setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let heard = '';
  let told: () => void = () => undefined;
  socket.on('data', (chunk) => {
    heard += String(chunk);
    told();
  });
  socket.on('error', () => told());
  socket.on('close', () => told());
  const tell = async (bytes: string, until: Enough) => {
    heard = '';
    socket.write(bytes, 'latin1');
    const isEnough = () => hasEnough(heard, until);
    while (!isEnough() && !socket.destroyed)
      await new Promise<void>((resolve) => {
        told = resolve;
      });
    return heard;
  };
  return { socket, tell, close: () => socket.destroy() };
}

function hasEnough(heard: string, until: Enough): boolean {
  if (typeof until === 'function') return until(heard);
  return typeof until === 'number' ? heard.length >= until : heard.endsWith(until);
}

/** Sends records as a transfer of ASTM. Throws where one of its frames is not accepted. */
export async function sendAstm(line: SimulatedLine, records: readonly string[]): Promise<void> {
  for (const [place, bytes] of [astm.enquiry, ...astmFrames(records)].entries())
    if ((await line.tell(bytes, 1)) !== astm.accept) throw new Error(`Frame ${place} was not accepted`);
  line.socket.write(astm.end, 'latin1');
}

/** Sends a message of HL7, and answers the code of its acknowledgement; '' where the line was closed. */
export async function sendHl7(line: SimulatedLine, text: string): Promise<string> {
  const answer = await line.tell(mllpBlock(text), '\x1c\r');
  return /MSA\|(\w\w)/.exec(answer)?.[1] ?? '';
}

/** Queries the orders of a specimen by ASTM; returns the records of the answer (LB090). */
export async function askAstm(line: SimulatedLine, specimenNo: string): Promise<string> {
  for (const bytes of [astm.enquiry, ...astmFrames(['H|\\^&', `Q|1|^${specimenNo}||ALL`, 'L|1|N'])])
    if ((await line.tell(bytes, 1)) !== astm.accept) throw new Error(`The question for ${specimenNo} was not accepted`);
  let said = await line.tell(astm.end, 1);
  if (said !== astm.enquiry) throw new Error(`The question for ${specimenNo} was not answered`);
  const texts: string[] = [];
  for (said = await line.tell(astm.accept, 1); said !== '' && !said.startsWith(astm.end); ) {
    if (!said.endsWith('\n')) said += await line.tell('', '\n');
    const { event } = nextAstmEvent(said);
    if (event?.kind === 'Frame') texts.push(event.text);
    said = await line.tell(astm.accept, 1);
  }
  return texts.join('');
}

/** Asks the same by HL7; answers the message of the answer. */
export function askHl7(line: SimulatedLine, specimenNo: string): Promise<string> {
  const asked = `MSH|^~\\&|SIM|LAB|||1||QBP^Q11^QBP_Q11|7|P|2.5.1\rQPD|Q11|tag|${specimenNo}`;
  return line.tell(mllpBlock(asked), '\x1c\r');
}
