// Names of sixteen scripts on the parts that papers are made of: each is printed whole, in its letters, within its own place.
import pdfmake from 'pdfmake';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfFonts } from '../../../test-support/pdf-fonts.ts';
import { mendShaping } from './mend-shaping.ts';
import type { PaperCell, PaperFile, PaperPart } from './paper-parts.ts';
import { paperDocument } from './paper-pdf.ts';

beforeAll(async () => {
  pdfmake.setFonts(pdfFonts);
  pdfmake.setLocalAccessPolicy(() => true);
  await mendShaping(pdfmake, 'Latin');
});

/** A patient, a doctor and a hospital; each has a word longer than a narrow cell. */
const names = {
  Latin: [
    'Venkatanarasimharajuvaripeta Iyer',
    'Dr. Balasubramaniamkrishnamurthy',
    'Thiruvananthapuram General Hospital',
  ],
  Vietnamese: ['Nguyễn Thị Ánh Nguyệt', 'Bác sĩ Trương Quỳnh', 'Bệnh viện Đa khoa'],
  Devanagari: ['श्रीकृष्णवेंकटेश्वरप्रसाद त्रिपाठी', 'डॉ. लक्ष्मीनारायणशास्त्री', 'स्वास्थ्य चिकित्सालय'],
  Bengali: ['শ্রীকৃষ্ণপ্রসন্নচট্টোপাধ্যায় বন্দ্যোপাধ্যায়', 'ডা. লক্ষ্মীনারায়ণগঙ্গোপাধ্যায়', 'স্বাস্থ্যকেন্দ্র'],
  Tamil: ['கிருஷ்ணமூர்த்திவெங்கடசுப்பிரமணியன்', 'டாக்டர் பாலசுப்பிரமணியன்', 'மருத்துவமனை'],
  Telugu: ['శ్రీవేంకటేశ్వరప్రసాదలక్ష్మీనారాయణ', 'డా. త్రివిక్రమరాజవర్ధన్', 'ఆసుపత్రి'],
  Kannada: ['ಶ್ರೀನಿವಾಸವೆಂಕಟರಮಣಕೃಷ್ಣಮೂರ್ತಿ', 'ಡಾ. ಲಕ್ಷ್ಮೀನಾರಾಯಣಶಾಸ್ತ್ರಿ', 'ಆಸ್ಪತ್ರೆ'],
  Malayalam: ['ശ്രീജിത്ത്കൃഷ്ണൻനമ്പൂതിരിപ്പാട്', 'ഡോ. ഉണ്ണികൃഷ്ണൻവാര്യർ', 'ആശുപത്രി'],
  Gujarati: ['હર્ષદભાઈલક્ષ્મીપ્રસાદત્રિવેદી', 'ડૉ. પ્રજ્ઞેશકુમારદ્વિવેદી', 'હૉસ્પિટલ'],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤਕੌਰਸਿੰਘਗੁਰਬਚਨਪ੍ਰੀਤ', 'ਡਾ. ਹਰਪ੍ਰੀਤਸਿੰਘ', 'ਹਸਪਤਾਲ'],
  Odia: ['ଶ୍ରୀକୃଷ୍ଣଚନ୍ଦ୍ରମହାପାତ୍ରନାରାୟଣ', 'ଡା. ଲକ୍ଷ୍ମୀନାରାୟଣମହାନ୍ତି', 'ଡାକ୍ତରଖାନା'],
  OlChiki: ['ᱥᱟᱱᱛᱟᱲᱤᱢᱩᱨᱢᱩᱦᱮᱢᱵᱨᱚᱢ', 'ᱰᱟ. ᱥᱚᱨᱮᱱ', 'ᱦᱟᱥᱯᱟᱛᱟᱞ'],
  MeeteiMayek: ['ꯂꯧꯔꯦꯝꯕꯝꯏꯕꯣꯃꯆꯥꯁꯤꯡꯍ', 'ꯗꯥ. ꯀ꯭ꯔꯤꯁ꯭ꯅꯥ', 'ꯍꯣꯁ꯭ꯄꯤꯇꯥꯜ'],
  Sinhala: ['නිශාන්තජයවර්ධනවික්‍රමසිංහ', 'වෛද්‍ය ශ්‍රී ජයවර්ධන', 'රෝහල'],
  Arabic: ['محمد علی خان', 'ڈاکٹر فاطمہ', 'ہسپتال'],
  Cyrillic: ['Щербаковаконстантинопольская', 'Др. Ольга', 'Больница'],
} as const;

