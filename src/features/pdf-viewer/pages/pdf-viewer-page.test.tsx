import { createServer, type Server } from 'node:http'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
// jsdom has no workers: with this pdf.js works in the page.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { resourceQuery } from '@/content/resources/queries'
import { resourceSchema } from '@/content/resources/schema'
import { currentAlert } from '@/ui/dialog/alert-store'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { PdfViewerPage } from './pdf-viewer-page'

declare const jsdom: { reconfigure: (settings: { url: string }) => void }

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)])
const served: Record<string, { type: string; bytes: Buffer }> = {
  '/files/octets': { type: 'application/octet-stream', bytes: png },
  '/files/told': { type: 'image/bmp', bytes: Buffer.from('BM, and more of it') },
  '/files/misnamed.pdf': { type: 'application/pdf', bytes: png },
  '/files/drawing': { type: 'text/plain', bytes: Buffer.from('<?xml version="1.0"?>\n<svg width="1" />') },
}

/** This site, with files on it. */
let site: Server

beforeEach(async () => {
  setSignedIn(false)
  // jsdom keeps no addresses of blobs.
  URL.createObjectURL = (blob) => `blob:${'type' in blob ? blob.type : ''}`
  URL.revokeObjectURL = () => undefined
  site = createServer(({ url = '' }, response) => {
    const file = served[url]
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.bytes)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  jsdom.reconfigure({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/` })
})

afterEach(() => {
  site.closeAllConnections()
  site.close()
  currentAlert()?.acknowledge()
})

function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>
}

function show(address: string, read: Parameters<typeof readAlready>[0] = []) {
  render(
    <QueryClientProvider client={readAlready(read)}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/pdf-viewer/:resourceId" element={<PdfViewerPage />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  ['/files/octets', 'image/png'],
  ['/files/told', 'image/bmp'],
  ['/files/misnamed.pdf', 'image/png'],
  ['/files/drawing', 'image/svg+xml'],
])('%s is shown as the picture that it is, whatever its name says', async (url, type) => {
  show(`/pdf-viewer/x?title=Rays&url=${url}`)
  expect(await screen.findByRole('img', { name: 'Rays' })).toHaveAttribute('src', `blob:${type}`)
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
})

test('a picture that cannot be shown says so', async () => {
  show('/pdf-viewer/x?title=Rays&url=/files/octets')
  fireEvent.error(await screen.findByRole('img', { name: 'Rays' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not open "Rays"This picture cannot be shown.',
  )
})

const refusal = 'This file cannot be opened: its address is not allowed here.'
const place = () => screen.findByRole('status', { name: 'place' })

test.each(['https://evil.example/a.pdf', '//evil.example/a.pdf', 'javascript:alert(1)'])(
  'of %s nothing is opened, and the student is told',
  async (url) => {
    show(`/pdf-viewer/x?url=${encodeURIComponent(url)}`)
    expect(await place()).toHaveTextContent('/content/resource')
    expect(currentAlert()?.message).toBe(refusal)
  },
)

test('a stored address of a site from which nothing is opened is told too', async () => {
  const resource = resourceSchema.parse({ id: 'r1', title: 'Book', pdfUrl: 'https://files.example/book.pdf' })
  show('/pdf-viewer/r1', [[resourceQuery('r1').queryKey, resource]])
  expect(await place()).toHaveTextContent('/content/resource')
  expect(currentAlert()?.message).toBe(refusal)
})

test('without an address there is nothing to say', async () => {
  show('/pdf-viewer/r1', [[resourceQuery('r1').queryKey, null]])
  expect(await place()).toHaveTextContent('/content/resource')
  await waitFor(() => expect(currentAlert()).toBeNull())
})
