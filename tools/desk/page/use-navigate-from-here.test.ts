// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useNavigateFromHere } from './use-navigate-from-here'

function Form({ work }: { work: Promise<void> }) {
  const leadOn = useNavigateFromHere()
  const save = () => void work.then(() => leadOn('/saved'))
  return createElement('button', { type: 'button', onClick: save }, 'Save')
}

const Shown = () => createElement('p', { role: 'status' }, useLocation().pathname)

/** Presses Save in the form. @returns ends the work */
function saveForm() {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  const form = createElement(Route, { path: '/form', element: createElement(Form, { work: promise }) })
  const others = createElement(Route, { path: '*', element: null })
  const leave = createElement(Link, { to: '/elsewhere' }, 'Leave')
  const pages = createElement(Routes, {}, form, others)
  render(createElement(MemoryRouter, { initialEntries: ['/form'] }, createElement(Shown), leave, pages))
  fireEvent.click(screen.getByText('Save'))
  return () => act(async () => end())
}

afterEach(cleanup)

test('a form that is still shown leads on when its work is done', async () => {
  const end = saveForm()
  await end()
  expect(screen.getByRole('status').textContent).toBe('/saved')
})

test('who has gone to another page meanwhile stays there', async () => {
  const end = saveForm()
  fireEvent.click(screen.getByText('Leave'))
  await end()
  expect(screen.getByRole('status').textContent).toBe('/elsewhere')
})
