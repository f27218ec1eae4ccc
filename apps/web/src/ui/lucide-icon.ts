import { type SVGProps, createElement } from 'react'

type Child = readonly [tag: string, attributes: Readonly<Record<string, string>>]
type IconData = { readonly node: readonly Child[] }

/** Makes a component of one of lucide's drawings. In the built app it stands in for the library's own wrapper. */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ strokeWidth = 2, ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
