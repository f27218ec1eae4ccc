import { useId } from 'react'
import type { Area } from '@rekan/domain/perusahaan/area'
import { formatJarak } from '@rekan/domain/perusahaan/jarak'
import type { Bacaan } from './posisi.ts'
import { LEBAR, TINGGI, denahFrom } from './site-map.geometry.ts'

type SiteMapProps = { readonly area: Area; readonly bacaan: Bacaan | null }

/** The office's area and the person in it, to scale on a plain ground, north up. What it shows is said in words beside it. */
export function SiteMap({ area, bacaan }: SiteMapProps) {
  const id = useId()
  const denah = denahFrom(area, bacaan)
  const petak = denah?.skala.panjang ?? 70
  return (
    <svg viewBox={`0 0 ${LEBAR} ${TINGGI}`} aria-hidden="true" className="block w-full bg-sunken">
      <defs>
        <pattern
          id={id}
          x={LEBAR / 2}
          y={TINGGI / 2}
          width={petak}
          height={petak}
          patternUnits="userSpaceOnUse"
        >
          <path d={`M${petak} 0H0V${petak}`} fill="none" className="stroke-surface" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width={LEBAR} height={TINGGI} fill={`url(#${id})`} />
      {denah !== null && denah.batas.length > 2 && (
        <polygon
          points={denah.batas.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-primary/15 stroke-primary"
          strokeWidth="2.5"
          strokeDasharray="7 5"
          strokeLinejoin="round"
        />
      )}
      {denah?.saya && (
        <g
          className="transition-transform duration-200"
          transform={`translate(${denah.saya.x} ${denah.saya.y})`}
        >
          <circle r={denah.saya.radius} className="fill-position/15 stroke-position/40" />
          <circle r="10" className="fill-surface" />
          <circle r="7" className="fill-position" />
        </g>
      )}
      {denah !== null && (
        <g transform={`translate(${LEBAR - 16 - denah.skala.panjang} ${TINGGI - 16})`}>
          <path
            d={`M0 -5V0H${denah.skala.panjang}V-5`}
            fill="none"
            className="stroke-ink-muted"
            strokeWidth="1.5"
          />
          {/* It grows to the left, away from the edge, as the text does by a phone's own size. */}
          <text x={denah.skala.panjang} y="-7" textAnchor="end" className="fill-ink text-xs font-semibold">
            {formatJarak(denah.skala.meter)}
          </text>
        </g>
      )}
    </svg>
  )
}
