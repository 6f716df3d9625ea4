// Growth by rules: the published z-scores of the example survey in WHO Anthro, centiles, lengths lying and standing, and files of tables.
import { describe, expect, it } from 'vitest';
import {
  armNutrition,
  centileOf,
  correctionDays,
  isDoubtful,
  lengthForAge,
  lmsAt,
  measureAt,
  nutritionOf,
  tableFor,
  zOf,
} from './growth.ts';
import { readGrowthTable } from './read-growth-table.ts';

/**
 * Weight, length and body mass index of children of the example survey that WHO publishes with its software Anthro, each with the L, M and
 * S of its day of age and sex, and the z-score printed there.
 */
const published = `
  w 0.0933 8.8567 0.1088 6.3 -3.08 | w 0.121 8.0759 0.10931 11.9 3.68 | w 0.3487 3.3464 0.14602 5.5 3.77
  w -0.039 13.137 0.11729 9.1 -3.14 | w 0.0509 10.0298 0.10968 14.2 3.21 | w -0.1483 18.2056 0.13466 28.1 3.13
  w -0.3127 12.9732 0.12652 7.6 -4.32 | w -0.2881 11.1521 0.12358 10.4 -0.57 | w -0.3428 16.9915 0.143 16.1 -0.38
  w 0.0035 11.5274 0.11256 12.8 0.93 | w -0.1261 7.9151 0.12179 7 -1.02 | w -0.0353 12.9905 0.11683 15.5 1.51
  w 0.0281 10.7153 0.11075 10.8 0.07 | w -0.065 14.183 0.12065 17 1.49 | w 0.1727 4.1716 0.13738 4.3 0.22
  w 0.0695 9.5077 0.10913 10.5 0.91 | w 0.012 11.2345 0.11185 11.1 -0.11 | w -0.3393 16.5163 0.14089 16.8 0.12
  w 0.1554 4.3818 0.13554 4.4 0.03 | w -0.1751 8.5491 0.1223 9.5 0.85 | w -0.2946 11.5084 0.12393 12.3 0.53
  w 0.0424 5.8181 0.12631 4.5 -2.02 | w 0.0675 9.5619 0.10918 9 -0.55 | w -0.3121 12.9097 0.12636 11.7 -0.79
  w 0.0281 10.7153 0.11075 10.8 0.07 | w 0.2032 5.35 0.12577 4.7 -1.02 | w -0.1217 16.78 0.12917 15.4 -0.67
  w -0.2232 9.301 0.1229 10 0.58 | w -0.1201 16.6981 0.12887 15 -0.84 | w 0.1059 8.5096 0.10886 9.4 0.92
  w -0.3115 12.846 0.1262 17.4 2.29 | w -0.0299 12.7791 0.11616 16.4 2.14 | w -0.329 15.0615 0.13416 15.2 0.07
  w -0.3194 13.759 0.12887 14.6 0.46 | w -0.2961 11.5976 0.12403 15.3 2.14 | w 0.0824 9.1534 0.1089 10.4 1.18
  w -0.0562 13.8228 0.1195 13.5 -0.2 | w 0.0887 8.9819 0.10883 7.6 -1.52 | w -0.3448 17.2695 0.1442 17.1 -0.07
  w 0.1663 6.6338 0.11544 5.9 -1.01 | w -0.1692 8.4688 0.12222 9.2 0.67 | w -0.0913 7.4883 0.12186 6 -1.84
  w -0.2705 10.444 0.12315 9.2 -1.05 | w 0.1331 7.7115 0.11013 7.2 -0.62 | w -0.2865 11.077 0.12352 13.3 1.44
  w -0.1352 17.489 0.13188 17.2 -0.13 | w -0.041 13.2155 0.11754 11.7 -1.04 | w 0.3487 3.3464 0.14602 4.2 1.62
  w -0.1698 8.4769 0.12222 10.2 1.49 | w -0.2504 9.8746 0.12304 11.1 0.94 | w -0.0576 13.8796 0.11968 18.3 2.29
  w 0.0163 11.094 0.11153 10.3 -0.67 | w -0.0983 15.6376 0.12517 17.4 0.85 | w -0.1835 8.6667 0.12242 10.3 1.39
  w -0.1155 16.469 0.12803 18.8 1.03 | w 0.0718 9.4452 0.10908 11 1.4 | w 0.1001 8.6689 0.10881 9.6 0.94
  w -0.0043 11.8057 0.11329 12.4 0.43 | w -0.3267 14.7388 0.13272 15.5 0.38 | w 0.1926 5.7205 0.12254 5.9 0.25
  w 0.0953 8.8015 0.1088 10.2 1.36 | w 0.1368 7.5971 0.11049 6.5 -1.4 | w -0.1359 8.0379 0.12185 9.2 1.1
  w -0.3172 13.4863 0.12798 16 1.3 | w -0.1184 16.6109 0.12854 14 -1.34 | w 0.0248 10.8174 0.11095 11.5 0.55
  w -0.0473 6.952 0.12262 6.5 -0.55 | w -0.2606 10.1433 0.12308 10.5 0.28 | w 0.2023 5.3826 0.12548 4.8 -0.9
  w -0.3025 12.0419 0.12462 14.9 1.66 | l 1 71.7504 0.03118 64.8 -3.11 | l 1 86.0795 0.03725 98.5 3.87
  l 1 100.7077 0.04145 87.5 -3.16 | l 1 49.8842 0.03795 57.2 3.86 | l 1 49.8842 0.03795 55.9 3.18
  l 1 70.8055 0.03122 77.6 3.07 | l 1 54.8012 0.03554 60.9 3.13 | l 1 85.2503 0.0338 75.9 -3.24
  l 1 85.0093 0.03698 84.8 -0.07 | l 1 105.6668 0.04261 106 0.07 | l 1 85.0379 0.03372 85.6 0.2
  l 1 109.5822 0.04206 106.4 -0.69 | l 1 77.9353 0.03172 75.4 -1.03 | l 1 69.4511 0.03136 67.6 -0.85
  l 1 63.1626 0.03472 62.3 -0.39 | l 1 103.022 0.04199 98.3 -1.09 | l 1 71.4832 0.03119 68.7 -1.25
  l 1 75.7781 0.03138 75.9 0.05 | l 1 54.3651 0.03625 54.1 -0.13 | l 1 85.726 0.03716 87.1 0.43
  l 1 92.9562 0.03744 96.4 0.99 | l 1 71.3039 0.0312 75.5 1.89 | l 1 81.3013 0.03251 80.5 -0.3
  l 1 98.4577 0.03932 99.4 0.24 | l 1 109.4923 0.04204 111.7 0.48 | l 1 81.0655 0.03245 80.4 -0.25
  l 1 72.7372 0.03464 72 -0.29 | l 1 98.8054 0.04099 101.5 0.67 | l 1 74.7605 0.03489 72.2 -0.98
  l 1 94.8447 0.03815 95.4 0.15 | l 1 93.1432 0.03752 96.1 0.85 | l 1 96.2821 0.03865 96.6 0.09
  l 1 63.5351 0.03267 61.5 -0.98 | l 1 73.763 0.03476 74.5 0.29 | l 1 79.1258 0.03196 79.5 0.15
  l 1 107.3444 0.04155 111 0.82 | l 1 106.9456 0.0429 105.9 -0.23 | l 1 108.8108 0.04333 101.5 -1.55
  l 1 92.3362 0.03936 92.3 -0.01 | l 1 66.5823 0.03443 63.9 -1.17 | l 1 81.7407 0.03621 80.2 -0.52
  l 1 77.7145 0.03168 81.3 1.46 | l 1 83.7384 0.03326 80.1 -1.31 | l 1 107.1452 0.0415 105.2 -0.44
  l 1 70.8122 0.03448 71.6 0.32 | l 1 86.5012 0.03427 90.4 1.32 | l 1 96.0491 0.04032 91 -1.3
  l 1 62.58 0.03479 62.5 -0.04 | l 1 67.1355 0.03441 63.7 -1.49 | l 1 106.8009 0.04287 105.2 -0.35
  l 1 78.0085 0.03173 74.3 -1.5 | l 1 87.8232 0.03818 84.8 -0.9 | l 1 106.401 0.04277 104.1 -0.51
  l 1 66.9359 0.03442 60.7 -2.71 | l 1 102.6402 0.04042 92.8 -2.37 | l 1 108.6097 0.04184 107.8 -0.18
  l 1 70.9439 0.03449 70.9 -0.02 | l 1 58.0003 0.03438 54.1 -1.96 | l 1 66.2502 0.03196 65.7 -0.26
  l 1 101.1477 0.04004 103.6 0.61 | l 1 105.3271 0.04107 94.4 -2.53 | l 1 92.9135 0.03952 92.5 -0.11
  l 1 67.5904 0.03166 69.1 0.71 | l 1 90.0625 0.03877 87.8 -0.65 | l 1 77.9719 0.03172 74.8 -1.28
  l 1 87.2722 0.03514 88.5 0.4 | b -0.5684 15.2589 0.09636 22.8517 3.87 | b 0.0684 16.339 0.09258 12.335 -3.01
  b -0.5684 15.5101 0.08446 22.6747 4.22 | b -0.4558 16.5901 0.07965 21.4836 3.07 | b -0.3252 15.6338 0.07911 21.3366 3.82
  b -0.5762 15.4598 0.08569 14.4624 -0.79 | b -0.5684 15.2503 0.09465 14.3289 -0.67 | b -0.5726 16.0269 0.07848 17.0993 0.81
  b -0.6156 15.2111 0.08609 14.7434 -0.37 | b -0.5684 15.6356 0.0845 18.6765 2 | b -0.5615 15.5028 0.08585 15.164 -0.26
  b -0.5684 15.3128 0.08807 14.7886 -0.4 | b -0.5684 15.3023 0.08862 13.5827 -1.39 | b -0.3118 17.1838 0.08108 15.0034 -1.71
  b -0.2311 16.8471 0.08942 18.3726 0.96 | b -0.5684 15.2919 0.08923 14.919 -0.28 | b -0.398 15.7556 0.07856 15.7631 0.01
  b -0.4783 15.8587 0.07821 16.1766 0.25 | b -0.4674 15.8456 0.07825 18.161 1.69 | b -0.5684 15.2552 0.09583 15.8979 0.43
  b -0.4011 16.8445 0.08019 17.313 0.34 | b 0.0018 16.9186 0.08487 17.4684 0.38 | b -0.287 15.4955 0.08006 16.4974 0.78
  b -0.4711 15.8612 0.08683 16.097 0.17 | b -0.4151 15.2946 0.08329 15.9049 0.47 | b -0.4082 16.1589 0.08752 18.612 1.57
  b -0.4041 15.3015 0.08311 15.2429 -0.05 | b -0.2663 17.2916 0.08154 19.7438 1.6 | b -0.6109 15.8663 0.07809 17.8997 1.49
  b -0.3053 13.4069 0.0956 14.365 0.71 | b -0.3152 15.3861 0.08138 16.8639 1.11 | b -0.3067 15.5897 0.07936 16.2888 0.55
  b -0.3246 17.1439 0.08095 19.0806 1.3 | b -0.5684 15.2547 0.09574 16.5616 0.84 | b 0.052 16.6882 0.08569 15.7185 -0.7
  b -0.3036 15.4078 0.08105 15.2416 -0.13 | b -0.2831 16.7059 0.08887 18.7981 1.31 | b -0.0957 17.2138 0.08348 17.4401 0.16
  b -0.5684 15.6402 0.0845 14.6957 -0.75 | b 0.0291 16.8016 0.08531 16.6622 -0.1 | b -0.5683 15.2262 0.08547 13.8624 -1.13
  b -0.5203 15.6501 0.0863 14.3034 -1.07 | b -0.662 15.1983 0.08667 19.2882 2.54 | b -0.5707 15.4753 0.08575 17.6121 1.45
  b -0.3223 15.6277 0.07915 18.273 1.93 | b -0.5684 15.5205 0.08445 19.7176 2.65 | b 0.2993 14.9142 0.09506 15.7744 0.59
  b 0.1377 15.9874 0.09332 14.6733 -0.91 | b -0.0179 16.9923 0.08457 17.8612 0.59 | b -0.5641 15.4949 0.08582 16.0302 0.39
  b -0.5684 15.4952 0.0845 17.3241 1.28 | b -0.5684 15.2547 0.09574 14.9995 -0.18 | b -0.4621 16.5591 0.07959 16.484 -0.06
  b -0.4439 15.9875 0.08713 16.3791 0.28 | b -0.3054 15.404 0.08111 14.2931 -0.93 | b -0.3191 16.5688 0.08848 16.7546 0.13
  b -0.5684 15.2884 0.08945 19.1958 2.39 | b -0.5684 15.2504 0.09469 15.8693 0.42 | b 0.2929 14.9614 0.09499 19.016 2.62
  b -0.5651 15.4918 0.08581 17.5717 1.42 | b -0.5772 15.4572 0.08568 16.6468 0.85 | b 0.0588 16.6514 0.08581 16.5015 -0.11
  b -0.3085 15.3977 0.0812 16.2117 0.63 | b -0.1591 17.3199 0.0827 19.8408 1.63 | b -0.1043 17.2326 0.08337 16.5238 -0.5
  b -0.5371 16.1933 0.07884 16.774 0.44 | b -0.094 16.8521 0.09088 16.8551 0 | b -0.5851 15.4368 0.0856 13.5604 -1.57
  b 0.1368 16.1365 0.08725 16.9597 0.57 | b -0.6129 16.0123 0.07786 16.3427 0.26
`;

