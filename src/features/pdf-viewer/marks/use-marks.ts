import { useEffect, useMemo, useRef, useState } from 'react'
import { type BookMarks, markLimits, mergeMarks, noMarks, shownMarks } from '@/domain/marks/marks'
import { tidyPageNote } from '@/domain/marks/marks-text'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { randomId } from '@/lib/random-id'
import { marksSync } from '@/own/marks/sync'
import { timeAfter } from '@/own/time-after'
import { showAlert } from '@/ui/dialog/alert-store'

/** Milliseconds after a write for which a page that is hidden writes nothing but what was marked. */
const pause = 5 * 60_000

/** Where the marks are. `page`: the device keeps nothing, and they are in the memory of this page. */
type KeptIn = 'visitor' | 'account' | 'device' | 'page'

/** A note to be kept: a new one without an id; an empty text deletes it. */
interface NoteChange {
  readonly id?: string
  readonly page: number
  readonly text: string
}

/** What a student has marked in a book, and the ways to change it. */
export interface MarksInBook {
  /** What is there, by page. */
  readonly shown: BookMarks
  readonly keptIn: KeptIn
  readonly toggleBookmark: (page: number) => void
  /** @returns the note's id; null when the book is full */
  readonly setNote: (note: NoteChange) => string | null
}

/** A note has a name of its own on every device. */
const newId = () => Date.now().toString(36) + randomId().slice(0, 4)

/**
 * The marks in one book: what the device keeps at once, then what the account says, by one read. They are on the device as
 * soon as they are made, and in the account when the book is left or hidden and when the network is back. The reading
 * place of other devices comes by the same read.
 */
export function useMarks(owner: string, key: string, title: string): MarksInBook {
  const book = useMemo(() => ({ book: key, title }), [key, title])
  const [marks, setMarks] = useState(noMarks)
  const [keptIn, setKeptIn] = useState<KeptIn>(owner === visitor ? 'visitor' : 'account')
  const isChanged = useRef(false)

  useEffect(() => {
    let isHere = true
    let sentAt = Date.now()
    const show = (read: BookMarks) => {
      if (isHere) setMarks((before) => mergeMarks(before, read))
    }
    const send = () => {
      isChanged.current = false
      sentAt = Date.now()
      marksSync.push(owner, book).then(
        () => {
          if (isHere && !isChanged.current) setKeptIn('account')
        },
        () => {
          isChanged.current = true
        },
      )
    }
    const onHidden = () => {
      const isDue = isChanged.current || Date.now() - sentAt > pause
      if (document.visibilityState === 'hidden' && isDue) send()
    }
    void marksSync.known(owner, book).then(show)
    const isStudent = owner !== visitor
    if (isStudent) {
      // Without the account the device goes on.
      marksSync.pull(owner, book).then(show, () => undefined)
      document.addEventListener('visibilitychange', onHidden)
      addEventListener('online', send)
    }
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('online', send)
      if (isStudent) send()
    }
  }, [owner, book])

  const change = (part: BookMarks) => {
    isChanged.current = true
    setMarks((before) => mergeMarks(before, part))
    void marksSync.add(owner, book, part).then((isKept) => {
      if (!isKept) setKeptIn('page')
      else if (owner !== visitor) setKeptIn('device')
    })
  }
  const shown = useMemo(() => shownMarks(marks), [marks])

  return {
    shown,
    keptIn,
    toggleBookmark: (page) => {
      const before = marks.bookmarks.find((bookmark) => bookmark.page === page)
      const on = !before?.on
      if (on && shown.bookmarks.length >= markLimits.bookmarks) {
        void showAlert(
          t('A book can have {limit} bookmarks. Delete one first.', { limit: markLimits.bookmarks }),
        )
        return
      }
      change({ ...noMarks, bookmarks: [{ page, on, at: timeAfter(before?.at) }] })
    },
    setNote: ({ id = newId(), page, text }) => {
      const before = marks.notes.find((note) => note.id === id)
      if (!before?.text && shown.notes.length >= markLimits.notes) {
        void showAlert(t('A book can have {limit} notes. Delete one first.', { limit: markLimits.notes }))
        return null
      }
      change({ ...noMarks, notes: [{ id, page, text: tidyPageNote(text), at: timeAfter(before?.at) }] })
      return id
    },
  }
}
