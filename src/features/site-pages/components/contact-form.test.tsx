import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Alerts } from '@/ui/alerts'
import '../../../../tests/dialog-in-jsdom'
import { ContactForm } from './contact-form'

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

it('notes a complete message locally, thanks and clears the form', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
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
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Thank you for your message! We will get back to you soon.')
  expect(info).toHaveBeenCalledWith('Contact message', {
    name: 'Lakshmi Rao',
    email: 'lakshmi@demo.test',
    subject: 'Payment',
    message: 'Which payment id do you need?',
  })
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(screen.getByLabelText(label)).toHaveValue('')
})
