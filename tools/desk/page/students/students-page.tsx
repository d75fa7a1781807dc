import { Tabs } from '@/ui/tabs'
import { DeskPage } from '../desk-page'
import { useTab } from '../use-tab'
import { FindStudents } from './find-students'
import { Messages } from './messages'

const tabs = [
  { name: 'find', text: 'Students' },
  { name: 'messages', text: 'Contact messages' },
] as const

/** Students, and what visitors wrote. */
export function StudentsPage() {
  const { open, setOpen } = useTab(tabs)
  return (
    <DeskPage title="Students">
      <Tabs label="Students" tabs={tabs} open={open} onOpen={setOpen}>
        {open === 'find' ? <FindStudents /> : <Messages />}
      </Tabs>
    </DeskPage>
  )
}