const runs = (text: string) => [{ text, isBold: false }];
const text = (words: string): PaperPart => ({
  kind: 'text',
  space: 0,
  runs: runs(words),
  alignment: 'left',
  fontSize: 9,
  isHeading: false,
  bullet: '',
});
const cell = (words: string): PaperCell => ({ runs: runs(words), alignment: 'left', span: 1, isShaded: false });

const MARGIN = 20;
const A5_WIDTH = 419.53;
const SLIP = { width: 200, height: 400 };
/** Columns as narrow as those of our papers; of a slip as its two facts beside each other. */
const SHARES = { sheet: [12, 12, 76], slip: [25, 25, 50] };

/** The patient, the doctor and the hospital: in the head, beside one another, and in narrow columns. */
const partsOf = ([patient, doctor, hospital]: readonly string[], shares: readonly number[]): PaperPart[] => [
  text(`${hospital}`),
  { kind: 'beside', space: 2, shares: [30, 70], parts: [text(`${patient}`), text(`${doctor}`)] },
  {
    kind: 'table',
    space: 0,
    headRows: 1,
    indent: 0,
    shares: [...shares],
    fontSize: 9,
    rows: [
      [cell('Patient'), cell('Doctor'), cell('Hospital')],
      [cell(`${patient}`), cell(`${doctor}`), cell(`${hospital}`)],
    ],
  },
];

interface Drawn {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The texts that a PDF draws, each with its begin and end on its line. */
async function drawn(size: PaperFile['size'], content: readonly PaperPart[]): Promise<Drawn[]> {
  const paper: PaperFile = {
    title: 'Final Bill',
    madeAt: null,
    size,
    margin: MARGIN,
    running: '',
    mark: '',
    headHeight: 20,
    footHeight: 20,
    foot: [],
    content: [...content],
  };
  const bytes = await pdfmake.createPdf(paperDocument(paper).definition).getBuffer();
  const { items } = await (await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, from: item.transform[4], to: item.transform[4] + item.width }]
      : [],
  );
}

/** The edges that a piece may not cross: those of its cell or column. */
function isInPlace({ from, to }: Drawn, width: number, [first = 0, second = 0]: readonly number[]): boolean {
  const inner = width - 2 * MARGIN;
  const edges = [0, first, first + second, 30, 100]
    .toSorted((a, b) => a - b)
    .map((share) => MARGIN + (inner * share) / 100);
  const starts = edges.filter((edge) => edge <= from + 1);
  const start = starts.at(-1) ?? MARGIN;
  // A piece at the left edge may be the head or the column of 30, one at another is a cell.
  const ends = start === edges[0] ? edges.slice(1) : edges.filter((edge) => edge > start);
  return ends.some((edge) => to <= edge + 1) && to <= width - MARGIN + 1;
}

const withoutMarks = (name: string) =>
  new Set(
    name
      .normalize('NFKC')
      .normalize('NFD')
      .replace(/[\s\p{M}\p{Cf}]/gu, ''),
  );

describe.each(Object.entries(names))('names in %s', (script, all) => {
  it.each([
    ['A5', 'A5', A5_WIDTH, SHARES.sheet],
    ['a slip', SLIP, SLIP.width, SHARES.slip],
  ] as const)('are printed whole and within their place on %s (R316, R277)', async (_name, size, width, shares) => {
    const pieces = await drawn(size, partsOf(all, shares));
    const printed = pieces.map((piece) => piece.text).join('');
    expect(printed).not.toMatch(/[\uFFFD\u25CC]/);
    // Arabic letters are drawn without their names.
    const wanted = script === 'Arabic' ? '' : all.join('');
    expect([...withoutMarks(wanted).difference(withoutMarks(printed))]).toEqual([]);
    expect(pieces.filter((piece) => !isInPlace(piece, width, shares))).toEqual([]);
  });
});
