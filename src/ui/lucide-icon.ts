import { createElement, type ReactElement, type SVGProps } from 'react'

interface IconData {
  node: ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>
}

/**
 * Stands in for lucide-react's own maker of icons (`tools/build/lean-builds.ts`), which carries options that no icon here uses; it
 * would weigh more than a kilobyte of every page (docs/decisions/007). An icon is hidden from readers unless it has a
 * name of its own.
 */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, ...props }: SVGProps<SVGSVGElement> & { size?: number | string }): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !props['aria-label'],
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
