// Sends broken transfers and messages to the real listener over several lines, and reports which of them were lost or are with the wrong
// specimen.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { astmResults, hl7Results } from '@charaka/rules/diagnostics/simulated-profile';
import type pg from 'pg';
import { callListener, type SimulatedLine } from '../../src/diagnostics/analyser/simulated-line.ts';
import { type Draw, fuzzAstm, fuzzHl7 } from './analyser-fuzz.ts';

/** An analyser that is heard. */
export interface HeardLine {
  readonly analyserId: number;
  readonly port: number;
  readonly protocol: 'AstmTcp' | 'Hl7Mllp';
}

/** The listener's lines, and the specimens that the frames name. */
export interface FrameScene {
  readonly owner: pg.Client;
  readonly tenantId: number;
  readonly lines: readonly HeardLine[];
  readonly specimenNos: readonly string[];
  readonly drawOf: (line: number) => Draw;
}

/** The result; the list of faults is empty when all went well. */
export interface Played {
  readonly frames: number;
  readonly messages: number;
  readonly results: number;
  readonly broken: readonly string[];
}

const END = '\x1c\r';
const MOST_PIECES = 4;
const PATIENCE_MS = 900_000;
const LOOK_MS = 50;
const SECONDS_OF_MONTH = 2_419_200;

/** Each specimen has a potassium of its own: a value that stands with another specimen is found out. */
const potassiumOf = (place: number) => (3 + place / 100).toFixed(2);

/** Plays at least so many frames on every line at once. */
export async function playFrames(scene: FrameScene, frames: number): Promise<Played> {
  const each = Math.ceil(frames / scene.lines.length);
  const sent = await Promise.all(scene.lines.map((line, place) => playLine(scene, line, scene.drawOf(place), each)));
  const broken: string[] = [];
  for (const [place, line] of scene.lines.entries())
    broken.push(...(await lostOf(scene, line.analyserId, sent[place]?.kept ?? [])));
  broken.push(...(await misfiledIn(scene)));
  const { rows } = await scene.owner.query<{ messages: number; results: number }>(
    `select (select count(*)::int from analyser_message where tenant_id = $1) as messages,
       (select count(*)::int from lab_result where tenant_id = $1 and source = 'Analyser') as results`,
    [scene.tenantId],
  );
  return { messages: 0, results: 0, ...rows[0], frames: sent.reduce((sum, one) => sum + one.frames, 0), broken };
}

async function playLine(
  { specimenNos }: FrameScene,
  { port, protocol }: HeardLine,
  draw: Draw,
  frames: number,
): Promise<{ kept: string[]; frames: number }> {
  const kept: string[] = [];
  let count = 0;
  let line: SimulatedLine | undefined;
  while (count < frames) {
    const message = () => {
      const place = draw(specimenNos.length);
      return sampleOf(protocol, specimenNos[place] ?? '', { potassium: potassiumOf(place), at: momentOf(draw) });
    };
    const fuzzed =
      protocol === 'AstmTcp' ? fuzzAstm(message().split('\r'), draw) : fuzzHl7([message(), message(), message()], draw);
    line ??= await callListener(port);
    await sayInPieces(line, fuzzed.bytes, { draw, isEnough: (heard) => answersIn(protocol, heard) >= fuzzed.answers });
    if (fuzzed.isCut) line = await cut(line);
    kept.push(...fuzzed.kept);
    count += fuzzed.frames;
  }
  if (line) await cut(line);
  return { kept, frames: count };
}

const answersIn = (protocol: string, heard: string) =>
  protocol === 'AstmTcp' ? heard.length : heard.split(END).length - 1;

function sampleOf(protocol: string, specimenNo: string, { potassium, at }: { potassium: string; at: string }): string {
  const values = [
    { code: 'NA', value: '140', unit: 'mmol/L' },
    { code: 'K+', value: potassium, unit: 'mmol/L' },
    { code: 'GLU', value: '5.40', unit: 'mmol/L' },
  ];
  return protocol === 'AstmTcp'
    ? astmResults(specimenNo, values, at).join('\r')
    : hl7Results(specimenNo, values, { at, id: at });
}

