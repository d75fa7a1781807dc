import { Tabs } from '@/ui/tabs'
import { DeskPage } from '../desk-page'
import { useTab } from '../use-tab'
import { Reports } from './reports'
import { TestList } from './test-list'

const tabs = [
  { name: 'reports', text: 'Reports' },
  { name: 'tests', text: 'Results by test' },
] as const

/** Reports by students, and the results of each question. */
export function QuestionsPage() {
  const { open, setOpen } = useTab(tabs)
  return (
    <DeskPage title="Questions" hint="Answer reports, find keys that may be wrong, and correct them.">
      <Tabs label="Questions" tabs={tabs} open={open} onOpen={setOpen}>
        {open === 'reports' ? <Reports /> : <TestList />}
      </Tabs>
    </DeskPage>
  )
}
