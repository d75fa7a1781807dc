import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../query-cache'
import { DataLayout } from './data-layout'

const key = ['names']

function Names() {
  const { data } = useQuery({ queryKey: key, queryFn: () => 'from the database' })
  return <p>{data}</p>
}

const page = () => (
  <RouterProvider
    router={createMemoryRouter([
      {
        element: <DataLayout />,
        children: [
          {
            path: '/',
            element: (
              <>
                <Names />
                <Suspense fallback="…">
                  <Names />
                </Suspense>
              </>
            ),
          },
        ],
      },
    ])}
  />
)

it('a page is taken over whole before it reads what is newer than its HTML', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  queryClient.setQueryData(key, 'from the build')
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(page())
  expect(root).toHaveTextContent('from the build')

  void queryClient.invalidateQueries({ queryKey: key })
  const onRecoverableError = vi.fn()
  const app = hydrateRoot(root, page(), { onRecoverableError })
  await expect.poll(() => root.textContent).toBe('from the databasefrom the database')
  expect(onRecoverableError).not.toHaveBeenCalled()
  app.unmount()
})
