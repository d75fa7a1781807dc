import type { DocumentReader, RulesService } from '../contract'
import { LimitError, RuleError } from '../library/rule-error'
import type { Value } from '../symbolic/unknown'
import type { RuleMap, RulePath } from '../values'

const MOST_EXPRESSIONS = 1000
const MOST_DOCUMENTS: Readonly<Record<RulesService, number>> = {
  'cloud.firestore': 10,
  'firebase.storage': 2,
}

/** The evaluation of the rules for one request: what they see, and what they may still spend. */
export class Run {
  #expressions = 0
  #isExplaining = false
  readonly #documents = new Set<string>()

  constructor(
    readonly service: RulesService,
    readonly request: Value,
    readonly resource: Value,
    readonly reader: DocumentReader,
  ) {}

  /** Counts evaluated expressions. @throws LimitError beyond the services' limit of 1,000 a request. */
  spend(expressions: number): void {
    if (this.#isExplaining) return
    this.#expressions += expressions
    if (this.#expressions > MOST_EXPRESSIONS) {
      throw new LimitError(`more than ${MOST_EXPRESSIONS} expressions are evaluated for this request`)
    }
  }

  /** Reads another document, null if there is none. @throws LimitError beyond 10 documents (Storage: 2). */
  read(path: RulePath, when: 'now' | 'after'): RuleMap | null {
    const { segments } = path
    if (
      segments[0] !== 'databases' ||
      segments[2] !== 'documents' ||
      segments.length < 5 ||
      segments.length % 2 === 0
    ) {
      throw new RuleError(`/${segments.join('/')} is not the path of a document`)
    }
    if (!this.#isExplaining) this.#countDocument(path)
    return when === 'now' ? this.reader.get(path) : this.reader.getAfter(path)
  }

  #countDocument({ segments }: RulePath): void {
    this.#documents.add(segments.join('/'))
    const most = MOST_DOCUMENTS[this.service]
    if (this.#documents.size > most) {
      throw new LimitError(`more than ${most} documents are read for this request`)
    }
  }

  /** A rule's result is known and only the reason for it is looked for: nothing is counted or printed. */
  get isExplaining(): boolean {
    return this.#isExplaining
  }

  /** Runs `search` without counting what it evaluates and reads. */
  explain<Result>(search: () => Result): Result {
    this.#isExplaining = true
    try {
      return search()
    } finally {
      this.#isExplaining = false
    }
  }
}