const examples = published
  .trim()
  .split(/[|\n]/)
  .map((words) => {
    const [kind = '', ...numbers] = words.trim().split(' ');
    const [l = 0, m = 0, s = 0, measure = 0, z = 0] = numbers.map(Number);
    return { lms: { l, m, s }, measure, z, isWeightIn: kind !== 'l' };
  });

describe('a z-score', () => {
  it('is the published one to 0.01 for 206 measures of the example survey (OP032)', () => {
    expect(examples).toHaveLength(206);
    for (const { lms, measure, z, isWeightIn } of examples)
      expect(Math.abs(zOf(lms, measure, isWeightIn) - z), JSON.stringify({ lms, measure })).toBeLessThan(0.0101);
  });

  it('leads back to its measure, also beyond 3 and without skewness', () => {
    for (const { lms, measure, isWeightIn } of examples)
      expect(measureAt(lms, zOf(lms, measure, isWeightIn), isWeightIn)).toBeCloseTo(measure, 6);
    const even = { l: 0, m: 10, s: 0.1 };
    expect(zOf(even, measureAt(even, 1.5, false), false)).toBeCloseTo(1.5, 9);
  });

  it('is a centile of the normal distribution', () => {
    expect([-3, -1.881, 0, 1, 1.881].map(centileOf)).toEqual([0.1, 3, 50, 84.1, 97]);
  });

  it('is taken only when measured twice outside ±6 of length, -6 to 5 of weight and ±5 of the others (OP032)', () => {
    expect([-6.01, -6, 6, 6.01].map((z) => isDoubtful('LengthForAge', z))).toEqual([true, false, false, true]);
    expect([-6.01, -6, 5, 5.01].map((z) => isDoubtful('WeightForAge', z))).toEqual([true, false, false, true]);
    expect([-5.01, -5, 5, 5.01].map((z) => isDoubtful('WeightForLength', z))).toEqual([true, false, false, true]);
  });

  it('tells nutrition, and so does the arm from 6 to 59 months', () => {
    expect([-3.01, -3, -2.01, -2].map((z) => nutritionOf('WeightForAge', z))).toEqual([
      'Severe',
      'Moderate',
      'Moderate',
      null,
    ]);
    expect(nutritionOf('HeadForAge', -4)).toBeNull();
    expect([114, 115, 124, 125].map((arm) => armNutrition(arm, 400))).toEqual(['Severe', 'Moderate', 'Moderate', null]);
    expect([100, 1900].map((days) => armNutrition(100, days))).toEqual([null, null]);
  });
});

