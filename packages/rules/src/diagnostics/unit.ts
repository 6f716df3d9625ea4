// Units as laboratories write them: the atoms of UCUM with prefixes, and the ways in which people print them.

const atoms = new Set(
  `g l L mol m s sec min h hr d wk mo a eq Eq osm osmol Osm U IU kat Pa bar J V Hz K Cel % [IU] [iU] [pH] pH mm[Hg] mmHg cm[H2O] cmH2O
  °C ratio index INR cells cell copies copy CFU cfu HPF hpf LPF lpf [HPF] [LPF] ppm ppb AU RU BAU PEU FEU DDU COI S/CO
  [arb'U] [CFU] [ppm] score titre titer 1`
    .split(/\s+/)
    .filter(Boolean),
);
const prefixed = /^(?:mc(?=[glL])|da|[kKhdcmunpfMG]|µ|μ)(.+)$/;
/** Amounts that a value is given for: '10*3', '10⁶', '100', '24'. */
const amount = /^(?:10[*^]?\d{0,2}|10[⁰¹²³⁴⁵⁶⁷⁸⁹]+|100|24|24h)$/;

function isAtom(text: string): boolean {
  const base = text.replace(/[²³]|(?<=[a-zA-Z])[23]$/, '');
  if (atoms.has(text) || atoms.has(base) || amount.test(text)) return true;
  const [, rest] = prefixed.exec(base) ?? [];
  return rest !== undefined && atoms.has(rest);
}

/** Whether a unit is made of known parts: 'mg/dL', '10*3/uL', 'mL/min/1.73 m²', 'ng/mL{FEU}'. An empty one is no unit, and known. */
export function isKnownUnit(text: string): boolean {
  const whole = text
    .replace(/\{[^}]*\}/g, '')
    .replace(/1\.73[_ ]?(?:m2|m²)/g, '1')
    .trim();
  if (whole === '' || atoms.has(whole)) return true;
  return whole
    .split(/[/·\s]+|\.(?!\d)/)
    .filter(Boolean)
    .every((part) => isAtom(part));
}
