// Draws a plain letterhead of a hospital's facts, for those who have no picture of theirs.
import type { Hospital } from '../../foundation/tenancy/hospital-form.ts';

const WIDTH = 1400;
const HEIGHT = 300;
const MARGIN = 40;
const INK = '#1b3a4b';
const GREY = '#4a4f55';
const FACE = 'system-ui, "Noto Sans", sans-serif';

/** The lines of the head: name, address, and how the hospital is reached; empty ones are left out. `gstLabel` stands before the number. */
export function letterheadLines(hospital: Hospital, gstLabel: string): { name: string; details: string[] } {
  const { hospitalName, address, address1, city, pincode, phone, email, gstNumber } = hospital;
  const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by);
  const place = joined([address, address1, joined([city, pincode], ' ')], ', ');
  const reach = joined([phone, email, gstNumber && `${gstLabel} ${gstNumber}`], '  ·  ');
  return { name: hospitalName, details: [place, reach].filter((line) => line !== '') };
}

/** The largest size, in pixels, at which a text is no wider than the sheet. */
function fittingSize(context: CanvasRenderingContext2D, text: string, weight: number, most: number): number {
  context.font = `${weight} ${most}px ${FACE}`;
  const room = WIDTH - 2 * MARGIN;
  return Math.min(most, Math.floor((most * room) / Math.max(1, context.measureText(text).width)));
}

/** A PNG in base64, without a prefix. Throws where the browser draws nothing. */
export function drawLetterhead(hospital: Hospital, gstLabel: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';
  const { name, details } = letterheadLines(hospital, gstLabel);
  const write = (text: string, y: number, look: { weight: number; most: number; color: string }) => {
    context.fillStyle = look.color;
    context.font = `${look.weight} ${fittingSize(context, text, look.weight, look.most)}px ${FACE}`;
    context.fillText(text, WIDTH / 2, y);
  };
  write(name, 110, { weight: 700, most: 76, color: INK });
  details.forEach((line, index) => {
    write(line, 178 + index * 52, { weight: 400, most: 34, color: GREY });
  });
  context.fillStyle = INK;
  context.fillRect(MARGIN, HEIGHT - 24, WIDTH - 2 * MARGIN, 6);
  return canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');
}
