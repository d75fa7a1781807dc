import type { PdfDocument } from './pdf-document'

/** One line of a document's contents. */
export interface OutlineEntry {
  title: string
  /** 0 for a chapter, 1 for what is in it … */
  depth: number
  /** null when the entry leads nowhere in this document. */
  page: number | null
}

/** Deeper lists than this help nobody on a phone. */
const deepest = 2

type Node = Awaited<ReturnType<PdfDocument['proxy']['getOutline']>>[number]

async function pageOfNode({ proxy }: PdfDocument, { dest }: Node): Promise<number | null> {
  const target: unknown[] | null = typeof dest === 'string' ? await proxy.getDestination(dest) : dest
  const ref = target?.[0]
  if (typeof ref === 'number') return ref + 1
  if (typeof ref !== 'object' || ref === null || !('num' in ref) || !('gen' in ref)) return null
  const { num, gen } = ref
  if (typeof num !== 'number' || typeof gen !== 'number') return null
  return (await proxy.getPageIndex({ num, gen })) + 1
}

/** The document's contents as one list in reading order; empty when it has none. @throws when it cannot be read */
export async function readOutline(pdf: PdfDocument): Promise<OutlineEntry[]> {
  const nodes = (await pdf.proxy.getOutline()) as Node[] | null // null for a document without one, against its type
  const flat = (list: readonly Node[], depth: number): Array<{ node: Node; depth: number }> =>
    list.flatMap((node) => [
      { node, depth },
      ...(depth < deepest ? flat(node.items as Node[], depth + 1) : []), // typed as any[]
    ])
  return Promise.all(
    flat(nodes ?? [], 0).map(async ({ node, depth }) => ({
      title: node.title.trim(),
      depth,
      page: await pageOfNode(pdf, node).catch(() => null),
    })),
  )
}
