// Every letter that the product shows or a user types is printed in a PDF, in a font that has it, or visibly replaced.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pdfmake from 'pdfmake';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfFonts } from '../../../test-support/pdf-fonts.ts';
import { readPdf } from '../../../test-support/read-files.ts';
import { hasLetter } from './font-letters.ts';
import { innerOf, mendShaping } from './mend-shaping.ts';
import { scriptFonts } from './paper-fonts.ts';
import { scriptRunsOf } from './script-runs.ts';

beforeAll(async () => {
  pdfmake.setFonts(pdfFonts);
  pdfmake.setLocalAccessPolicy(() => true);
  await mendShaping(pdfmake, 'Latin');
});

/** The text of a PDF with a line for each text. */
async function printed(texts: readonly string[]): Promise<string> {
  const content = texts.map((text) => ({ text: scriptRunsOf(text) }));
  const pages = await readPdf(await pdfmake.createPdf({ content, defaultStyle: { font: 'Latin' } }).getBuffer());
  return pages.join('\n');
}

/** Letters as a PDF gives them back: in the parts that were drawn, Arabic ones in the form they have in the word. */
const lettersOf = (text: string) => {
  const drawn = text
    .replace(/[\u00B5\uFB50-\uFDFF\uFE70-\uFEFC]/g, (form) => form.normalize('NFKC'))
    .normalize('NFD')
    .replaceAll('ई', 'इ')
    .replaceAll('ऐ', 'ए')
    // The font draws dots of Arabic letters apart from their bodies, and names neither.
    .replace(/\p{Script=Arabic}/gu, '');
  return new Set(drawn.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
};
const missing = (wanted: string, found: string) => [...lettersOf(wanted).difference(lettersOf(found))].join(' ');

/** Consonants, vowels with their signs, and the sign that joins, of eleven scripts of India and Sri Lanka. */
const indic = [
  ['Devanagari', 'कखगघचजटडतथदधनपफबभमयरलवशषसह', 'ािीुूृेैोौंः', '्'],
  ['Bengali', 'কখগঘচজটডতথদধনপফবভমযরলশষসহ', 'ািীুূৃেৈোৌংঃ', '্'],
  ['Tamil', 'கஙசஞடணதநபமயரலவழளறனஜஷஸஹ', 'ாிீுூெேைொோௌ', '்'],
  ['Telugu', 'కఖగఘచజటడతథదధనపఫబభమయరలవశషసహ', 'ాిీుూృెేైొోౌంః', '్'],
  ['Kannada', 'ಕಖಗಘಚಜಟಡತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹ', 'ಾಿೀುೂೃೆೇೈೊೋೌಂಃ', '್'],
  ['Malayalam', 'കഖഗഘചജടഡതഥദധനപഫബഭമയരലവശഷസഹ', 'ാിീുൂൃെേൈൊോൗംഃ', '്'],
  ['Gujarati', 'કખગઘચજટડતથદધનપફબભમયરલવશષસહ', 'ાિીુૂૃેૈોૌંઃ', '્'],
  ['Gurmukhi', 'ਕਖਗਘਚਜਟਡਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹ', 'ਾਿੀੁੂੇੈੋੌਂ', '੍'],
  ['Odia', 'କଖଗଘଚଜଟଡତଥଦଧନପଫବଭମଯରଲଶଷସହ', 'ାିୀୁୂୃେୈୋୌଂଃ', '୍'],
  ['Meetei Mayek', 'ꯀꯈꯒꯉꯆꯖꯇꯊꯗꯅꯄꯐꯕꯚꯃꯌꯔꯂꯋꯁꯍ', 'ꯥꯤꯨꯦꯣꯩꯧꯪ', '꯭'],
  ['Sinhala', 'කඛගඝචජටඩතථදධනපඵබභමයරලවශෂසහ', 'ාැිීුූෘෙේොෝංඃ', '්'],
] as const;
const plain = [
  ['Latin', 'abcdefghijklmnoprstuvyz', 'áéíóúñçãõêôàèüößøåæąęłśżčšžřğışŵ'],
  ['Vietnamese', 'bcdđghklmnpqrstvx', 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'],
  ['Greek', 'βγδζθκλμνξπρστφχψ', 'αεηιουωάέήίόύώϊϋ'],
  ['Cyrillic', 'бвгджзклмнпрстфхцчшщ', 'аеёиоуыэюяіїєў'],
  ['Ol Chiki', 'ᱛᱜᱝᱞᱠᱡᱢᱣᱥᱦᱧᱨᱪᱫᱬᱭᱯᱰᱱᱲᱴᱵᱶᱷ', 'ᱚᱟᱤᱩᱮᱳ'],
  ['Arabic', 'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگںھہے', 'آئؤاوی'],
] as const;

const cycle = (letters: string, place: number) => [...letters][place % [...letters].length] ?? '';

/** Names that nobody chose: syllables and clusters, each letter in turn. */
function madeUpNames(): string[] {
  const syllables = (count: number, made: (place: number) => string) =>
    Array.from({ length: count }, (_, place) => `${made(place)} ${made(place * 7 + 3)}`);
  return [
    ...indic.flatMap(([, consonants, signs, joiner]) =>
      syllables(35, (place) => {
        const [one, two, three] = [place, place * 3 + 1, place * 5 + 2].map((at) => cycle(consonants, at));
        return `${one}${joiner}${two}${cycle(signs, place)}${three}${cycle(signs, place + 1)}${two}`;
      }),
    ),
    ...plain.flatMap(([, consonants, vowels]) =>
      syllables(35, (place) =>
        [0, 1, 2].map((at) => cycle(consonants, place + at * 5) + cycle(vowels, place * 3 + at)).join(''),
      ),
    ),
  ];
}

/** Names that failed or vanished: Telugu clusters broke the shaper, the other scripts had no font. */
const hardNames = [
  'శ్రీనివాస్ రావు',
  'శ్రీలక్ష్మి దుర్గాప్రసాద్',
  'త్రివిక్రమ్ రాత్రి',
  'ಶ್ರೀನಿವಾಸ ಗೌಡ',
  'ശ്രീജിത്ത് കൃഷ്ണൻ പുസ്തകം',
  'હર્ષદભાઈ ત્રિવેદી',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ଶ୍ରୀଧର ମହାନ୍ତି',
  'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ',
  'ꯃꯤꯇꯩ ꯂꯧꯔꯦꯝꯕꯝ',
  'නිශාන්ත ශ්‍රී ජයවර්ධන',
  'علی سلام',
  'محمد علی خان',
  'Nguyễn Thị Ánh Nguyệt',
  'Ольга Щербакова',
  'Ελένη Παπαδοπούλου',
  'Łukasz Żółć, Ağaoğlu, Dvořák',
  'কৃষ্ণা শ্রীবাস্তব',
  'श्रीकृष्ण त्रिपाठी',
  'முருகன் கிருஷ்ணமூர்த்தி',
];
const signs =
  '≤ ≥ ⁰¹²³⁴⁵⁶⁷⁸⁹ ⁻ ₀₁₂₃₄₅₆₇₈₉ α β γ μ µ Δ → ← ↑ ↓ € ₹ ৳ £ $ ± ° ½ ¼ ¾ × ÷ − – — • … √ ≈ ≠ ∞ ‰ № ™ § “ ” ‘ ’ ✓ □';

const everyLetter = Array.from({ length: 0x1f000 }, (_, code) => String.fromCodePoint(code));

describe('a PDF', () => {
  it('has fonts with exactly the letters that the product believes they have', async () => {
    const content = scriptFonts.flatMap((font) => [false, true].map((bold) => ({ text: ' ', font, bold })));
    const document = pdfmake.createPdf({ content, defaultStyle: { font: 'Latin' } });
    const stream: unknown = await document.getStream();
    for (const font of scriptFonts)
      for (const weight of ['normal', 'bold']) {
        const codes = innerOf(stream, 'fontCache', font, weight, 'font', 'characterSet');
        const letters = new Set(Array.isArray(codes) ? codes.map((code: number) => String.fromCodePoint(code)) : []);
        expect(letters.size, font).toBeGreaterThan(40);
        const shown = [...letters].filter((letter) => !/[\p{Cc}\p{Co}\p{Cn}\uFEFF\uFFFC]/u.test(letter));
        expect(shown.filter((letter) => !hasLetter(font, letter))).toEqual([]);
        const believed = everyLetter.filter((letter) => hasLetter(font, letter));
        expect(believed.filter((letter) => !letters.has(letter))).toEqual([]);
      }
  }, 60_000);

  it("prints each letter of the product's own texts in all languages (R316)", async () => {
    const locales = join(import.meta.dirname, '../../../public/locales');
    const letters = lettersOf(
      globSync(`${locales}/*/*.json`)
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
    );
    expect(letters.size).toBeGreaterThan(300);
    const text = await printed([[...letters].join(' ')]);
    expect(missing([...letters].join(''), text)).toBe('');
    expect(text).not.toContain('\uFFFD');
  }, 60_000);

  it('prints units, ranges and signs', async () => {
    const text = await printed([signs, '10⁶/µL', 'HDL ≥ 50, LDL ≤ 200', 'T₄', '12 °C']);
    expect(missing(signs, text)).toBe('');
    for (const whole of ['10⁶/μL', 'HDL ≥ 50, LDL ≤ 200', 'T₄'])
      expect(text.replace(/\s+/g, '')).toContain(whole.replace(/\s+/g, ''));
  });

  it('prints 500 made-up names of 17 scripts and the hard ones (R316)', async () => {
    const names = [...madeUpNames(), ...hardNames];
    expect(names.length).toBeGreaterThan(500);
    const text = await printed(names);
    expect(missing(names.join(''), text)).toBe('');
    expect(text).toContain('سلام علی');
    expect(text).not.toContain('\uFFFD');
  }, 60_000);

  it('shows that a letter is missing instead of leaving nothing', async () => {
    expect((await printed(['Mr. 王芳 😀 \uD800'])).replace(/\s+/g, '')).toBe('Mr.\uFFFD\uFFFD\uFFFD\uFFFD');
  });
});
