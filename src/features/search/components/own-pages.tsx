import { Link } from 'react-router-dom'
import { practicePages } from '@/config/practice-pages'
import { wordsOf } from '../model/match'
import { MarkedText } from './marked-text'
import { SectionResults } from './section-results'

/** The pages of practice whose name has a word beginning with each of `words`. */
export function OwnPages({ words, onFollow }: { words: readonly string[]; onFollow: () => void }) {
  const found = practicePages.filter(({ label }) => {
    const named = wordsOf(label)
    return words.every((word) => named.some((one) => one.startsWith(word)))
  })
  if (found.length === 0) return null
  return (
    <div className="mb-5">
      <SectionResults
        label="Practise"
        results={found.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollow}
              className="block rounded-control px-3 py-2.5 leading-snug font-medium -outline-offset-2 hover:bg-raised focus-visible:bg-raised sm:px-4"
            >
              <MarkedText text={label} words={words} />
            </Link>
          </li>
        ))}
      />
    </div>
  )
}
