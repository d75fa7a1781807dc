import { Card } from '@/ui/card'
import { EmptyPanel } from '@/ui/panels'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'

/** What visitors wrote in the contact form, newest first. */
export function Messages() {
  const read = useRead('contactMessages', {})
  return (
    <ShownRead
      read={read}
      what="the messages"
      renderData={({ messages, unreadable, more }) => (
        <>
          {messages.length === 0 && <EmptyPanel title="Nobody has written yet" />}
          <ul className="grid gap-3">
            {messages.map(({ id, at, name, email, subject, message }) => (
              <li key={id}>
                <Card className="p-5 wrap-anywhere">
                  <p className="font-medium">{subject}</p>
                  <p className="text-sm text-muted">
                    {name} ·{' '}
                    <a className="underline" href={`mailto:${encodeURIComponent(email)}`}>
                      {email}
                    </a>{' '}
                    · {formatMoment(at)}
                  </p>
                  <p className="mt-3 whitespace-pre-line">{message}</p>
                </Card>
              </li>
            ))}
          </ul>
          {more && <p className="mt-3 text-muted">These are the newest 100. There are older messages.</p>}
          {unreadable.map((path) => (
            <p key={path} className="mt-3 text-warning wrap-anywhere">
              {path} cannot be read as a message.
            </p>
          ))}
        </>
      )}
    />
  )
}
