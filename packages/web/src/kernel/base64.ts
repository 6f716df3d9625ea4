// Files between the machine and the wire: base64 without a prefix.

/** A file as a data address. */
export function dataAddressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  return (await dataAddressOf(file)).replace(/^data:[^,]*,/, '');
}

/** The bytes of base64. Letter by letter: a function called for each of a million bytes takes ten times as long. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
