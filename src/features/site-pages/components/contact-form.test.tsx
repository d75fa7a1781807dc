import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { AppError } from '@/lib/app-error'
import { Alerts } from '@/ui/dialog/alerts'
import '../../../../tests/testing/dialog-in-jsdom'
import { contactRepository } from '../contact-repository'
import { ContactForm } from './contact-form'

let keep: MockInstance<typeof contactRepository.keep>
beforeEach(() => {
  keep = vi.spyOn(contactRepository, 'keep').mockResolvedValue()
})

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

it('names every field that is missing and sends nothing', async () => {
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

it('refuses an address without a domain', async () => {
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Email'), 'lakshmi@home')
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
})

it('notes and keeps a complete message once, thanks and clears the form', async () => {
  await fillIn()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Thank you for your message! We will get back to you soon.')
  expect(console.info).toHaveBeenCalledWith('Contact message', typed)
  expect(keep).toHaveBeenCalledTimes(1)
  expect(keep).toHaveBeenCalledWith(expect.stringMatching(/^\w{20}$/), typed)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(screen.getByLabelText(label)).toHaveValue('')
})

it('says so when the message cannot be sent, and loses nothing, not even over a reload', async () => {
  keep.mockRejectedValueOnce(new AppError('network-request-failed', 'Network error.'))
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
})

it('refuses what the rules would refuse', async () => {
  render(<ContactForm />)
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(5001) } })
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Message is too long: 5000 characters at most')).toBeVisible()
  expect(keep).not.toHaveBeenCalled()
})

it('brings along what the link to it knows, such as a payment id', () => {
  history.replaceState(null, '', '/contact?subject=Payment+pay_1&message=Payment+ID%3A+pay_1')
  render(<ContactForm />)
  expect(screen.getByLabelText('Subject')).toHaveValue('Payment pay_1')
  expect(screen.getByLabelText('Message')).toHaveValue('Payment ID: pay_1')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  history.replaceState(null, '', '/')
})
