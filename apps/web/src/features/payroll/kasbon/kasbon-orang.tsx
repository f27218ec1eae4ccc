import { sebabOrangLain } from '@rekan/domain/payroll/titipan'
import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Kasbon, daftarKasbonQuery } from './kasbon.queries.ts'
import { RincianKasbon } from './rincian-kasbon.tsx'

const KasbonSheet = lazy(async () => ({ default: (await import('./kasbon-sheet.tsx')).KasbonSheet }))
const TutupSheet = lazy(async () => ({ default: (await import('./tutup-sheet.tsx')).TutupSheet }))

type KasbonOrangProps = {
  readonly karyawanId: string
  /** One's own: another of HR writes it down */
  readonly isSendiri: boolean
}

/** What somebody owes the company, and the way to write down more. */
export function KasbonOrang({ karyawanId, isSendiri }: KasbonOrangProps) {
  const { data, error, isFetching, refetch } = useQuery(daftarKasbonQuery(karyawanId))
  const [isMencatat, setMencatat] = useState(false)
  const [ditutup, setDitutup] = useState<Kasbon>()
  return (
    <section aria-label="Kasbon" className="space-y-3 card p-4">
      <h3 className="text-base font-bold">Kasbon</h3>
      {data === undefined ? (
        error === null || isFetching ? (
          <Skeleton className="h-16" />
        ) : (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p className="text-sm text-ink-muted">Tidak ada kasbon.</p>
      ) : (
        <ul className="space-y-3">
          {data.map((kasbon) => (
            <li key={kasbon.id} className="space-y-2 border-t border-line pt-3 first:border-0 first:pt-0">
              <RincianKasbon kasbon={kasbon} />
              {kasbon.sisa > 0 && !isSendiri && (
                <Button
                  tone="outline"
                  aria-label={`Tutup kasbon No. ${kasbon.id}`}
                  onClick={() => setDitutup(kasbon)}
                >
                  Tutup
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSendiri ? (
        <p className="text-sm text-ink-muted">{sebabOrangLain('kasbon')}</p>
      ) : (
        <Button tone="outline" onClick={() => setMencatat(true)}>
          Catat Kasbon
        </Button>
      )}
      <Suspense>
        {isMencatat && <KasbonSheet karyawanId={karyawanId} onClose={() => setMencatat(false)} />}
        {ditutup !== undefined && (
          <TutupSheet karyawanId={karyawanId} kasbon={ditutup} onClose={() => setDitutup(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
