import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { Alerts } from '@/ui/dialog/alerts'
import '../../../../tests/testing/dialog-in-jsdom'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { ContactForm } from './contact-form'

let endpoint: MockInstance<typeof fetch>
beforeEach(() => {
  endpoint = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ received: true }))
})

/** What was sent to the endpoint, call by call. */
const sent = () => endpoint.mock.calls.map(([url, call]) => [url, JSON.parse(call?.body as string)])

/** What the form shows and logs, with its four fields filled in. */
async function fillIn() {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  render(
    <>
      <ContactForm />
      <Alerts />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Lakshmi Rao')
  await userEvent.type(screen.getByLabelText('Email'), 'lakshmi@demo.test')
  await userEvent.type(screen.getByLabelText('Subject'), 'Payment')
  await userEvent.type(screen.getByLabelText('Message'), 'Which payment id do you need?')
}
const typed = {
  name: 'Lakshmi Rao',
  email: 'lakshmi@demo.test',
  subject: 'Payment',
  message: 'Which payment id do you need?',
}

it('shows an error at each missing field and sends nothing', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  render(<ContactForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  for (const message of [
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]) {
    expect(await screen.findByText(message)).toBeVisible()
  }
  expect(info).not.toHaveBeenCalled()
})

it('rejects an e-mail address without a domain', async () => {
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Email'), 'lakshmi@home')
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
})

it('logs and sends a complete message once, thanks the sender and clears the form', async () => {
  await fillIn()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Thank you for your message! We will get back to you soon.')
  expect(console.info).toHaveBeenCalledWith('Contact message', typed)
  const id = expect.stringMatching(/^[0-9a-z]{20}$/)
  expect(sent()).toEqual([[expect.stringMatching(/\/api\/contact$/), { id, ...typed }]])
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(screen.getByLabelText(label)).toHaveValue('')
})

it('shows an error when sending fails, and keeps the text after a reload', async () => {
  endpoint.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your message was not sent. Network error.')
  expect(screen.queryByRole('alertdialog')).toBeNull()

  cleanup()
  render(
    <>
      <ContactForm />
      <Alerts />
    </>,
  )
  expect(await screen.findByDisplayValue(typed.message)).toBe(screen.getByLabelText('Message'))
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  // The first one may have arrived: the same words go under the same id.
  const [first, second] = sent()
  expect(second).toEqual(first)
})

it('shows the error of the server, and gives a changed message a new id', async () => {
  const busy = { error: 'Too many tries. Please wait 60 seconds and try again.' }
  endpoint.mockResolvedValueOnce(Response.json(busy, { status: 429, headers: { 'Retry-After': '60' } }))
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(busy.error)
  await userEvent.type(screen.getByLabelText('Subject'), ' pay_1')
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  const ids = sent().map(([, body]) => body.id)
  expect(new Set(ids).size).toBe(2)
})

it('rejects a message that is too long for the server', async () => {
  render(<ContactForm />)
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(5001) } })
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Please use at most 5000 characters')).toBeVisible()
  expect(endpoint).not.toHaveBeenCalled()
})

it('fills in subject and message from the link', () => {
  history.replaceState(null, '', '/contact?subject=Payment+pay_1&message=Payment+ID%3A+pay_1')
  render(<ContactForm />)
  expect(screen.getByLabelText('Subject')).toHaveValue('Payment pay_1')
  expect(screen.getByLabelText('Message')).toHaveValue('Payment ID: pay_1')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  history.replaceState(null, '', '/')
})

it('fills in the name and the e-mail of a student, and leaves what was typed', async () => {
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Name'), 'Lakshmi')
  act(() => setSignedIn(true))
  expect(screen.getByLabelText('Name')).toHaveValue('Lakshmi')
  expect(screen.getByLabelText('Email')).toHaveValue(student.email)
  act(() => setSignedIn(false))
})

it('cannot be sent by the browser itself, into the address, before its code has loaded', () => {
  const prerendered = document.createElement('div')
  prerendered.innerHTML = renderToString(<ContactForm />)
  expect(prerendered.querySelector('button[type=submit]')).toBeDisabled()
})
