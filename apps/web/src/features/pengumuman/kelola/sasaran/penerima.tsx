import { useState } from 'react'
import { errorFrom } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { SectionTitle } from '../../../../ui/section-title.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { SkeletonList } from '../../../../ui/skeleton.tsx'
import { saatIn } from '../kolom.tsx'
import { usePenerima } from '../meja.queries.ts'
import type { Naskah } from '../naskah.ts'

/** More of them are a press away, until the server gives no more at once */
const SEKALI = 50
const TERBANYAK = 200

/** Who has read it, or where that is asked said that they understood, and who has not. */
export function DaftarPenerima({ naskah }: { readonly naskah: Naskah }) {
  const [belum, setBelum] = useState(true)
  const [jumlah, setJumlah] = useState(SEKALI)
  const { data, error, refetch } = usePenerima(naskah.id, belum, jumlah)
  return (
    <section>
      <SectionTitle>Penerima</SectionTitle>
      <Segmented
        label="Penerima"
        segments={[
          { value: 'belum', label: naskah.siaran.wajib ? 'Belum mengerti' : 'Belum membaca' },
          { value: 'semua', label: 'Semua' },
        ]}
        value={belum ? 'belum' : 'semua'}
        onChange={(nilai) => {
          setBelum(nilai === 'belum')
          setJumlah(SEKALI)
        }}
      >
        {data === undefined && error !== null ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <SkeletonList lines={1} />
        ) : (
          <>
            <p className="py-2 text-sm text-ink-muted" role="status">
              {data.meta.total === 0 ? 'Tidak ada.' : `${data.meta.total.toLocaleString('id-ID')} orang`}
            </p>
            <ul aria-label="Daftar penerima" className="divide-y divide-line text-sm">
              {data.data.map(({ id, nama, kode, kantor, dibaca_pada, dipahami_pada }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-3 py-2">
                  <span className="min-w-0">
                    <b className="font-semibold">{nama}</b>{' '}
                    <span className="text-ink-muted">{[kode, kantor].filter(Boolean).join(' · ')}</span>
                  </span>
                  <span className="text-ink-muted">
                    {dipahami_pada !== null
                      ? `Mengerti ${saatIn(dipahami_pada, '')}`
                      : saatIn(dibaca_pada, 'Belum membaca')}
                  </span>
                </li>
              ))}
            </ul>
            {data.data.length < data.meta.total && jumlah < TERBANYAK && (
              <Button tone="outline" onClick={() => setJumlah(TERBANYAK)}>
                Tampilkan lebih banyak
              </Button>
            )}
          </>
        )}
      </Segmented>
    </section>
  )
}
