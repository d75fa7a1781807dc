import { useSearchParams } from 'react-router-dom'

/** The open tab of a page, kept in its address; the first one without it. */
export function useTab<Name extends string>(tabs: ReadonlyArray<{ name: Name }>) {
  const [search, setSearch] = useSearchParams()
  const found = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]
  if (!found) throw new Error('a page with tabs has one')
  return { open: found.name, setOpen: (name: Name) => setSearch({ tab: name }, { replace: true }) }
}
