import { useId } from 'react'

const PETALS = [
  { at: 'translate(14 14) rotate(45)', key: 'nw' },
  { at: 'translate(42 14) rotate(135)', key: 'ne' },
  { at: 'translate(42 42) rotate(45)', key: 'se' },
  { at: 'translate(14 42) rotate(135)', key: 'sw' },
] as const

/**
 * The house's one ornament: kawung, the batik of four sugar-palm fruits around a cross, as a faint pattern that
 * fills its banner. Place it in a `relative overflow-hidden banner`.
 */
export function Kawung() {
  const id = useId()
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full opacity-12">
      <defs>
        <pattern
          id={id}
          width="56"
          height="56"
          patternUnits="userSpaceOnUse"
          fill="none"
          stroke="currentColor"
        >
          {PETALS.map(({ at, key }) => (
            <g key={key} transform={at}>
              <ellipse rx="18" ry="9" strokeWidth="1.25" />
              <path d="M-9 0H-4M4 0H9" strokeWidth="1.75" strokeLinecap="round" />
            </g>
          ))}
          <path d="M28 23v10M23 28h10M0-5V5M56-5V5M0 51v10M56 51v10M-5 0H5M51 0h10M-5 56H5M51 56h10" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
