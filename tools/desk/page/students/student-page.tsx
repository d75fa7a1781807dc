import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { showAlert } from '@/ui/dialog/alert-store'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { Facts } from '../facts'
import { formatMoment } from '../format'
import { OrderList } from '../orders/order-list'
import { saveFile } from '../save-file'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'
import { EraseDialog } from './erase-dialog'
import { GrantDialog } from './grant-dialog'
import { Purchases } from './purchases'
import { StudentState } from './student-state'

type Student = OutputOf<'readStudent'>

const nameOf = ({ name, email, uid }: Student) => name || email || uid

type Dialog = 'grant' | 'erase'

function StudentActions({ student, onOpen }: { student: Student; onOpen: (dialog: Dialog) => void }) {
  const change = useChange('setActive')
  const data = useChange('exportStudent')
  const { uid, isActive, account } = student
  const active = isActive && !account?.disabled
  const name = nameOf(student)
  const switchActive = async () => {
    const question = active
      ? `Deactivate ${name}? The student can no longer sign in.`
      : `Activate ${name}? The student can sign in again.`
    const isSure = await showAlert(question, ['Cancel', active ? 'Deactivate' : 'Activate'])
    if (isSure) change.mutate({ uid, active: !active })
  }
  const save = () =>
    data.mutate(
      { uid },
      {
        onSuccess: (all) =>
          saveFile(`student-${uid}.json`, `${JSON.stringify(all, null, 2)}\n`, 'application/json'),
      },
    )
  const error = change.error ?? data.error
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onOpen('grant')}>Give a product</Button>
        <Button disabled={data.isPending} onClick={save}>
          {data.isPending ? 'Exporting …' : 'Export all data'}
        </Button>
        <Button disabled={change.isPending} onClick={() => void switchActive()}>
          {active ? 'Deactivate' : 'Activate'}
        </Button>
        <Button look="danger" onClick={() => onOpen('erase')}>
          Erase
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-error">
          {error.message}
        </p>
      )}
    </>
  )
}

function Reports({ reports }: Pick<Student, 'reports'>) {
  return (
    <ul className="grid gap-3">
      {reports.map(({ testTitle, questionText, text, status, createdAt }) => (
        <li key={`${createdAt} ${questionText}`}>
          <Card className="p-4 wrap-anywhere">
            <p className="text-sm text-muted">
              {testTitle} · {formatMoment(new Date(createdAt).toISOString())} ·{' '}
              {status === 'received' ? 'not answered yet' : 'answered'}
            </p>
            <p className="mt-1">{questionText}</p>
            {text && <p className="mt-1 font-medium">{text}</p>}
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Details({ student }: { student: Student }) {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const { uid, email, phone, createdAt, erasedAt, attempts, purchases, orders, reports } = student
  return (
    <>
      <Card className="mt-6 p-5">
        {erasedAt === null ? (
          <Facts
            facts={[
              ['State', <StudentState key="state" student={student} />],
              ['E-mail', email || 'None'],
              ['Phone', phone || 'None'],
              ['Registered', createdAt === null ? 'Unknown' : formatMoment(createdAt)],
              ['Tests and quizzes started', attempts],
              ['Student ID', uid],
            ]}
          />
        ) : (
          <p className="wrap-anywhere">
            This student was erased on {formatMoment(erasedAt)}. Below is what the law requires us to keep.
          </p>
        )}
        {erasedAt === null && <StudentActions student={student} onOpen={setDialog} />}
      </Card>
      <h2 className="mt-9 mb-3 text-lg">Purchases</h2>
      {purchases.length === 0 ? (
        <p className="text-muted">None.</p>
      ) : (
        <Purchases uid={uid} name={nameOf(student)} isErased={erasedAt !== null} purchases={purchases} />
      )}
      <h2 className="mt-9 mb-3 text-lg">Orders</h2>
      {orders.length === 0 ? <p className="text-muted">None.</p> : <OrderList orders={orders} />}
      {dialog === 'grant' && <GrantDialog uid={uid} name={nameOf(student)} onClose={close} />}
      {/* It shows what became of the student, also when the page knows already. */}
      {dialog === 'erase' && <EraseDialog uid={uid} name={nameOf(student)} onClose={close} />}
      {reports.length > 0 && (
        <>
          <h2 className="mt-9 mb-3 text-lg">Reported questions</h2>
          <Reports reports={reports} />
        </>
      )}
    </>
  )
}

/** Everything about one student. */
export function StudentPage() {
  const { uid = '' } = useParams()
  const read = useRead('readStudent', { uid })
  const title = read.data ? (read.data.erasedAt === null ? nameOf(read.data) : 'Erased student') : 'Student'
  return (
    <DeskPage title={title} actions={<ButtonLink to="/students">Find another</ButtonLink>}>
      <ShownRead read={read} what="the student" renderData={(student) => <Details student={student} />} />
    </DeskPage>
  )
}
