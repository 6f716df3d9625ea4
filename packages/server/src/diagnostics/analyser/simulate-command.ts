// `npm run simulate:analyser -- --protocol astm [--port 7001] [--specimen 012611240001]... [--samples 50] [--faults 5]`: simulates an
// analyser. It queries the works of the named specimens and measures those; without any it sends samples with unknown numbers.
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { simulatedProfiles } from '@charaka/rules/diagnostics/simulated-profile';
import { CommandRefusal } from '../../kernel/command-refusal.ts';
import { type LineFault, lineFaults, SimulatedAnalyser } from './simulated-analyser.ts';

const USAGE =
  'Usage: npm run simulate:analyser -- --protocol astm|hl7|clotting [--host address] [--port 7001] [--specimen number]... [--samples 50] [--faults 5]';

interface Wanted {
  readonly protocol: keyof typeof simulatedProfiles;
  readonly host: string;
  readonly port: number;
  readonly specimens: readonly string[];
  readonly faults: number;
}

function readWanted(words: readonly string[]): Wanted {
  const text = { type: 'string' } as const;
  const options = { protocol: text, host: text, port: text, samples: text, faults: text } as const;
  const { values } = parseArgs({
    args: [...words],
    options: { ...options, specimen: { type: 'string', multiple: true } },
  });
  const { protocol, host = '127.0.0.1', specimen = [] } = values;
  if (protocol !== 'astm' && protocol !== 'hl7' && protocol !== 'clotting') throw new CommandRefusal(USAGE);
  const [port, samples, faults] = [
    values.port ?? simulatedProfiles[protocol].port,
    values.samples ?? 1,
    values.faults ?? 0,
  ].map(Number) as [number, number, number];
  if (![port, samples, faults].every(Number.isSafeInteger) || isIP(host) === 0) throw new CommandRefusal(USAGE);
  const invented = Array.from({ length: samples }, (_, place) => `SIM${String(place + 1).padStart(6, '0')}`);
  return { protocol, host, port, faults, specimens: specimen.length > 0 ? specimen : invented };
}

async function run(words: readonly string[]): Promise<void> {
  const { protocol, host, port, specimens, faults } = readWanted(words);
  const machine = new SimulatedAnalyser({ profile: simulatedProfiles[protocol], host, port });
  let sent = 0;
  try {
    for (const [place, specimenNo] of specimens.entries()) {
      const fault: LineFault | undefined = place < faults ? lineFaults[place % lineFaults.length] : undefined;
      const isKnown = /^\d{12}$/.test(specimenNo);
      const values = await (isKnown
        ? machine.run(specimenNo, fault)
        : machine.measure(specimenNo, fault ? { fault } : {}));
      sent += values.length;
      const told = values.map(({ code, value, unit }) => `${code} ${value} ${unit}`.trim()).join(', ');
      console.log(`${specimenNo}${fault ? ` (${fault})` : ''}: ${told || 'nothing is to be measured'}`);
    }
  } finally {
    machine.close();
  }
  console.log(
    `${specimens.length} samples, ${sent} values, ${Math.min(faults, specimens.length)} of them with a fault of the line; all accepted.`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
