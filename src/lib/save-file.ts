/** Hands a file to the browser to save, under a name that every file system takes. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
