import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { isUrusan, may } from '../../lib/boleh.ts'
import { formatHari } from '../../lib/format-hari.ts'
import { Button } from '../../ui/button.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type Upah, upahQuery } from './upah.queries.ts'

const UpahSheet = lazy(async () => ({ default: (await import('./upah-sheet.tsx')).UpahSheet }))

/** What a person earns and has earned; for hrd alone, and of people of HR for who settles their affairs. */
export function UpahOrang({ karyawanId }: { readonly karyawanId: string }) {
  const profile = useProfil()
  const isBoleh = may(profile, 'GET /karyawan/{id}/upah') || isUrusan(profile, karyawanId)
  const { data, error, isFetching, refetch } = useQuery({ ...upahQuery(karyawanId), enabled: isBoleh })
  const [isMencatat, setMencatat] = useState(false)
  if (!isBoleh) return null
  return (
    <section className="space-y-3 card p-4">
      <h3 className="text-base font-bold">Upah</h3>
      {data !== undefined ? (
        <Riwayat riwayat={data} />
      ) : error === null || isFetching ? (
        <Skeleton className="h-16" />
      ) : (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Button tone="outline" onClick={() => setMencatat(true)}>
          Catat Upah
        </Button>
      )}
      <Suspense>
        {isMencatat && (
          <UpahSheet karyawanId={karyawanId} kini={data?.[0]} onClose={() => setMencatat(false)} />
        )}
      </Suspense>
    </section>
  )
}

function Riwayat({ riwayat }: { readonly riwayat: readonly Upah[] }) {
  const [kini, ...dulu] = riwayat
  if (kini === undefined)
    return <p className="text-sm text-ink-muted">Belum dicatat. Perkiraan upah lembur memerlukannya.</p>
  return (
    <>
      <Satu upah={kini} />
      {dulu.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm font-semibold text-primary">
            Sebelumnya ({dulu.length})
          </summary>
          <ul className="space-y-3">
            {dulu.map((upah) => (
              <li key={upah.mulai} className="border-t border-line pt-3">
                <Satu upah={upah} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const TIAP = { bulan: 'sebulan', hari: 'sehari', shift: 'per shift', potong: 'per potong' } as const

function Satu({ upah }: { readonly upah: Upah }) {
  const { mulai, satuan, pokok, tunjangan_tetap, tunjangan_tidak_tetap, oleh, pada } = upah
  const tiap = TIAP[satuan]
  return (
    <>
      <DetailList
        layout="row"
        items={[
          { label: 'Mulai', value: formatHari(mulai) },
          { label: `Pokok ${tiap}`, value: formatRupiah(pokok) },
          { label: 'Tunjangan tetap', value: formatRupiah(tunjangan_tetap) },
          { label: 'Tunjangan tidak tetap', value: formatRupiah(tunjangan_tidak_tetap) },
        ]}
      />
      <p className="mt-2 text-xs text-ink-muted">
        Dicatat {formatHari(tanggalLokal(Date.parse(pada), 'WIB'))}
        {oleh !== null && ` oleh ${oleh.nama}`}
      </p>
    </>
  )
}