/** So many moments that few samples are the same. */
const momentOf = (draw: Draw) =>
  new Date(Date.UTC(2026, 10, 1) + draw(SECONDS_OF_MONTH) * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** As a network does: in pieces that end anywhere. */
async function sayInPieces(
  line: SimulatedLine,
  bytes: string,
  { draw, isEnough }: { readonly draw: Draw; readonly isEnough: (heard: string) => boolean },
): Promise<void> {
  let rest = bytes;
  for (let piece = draw(MOST_PIECES); piece > 0 && rest.length > 1; piece -= 1) {
    const length = draw(rest.length);
    line.socket.write(rest.slice(0, length), 'latin1');
    rest = rest.slice(length);
  }
  await line.tell(rest, isEnough);
}

/** The sender ends its line; what it said before is heard. */
async function cut({ socket }: SimulatedLine): Promise<undefined> {
  if (socket.destroyed) return;
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.end();
  await gone;
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Every message that was accepted is kept byte for byte, no other one is, and each of them was matched or waits for a person. */
async function lostOf({ owner, tenantId }: FrameScene, analyserId: number, kept: readonly string[]): Promise<string[]> {
  const asked = [tenantId, analyserId];
  const settled = async () => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int as count from analyser_message where tenant_id = $1 and analyser_id = $2 and status <> 'Stored'`,
      asked,
    );
    return rows[0]?.count ?? 0;
  };
  const deadline = Date.now() + PATIENCE_MS;
  while ((await settled()) < kept.length && Date.now() < deadline) await pause(LOOK_MS);
  const { rows } = await owner.query<{ raw_bytes: Buffer; status: string; fault: string | null }>(
    'select raw_bytes, status, fault from analyser_message where tenant_id = $1 and analyser_id = $2',
    asked,
  );
  const found = rows.map(({ raw_bytes }) => digest(raw_bytes)).toSorted();
  const wanted = kept.map((text) => digest(Buffer.from(text, 'latin1'))).toSorted();
  const isSame = JSON.stringify(found) === JSON.stringify(wanted);
  const open = rows.filter(({ status, fault }) => status === 'Stored' || fault?.includes('by itself')).length;
  return [
    ...(isSame ? [] : [`Analyser ${analyserId}: ${wanted.length} messages were accepted, ${found.length} are kept`]),
    ...(open === 0 ? [] : [`Analyser ${analyserId}: ${open} messages were never matched`]),
  ];
}

/** A result stands with a specimen its message names; what ASTM brought is the value that was sent for that specimen. */
async function misfiledIn({ owner, tenantId, specimenNos }: FrameScene): Promise<string[]> {
  const values = specimenNos.map((specimenNo, place) => ({
    specimen_no: specimenNo,
    told: `${potassiumOf(place)} mmol/L`,
  }));
  const { rows } = await owner.query<{ misnamed: number; mistaken: number }>(
    `select count(*) filter (where position(convert_to(s.specimen_no, 'LATIN1') in m.raw_bytes) = 0)::int as misnamed,
       count(*) filter (where a.protocol = 'AstmTcp' and p.code = 'K' and r.raw_text <> one.told)::int as mistaken
     from lab_result r
     join lab_work w on w.tenant_id = r.tenant_id and w.lab_work_id = r.lab_work_id
     join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
     join lab_parameter p on p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id
     join analyser_message m on m.tenant_id = r.tenant_id and m.analyser_message_id = r.analyser_message_id
     join analyser a on a.tenant_id = m.tenant_id and a.analyser_id = m.analyser_id
     left join json_to_recordset($2) as one (specimen_no text, told text) on one.specimen_no = s.specimen_no
     where r.tenant_id = $1`,
    [tenantId, JSON.stringify(values)],
  );
  const { misnamed = 0, mistaken = 0 } = rows[0] ?? {};
  return [
    ...(misnamed === 0 ? [] : [`${misnamed} results stand with a specimen that their message does not name`]),
    ...(mistaken === 0 ? [] : [`${mistaken} results are not what was sent for their specimen`]),
  ];
}
