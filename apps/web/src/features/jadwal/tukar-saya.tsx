import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { formatHari } from '../../lib/format-hari.ts'
import { Button } from '../../ui/button.tsx'
import { type KerjaTukar, type Tukar, pilihanTukarQuery, tukarQuery, useTukar } from './tukar.queries.ts'

const TukarSheet = lazy(async () => ({ default: (await import('./tukar-sheet.tsx')).TukarSheet }))

/** Swaps that are open, and the way to ask for one where a roster gives works that may be swapped. */
export function TukarSaya() {
  const tukar = useQuery(tukarQuery)
  const pilihan = useQuery(pilihanTukarQuery)
  const [isMinta, setMinta] = useState(false)
  const terbuka = (tukar.data ?? []).filter(({ status }) => status === 'DIMINTA' || status === 'DITERIMA')
  const isBisa = (pilihan.data?.sendiri.length ?? 0) > 0 && (pilihan.data?.rekan.length ?? 0) > 0
  return (
    <>
      {terbuka.length > 0 && (
        <ul className="mb-3 space-y-3">
          {terbuka.map((satu) => (
            <Satu key={satu.id} tukar={satu} />
          ))}
        </ul>
      )}
      {isBisa && (
        <Button tone="outline" icon={<ArrowLeftRight className="size-5" />} onClick={() => setMinta(true)}>
          Tukar Jadwal
        </Button>
      )}
      {isMinta && pilihan.data !== undefined && (
        <Suspense>
          <TukarSheet pilihan={pilihan.data} onClose={() => setMinta(false)} />
        </Suspense>
      )}
    </>
  )
}

function Satu({ tukar }: { readonly tukar: Tukar }) {
  const langkah = useTukar()
  const { id, status, pemohon, rekan, milik_sendiri } = tukar
  return (
    <li className="card p-4">
      <h2 className="font-bold">
        {milik_sendiri ? `Tukar dengan ${rekan.orang.nama}` : `${pemohon.orang.nama} ingin menukar jadwal`}
      </h2>
      <p className="text-sm">{`${pemohon.orang.nama}: ${kalimatKerja(pemohon)}`}</p>
      <p className="text-sm">{`${rekan.orang.nama}: ${kalimatKerja(rekan)}`}</p>
      <p className="mt-1 text-sm text-ink-muted">
        {status === 'DITERIMA'
          ? 'Menunggu keputusan koordinator. Sampai diputuskan, jadwal tetap seperti semula.'
          : milik_sendiri
            ? 'Menunggu jawaban.'
            : (tukar.alasan ?? '')}
      </p>
      <div className="mt-3 flex flex-wrap-reverse gap-2 *:flex-1 *:basis-32">
        {milik_sendiri ? (
          <Button
            tone="outline"
            busy={langkah.isPending}
            onClick={() => langkah.mutate({ apa: 'batal', id })}
          >
            Batalkan
          </Button>
        ) : (
          status === 'DIMINTA' && (
            <>
              <Button
                tone="outline"
                disabled={langkah.isPending}
                onClick={() => langkah.mutate({ apa: 'tolak', id })}
              >
                Tidak Mau
              </Button>
              <Button busy={langkah.isPending} onClick={() => langkah.mutate({ apa: 'terima', id })}>
                Setuju Tukar
              </Button>
            </>
          )
        )}
      </div>
    </li>
  )
}

/** `24 Nov 2026 07:00–15:00 di Gudang, Gerbang` */
export function kalimatKerja({ tanggal, mulai, selesai, kantor, pos }: KerjaTukar): string {
  return `${formatHari(tanggal)} ${mulai.slice(11, 16)}–${selesai.slice(11, 16)} di ${kantor.nama}${pos === null ? '' : `, ${pos.nama}`}`
}
