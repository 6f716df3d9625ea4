// Which letters each font file of a PDF has, read from the files themselves: nothing may be set in a font that lacks it.
import { type ScriptFont, scriptFonts } from './paper-fonts.ts';

/** Code points and their ranges, as hexadecimal numbers; a test holds them to the files. */
const letters: Readonly<Record<ScriptFont, string>> = {
  Latin:
    '20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 329 2002 2009 200b 2013-2014 ' +
    '2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 fffd',
  LatinExtended:
    '20 a0 100-130 132-151 154-2ba 2bc-2c5 2c7-2cc 2ce-2d7 2dd-301 303-304 308-309 323 329 1d00-1dbf ' +
    '1e00-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 ' +
    'a7f2-a7ff',
  Vietnamese: '20 a0 102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308-309 323 329 1ea0-1ef9 20ab',
  Greek: '20 a0 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-3ff',
  GreekExtended:
    '20 a0 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 ' +
    '1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe',
  Cyrillic: '20 a0 301 400-45f 490-491 4b0-4b1 2116',
  CyrillicExtended: '20 a0 460-48f 492-4af 4b2-52f 1c80-1c88 20b4 2de0-2dff a640-a69f fe2e-fe2f',
  Devanagari: '20 a0 2bc 900-97f 1cd0-1cf6 1cf8-1cf9 200b-200d 20b9 20f0 25cc a830-a839 a8e0-a8ff 11b00-11b09',
  Bengali:
    '20 a0 2bc 951-952 964-965 980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 ' +
    '9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe 1cd0 1cd2 1cd5-1cd6 1cd8 1ce1 1cea 1ced 1cf2 1cf5-1cf7 200b-200d ' +
    '20b9 25cc a8f1',
  Tamil:
    '20 a0 964-965 b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 ' +
    'bc6-bc8 bca-bcd bd0 bd7 be6-bfa 200b-200d 20b9 25cc',
  Telugu:
    '20 a0 951-952 964-965 c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d ' +
    'c60-c63 c66-c6f c77-c7f 1cda 1cf2 200b-200d 25cc',
  Kannada:
    '20 a0 951-952 964-965 c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 ' +
    'cdd-cde ce0-ce3 ce6-cef cf1-cf3 1cd0 1cd2 1cda 1cf2 1cf4 200b-200d 20b9 25cc a830-a835',
  Malayalam:
    '20 a0 307 323 951-952 964-965 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 1cda 200b-200d ' +
    '20b9 25cc a830-a832',
  Gujarati:
    '20 a0 951-952 964-965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 ' +
    'acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 200b-200d 20b9 25cc a830-a839',
  Gurmukhi:
    '20 a0 951-952 964-965 a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 ' +
    'a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76 200b-200d 20b9 25cc 262c a830-a839',
  Odia:
    '20 a0 964-965 b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d ' +
    'b55-b57 b5c-b5d b5f-b63 b66-b77 200b-200d 20b9 25cc',
  OlChiki: '20 a0 1c50-1c7f 20b9',
  MeeteiMayek: '20 a0 200b-200d 25cc aae0-aaf6 abc0-abed abf0-abf9',
  Sinhala:
    '20 a0 964-965 d81-d83 d85-d96 d9a-db1 db3-dbb dbd dc0-dc6 dca dcf-dd4 dd6 dd8-ddf de6-def df2-df4 ' +
    '200b-200d 25cc 111e1-111f4',
  Signs:
    '20-7e a0-17f 18f 192 1a0-1a1 1af-1b0 1f0 1fa-1ff 218-21b 237 259 2bc 2c6-2c7 2c9 2d8-2dd 2f3 300-301 ' +
    '303 309 30f 323 384-38a 38c 38e-3a1 3a3-3ce 3d1-3d2 3d6 400-486 488-513 1e00-1e01 1e3e-1e3f ' +
    '1e80-1e85 1e9e 1ea0-1ef9 1f4d 2000-200b 2010-2011 2013-2015 2017-201e 2020-2022 2025-2027 2030 ' +
    '2032-2033 2039-203a 203c 2044 2070 2074-208e 20a3-20a4 20a6-20ac 20b1 20b9-20ba 20bc-20bd 20c1 2105 ' +
    '2113 2116 2122 2126 212e 215b-215e 2202 2206 220f 2211-2212 221a 221e 222b 2248 2260 2264-2265 25a0 ' +
    '25ca-25cb 25cf fb01-fb04 fffd',
  Arabic:
    '20 a0 600-6ff 750-77f 870-88e 890-891 898-8e1 8e3-8ff 200c-200e 2010-2011 204f 2e41 fb50-fbc2 ' +
    'fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc 10efd-10eff',
  Mathematics:
    '20-7e a0 a2-a3 a5 a7 a9 ac ae b0-b1 b6-b8 c5 c7 d0 d7 de e7 f0 f7 fe 131 190 1b5 237 2c6 2d4-2d5 2da ' +
    '300-30c 310-312 315 31a 323 326-327 32c-333 338 33a 33f 346 34d 391-3a1 3a3-3a9 3b1-3c9 3d1 3d5-3d6 ' +
    '3dc-3dd 3f0-3f1 3f4-3f6 410-44f 606-60a 60c 627-628 62a-63a 641-64a 660-66c 66e-66f 6a1 6ba 6f0-6f9 ' +
    '1d46 2000-200b 2010 2014-2019 201c-201d 2020-2022 2025-2026 202f 2032-2038 203c 2040 2043-2044 2047 ' +
    '2050 2057 205f 20ac 20d0-20df 20e1 20e4-20f0 2102 2107 210a-2113 2115 2118-211d 2124 2126-2129 ' +
    '212b-212d 212f-2138 213c-214b 2190-2300 2302 2305-2306 2308-230b 2310-2313 2317 2319 231c-2323 232c ' +
    '2332 2336-237a 237c 2394-2395 239b-23b9 23ce 23d0 23dc-23e7 2422-2423 2474-2475 2500 2506 250c 2510 ' +
    '2514 2518 2550 2571-2572 2577 2580 2584 2588 258c 2590-2593 25a0-25ff 2605-2606 2609 2621 263b-263e ' +
    '2640 2642 2660-2667 2669-266f 267e 2680-2689 26a5 26aa-26ac 26b2 2713 2720 272a 2736 2739 273d ' +
    '2772-2773 279b 27c0-27ff 2900-2b04 2b0e-2b4c 2b50-2b54 2bfe 3012 3030 fe00 ff5b ff5d 1d400-1d454 ' +
    '1d456-1d49c 1d49e-1d49f 1d4a2 1d4a5-1d4a6 1d4a9-1d4ac 1d4ae-1d4b9 1d4bb 1d4bd-1d4c3 1d4c5-1d505 ' +
    '1d507-1d50a 1d50d-1d514 1d516-1d51c 1d51e-1d539 1d53b-1d53e 1d540-1d544 1d546 1d54a-1d550 ' +
    '1d552-1d6a5 1d6a8-1d7cb 1d7ce-1d7ff 1ee00-1ee03 1ee05-1ee1f 1ee21-1ee22 1ee24 1ee27 1ee29-1ee32 ' +
    '1ee34-1ee37 1ee39 1ee3b 1ee42 1ee47 1ee49 1ee4b 1ee4d-1ee4f 1ee51-1ee52 1ee54 1ee57 1ee59 1ee5b ' +
    '1ee5d 1ee5f 1ee61-1ee62 1ee64 1ee67-1ee6a 1ee6c-1ee72 1ee74-1ee77 1ee79-1ee7c 1ee7e 1ee80-1ee89 ' +
    '1ee8b-1ee9b 1eea1-1eea3 1eea5-1eea9 1eeab-1eebb 1eef0-1eef1 1f780-1f7d8',
};

type Span = readonly [first: number, last: number];

const spans = new Map(scriptFonts.map((font) => [font, letters[font].split(' ').map(spanOf)]));

function spanOf(range: string): Span {
  const [first = 0, last = first] = range.split('-').map((part) => Number.parseInt(part, 16));
  return [first, last];
}

/** Whether the font has the letter. */
export function hasLetter(font: ScriptFont, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return spans.get(font)?.some(([first, last]) => code >= first && code <= last) ?? false;
}

/** The first font that has the letter; without one the letter cannot be set. */
export function fontWith(letter: string): ScriptFont | undefined {
  return scriptFonts.find((font) => hasLetter(font, letter));
}
