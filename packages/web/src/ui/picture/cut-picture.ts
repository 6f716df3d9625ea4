// Cuts a part out of a picture, turned as asked, and makes it a small jpeg (R268, R269).

/** A part of a picture in its own pixels, as seen after turning it. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A photo of a person is this wide, whatever was cut (R268). */
const CUT_WIDTH = 256;
/** Less of the original would be a blur (R268). */
export const LEAST_CUT_WIDTH = 128;
// R269 also names a ratio of 25: a quarter of 256 pixels would leave no face to recognise, so the quality alone is lowered.
const JPEG_QUALITY = 0.5;

/** Height of a cut picture, in whole pixels. */
export function cutHeight(area: PictureArea, width = CUT_WIDTH): number {
  return Math.max(1, Math.round((width * area.height) / area.width));
}

/** The largest zoom at which still 128 pixels of the original are seen, in steps of 0.1; `seenWidth` is what is seen at zoom 1. */
export function mostZoom(seenWidth: number): number {
  const most = Math.floor((seenWidth / LEAST_CUT_WIDTH) * 10) / 10;
  return Math.min(Math.max(most, 1), 10);
}

/** Width and height a picture takes up when it is turned by so many degrees. */
export function turnedSize(width: number, height: number, degrees: number): { width: number; height: number } {
  const [cosine, sine] = [Math.abs(Math.cos(radians(degrees))), Math.abs(Math.sin(radians(degrees)))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Reads a picture from a data address. Rejects when it is none. */
export function readPicture(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('This is no picture'));
    picture.src = source;
  });
}

/** The part as a jpeg of 256 pixels width at quality 50, base64 without a prefix (R255, R269); wider where it is to be read. */
export async function cutPicture(
  source: string,
  area: PictureArea,
  degrees: number,
  width = CUT_WIDTH,
): Promise<string> {
  const picture = await readPicture(source);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = cutHeight(area, width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // A see-through picture would turn black in a jpeg.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const turned = turnedSize(picture.naturalWidth, picture.naturalHeight, degrees);
  context.scale(width / area.width, width / area.width);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate(radians(degrees));
  context.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY).replace(/^data:[^,]*,/, '');
}
