// Ten shades of any colour a user picks, with contrast enough for the texts drawn in them (R117).
import type { MantineColorsTuple } from '@mantine/core';

type Rgb = readonly [number, number, number];

/** Background of texts: the palest surface of the light look and the palest of the dark one. */
const lightSurface = '#f1f3f5';
const darkSurface = '#2e2e2e';

function parsed(color: string): Rgb {
  const number = Number.parseInt(color.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function written(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mixed(color: string, other: string, share: number): string {
  const [from, to] = [parsed(color), parsed(other)];
  const between = (part: 0 | 1 | 2) => from[part] + (to[part] - from[part]) * share;
  return written([between(0), between(1), between(2)]);
}

/** The light that a part of a colour, 0 to 255, gives. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const [red, green, blue] = parsed(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour itself, or as much nearer to black or white as the contrast on a surface needs. */
function legible(color: string, surface: string, towards: string, wanted: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mixed(color, towards, share);
    if (contrast(candidate, surface) >= wanted) return candidate;
  }
  return towards;
}

/** Whether a text is a colour as pickers write it: '#55b9f7'. */
export function isColor(text: unknown): text is string {
  return typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);
}

/** Shades 0 to 9: 4 is the colour itself, 3 can be read on dark surfaces, 8 and 9 on light ones. */
export function paletteOf(color: string): MantineColorsTuple {
  const onDark = legible(color, darkSurface, '#ffffff', 6);
  const onLight = legible(color, lightSurface, '#000000', 5.5);
  return [
    mixed(color, '#ffffff', 0.9),
    mixed(color, '#ffffff', 0.78),
    mixed(onDark, '#ffffff', 0.4),
    onDark,
    color,
    mixed(color, onLight, 0.25),
    mixed(color, onLight, 0.5),
    mixed(color, onLight, 0.75),
    onLight,
    legible(color, lightSurface, '#000000', 8),
  ];
}