describe('a length', () => {
  it('is meant lying below 24 months and standing from then on; the other way differs by 0.7 cm (OP033)', () => {
    expect(lengthForAge(800, 'Standing', 730)).toEqual({ lengthMm: 807, addedMm: 7 });
    expect(lengthForAge(800, 'Lying', 730)).toEqual({ lengthMm: 800, addedMm: 0 });
    expect(lengthForAge(900, 'Lying', 731)).toEqual({ lengthMm: 893, addedMm: -7 });
    expect(lengthForAge(900, null, 731)).toEqual({ lengthMm: 900, addedMm: 0 });
  });

  it('of a child born before 37 weeks is compared by corrected age, to 24 months (OP032)', () => {
    expect(correctionDays(32, 200)).toBe(56);
    expect([correctionDays(37, 200), correctionDays(null, 200), correctionDays(32, 731)]).toEqual([0, 0, 0]);
    expect(correctionDays(30, 20)).toBe(20);
  });
});

describe('a table', () => {
  it('is that of the age: days to 5 years, months from then on, lying and standing apart', () => {
    expect(tableFor('WeightForLength', 730)?.axis).toBe('Length');
    expect(tableFor('WeightForLength', 731)?.axis).toBe('Height');
    expect(tableFor('LengthForAge', 1856)).toEqual({ axis: 'Day', isReference: false });
    expect(tableFor('LengthForAge', 1857)).toEqual({ axis: 'Month', isReference: true });
    expect(tableFor('HeadForAge', 1857)).toBeUndefined();
  });

  it('is read from a file by its headings, between two lines in proportion', () => {
    const read = readGrowthTable(
      'Length\tL\tM\tS\tSD2\n45.0\t-0.3521\t2.441\t0.09182\t3\n45.5\t-0.3521\t2.5244\t0.09153\t3.1\n',
      { indicator: 'WeightForLength', sex: 'F' },
    );
    expect(read).toEqual({
      axis: 'Length',
      lines: [
        [450, -0.3521, 2.441, 0.09182],
        [455, -0.3521, 2.5244, 0.09153],
      ],
    });
    if ('fault' in read) throw new Error('the table was not read');
    expect(lmsAt(read.lines, 452)?.m).toBeCloseTo(2.47436, 9);
    expect(lmsAt(read.lines, 460)).toBeUndefined();
    expect(lmsAt(read.lines, 440)).toBeUndefined();
  });

  const girls = { indicator: 'WeightForAge', sex: 'F' } as const;

  it.each([
    ['Weight,L,M\n1,2,3', { kind: 'headings' }],
    ['Day,L,M,S\n0,1,3,0.1\n0,1,3,0.1', { kind: 'line', lineNo: 3 }],
    ['Day,L,M,S\n0,1,3,0.1\n1,x,3,0.1', { kind: 'line', lineNo: 3 }],
    ['Day,L,M,S\n0,1,3,0.1', { kind: 'line', lineNo: 3 }],
    ['Day\tL\tM\tS\n0\t1\t3,346\t3.2', { kind: 'comma', lineNo: 2, value: '3,346' }],
    ['sex,age,l,m,s\n1,0,1,3,0.1\n1,1856,1,18,0.1', { kind: 'otherSex' }],
    ['age,l,m,s\n0,1,3,0.1\n1,1,4,0.1\n60,1,18,0.1', { kind: 'ageUnit', first: 0, last: 60 }],
    ['Day,L,M,S\n0,1,3346,0.1\n1,1,3400,0.1', { kind: 'outside', lineNo: 2, value: 3346, from: 2, to: 6 }],
    ['Day,L,M,S\n0,1,49.9,0.1\n1,1,50,0.1', { kind: 'outside', lineNo: 2, value: 49.9, from: 2, to: 6 }],
    ['Month,L,M,S\n61,1,18,2.1\n62,1,18,2.1', { kind: 'line', lineNo: 2 }],
  ] as const)('is refused with what was read: %j, %j (OP032)', (text, fault) => {
    expect(readGrowthTable(text, girls)).toEqual({ fault });
  });

  it('takes decimal commas where the headings are parted by tabs, and the lines of its own sex (OP032)', () => {
    const lines = [
      [0, 0.3487, 3.3464, 0.14602],
      [1856, -0.3, 18.2, 0.13],
    ];
    const text = 'Sex\tAge\tL\tM\tS\n1\t0\t1\t9,1\t0,1\n2\t0\t0,3487\t3,3464\t0,14602\n2\t1856\t-0,3\t18,2\t0,13\n';
    expect(readGrowthTable(text, girls)).toEqual({ axis: 'Day', lines });
    expect(readGrowthTable(text.replaceAll('\t', ';'), girls)).toEqual({ axis: 'Day', lines });
  });
});
