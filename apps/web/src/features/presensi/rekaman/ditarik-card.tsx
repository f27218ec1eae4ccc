import { useId } from 'react'
import type { KodeZona } from '@rekan/domain/waktu'
import { formatJamDetik } from '../../../lib/format.ts'
import { JENIS } from '../hari/jenis.ts'
import type { KejadianDitarik } from './rekaman.wire.ts'

type DitarikCardProps = { readonly ditarik: readonly KejadianDitarik[]; readonly zona: KodeZona }

/** The punches of a day that were withdrawn: they count for nothing, and are seen all the same. */
export function DitarikCard({ ditarik, zona }: DitarikCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-4">
      <h2 id={id} className="text-base font-bold">
        Dibatalkan
      </h2>
      <ul className="divide-y divide-line">
        {ditarik.map((kejadian) => (
          <li key={kejadian.id} className="flex items-center gap-3 py-3 last:pb-0">
            {kejadian.selfieUrl !== null && (
              <img
                src={kejadian.selfieUrl}
                alt={`Foto ${JENIS[kejadian.jenis].label} yang dibatalkan`}
                className="size-11 shrink-0 rounded-control object-cover"
              />
            )}
            <div className="min-w-0">
              <p className="text-sm font-semibold tabular-nums">
                {JENIS[kejadian.jenis].label} {kejadian.waktu} · {kejadian.kantor}
              </p>
              <p className="text-sm text-ink-muted">
                Dibatalkan pukul {formatJamDetik(kejadian.ditarikPada, zona)} oleh {kejadian.oleh}
              </p>
              {kejadian.tanda.length > 0 && (
                <p className="text-sm text-accent">{kejadian.tanda.join('. ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
