import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeskPage } from '../desk-page'
import { ShownRead } from '../shown-read'

/** Reads a stored form once; what is on the screen is the editor's from there on. */
export function LoadedForm<Form>({
  name,
  title,
  open,
  renderForm,
}: {
  /** Of the form: `pack/river-notes`. */
  name: string
  title: string
  open: () => Promise<Form>
  renderForm: (form: Form) => ReactNode
}) {
  const read = useQuery({
    queryKey: ['form', name],
    queryFn: open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (read.data !== undefined) return renderForm(read.data)
  return (
    <DeskPage title={title}>
      <ShownRead read={read} what="it" renderData={() => null} />
    </DeskPage>
  )
}
