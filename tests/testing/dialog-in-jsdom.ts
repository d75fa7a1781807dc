/** jsdom knows `<dialog>` but can neither open nor close it; a test of a screen with a dialog imports this file. */
const additions = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
}

if (!('showModal' in HTMLDialogElement.prototype)) Object.assign(HTMLDialogElement.prototype, additions)
