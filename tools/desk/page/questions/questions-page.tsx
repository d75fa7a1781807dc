import { useState } from 'react'
import { Tabs } from '@/ui/tabs'
import { DeskPage } from '../desk-page'
import { Reports } from './reports'
import { TestList } from './test-list'

const tabs = [
  { name: 'reports', text: 'Reports' },
  { name: 'tests', text: 'Answered tests' },
] as const

/** What students report, and how the questions of tests did. */
export function QuestionsPage() {
  const [open, setOpen] = useState<(typeof tabs)[number]['name']>('reports')
  return (
    <DeskPage title="Questions" hint="Answer reports, find keys that may be wrong, and correct them.">
      <Tabs label="Questions" tabs={tabs} open={open} onOpen={setOpen}>
        {open === 'reports' ? <Reports /> : <TestList />}
      </Tabs>
    </DeskPage>
  )
}
