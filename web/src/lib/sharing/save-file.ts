/** Downloads a file under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, because some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
