// Hands a file to the browser, which saves it.

/** Saves the content under the name. */
export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download begins a moment later and still needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
