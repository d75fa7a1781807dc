// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useNavigateFromHere } from './use-navigate-from-here'

let leadOn: ReturnType<typeof useNavigateFromHere>
let leave: ReturnType<typeof useNavigate>
let shown = ''

function Form() {
  leadOn = useNavigateFromHere()
  return null
}

function Pages() {
  leave = useNavigate()
  shown = useLocation().pathname
  const form = createElement(Route, { path: '/form', element: createElement(Form) })
  const others = createElement(Route, { path: '*', element: createElement(Fragment) })
  return createElement(Routes, {}, form, others)
}

const open = () => render(createElement(MemoryRouter, { initialEntries: ['/form'] }, createElement(Pages)))

test('a form that is still shown leads on when its work is done', async () => {
  open()
  await act(() => leadOn('/saved'))
  expect(shown).toBe('/saved')
})

test('who has gone to another page meanwhile stays there', async () => {
  open()
  await act(async () => leave('/elsewhere'))
  await act(() => leadOn('/saved'))
  expect(shown).toBe('/elsewhere')
})
