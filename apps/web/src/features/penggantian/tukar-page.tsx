import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, CalendarRange, Check, X } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { formatHari } from '../../lib/format-hari.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ToolButton, toolClass } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type TukarMenunggu, tukarMenungguQuery, usePutusTukar } from './tukar.queries.ts'

/** Swaps that two people have agreed on, each with what a roster would say of it. */
export function TukarPage() {
  const query = useQuery(tukarMenungguQuery)
  return (
    <DeskPage
      title="Tukar jadwal"
      actions={
        <Link to="/kelola/jadwal" className={toolClass()}>
          <CalendarRange className="size-5" />
          Roster
        </Link>
      }
    >
      {query.data === undefined ? (
        query.isError ? (
          <LoadError
            message={errorFrom(query.error).message}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonList count={3} />
        )
      ) : query.data.length === 0 ? (
        <Empty
          icon={ArrowLeftRight}
          title="Tidak ada yang menunggu"
          hint="Tukar jadwal yang sudah disepakati dua orang tampil di sini untuk diputuskan."
        />
      ) : (
        <ul className="space-y-3">
          {query.data.map((tukar) => (
            <Satu key={tukar.id} tukar={tukar} />
          ))}
        </ul>
      )}
    </DeskPage>
  )
}

function Satu({ tukar }: { readonly tukar: TukarMenunggu }) {
  const mayDecide = may(useProfil(), 'POST /karyawan/{id}/penggantian/tawarkan')
  const putus = usePutusTukar()
  const [alasan, setAlasan] = useState<string | null>(null)
  return (
    <li className="card p-4">
      {[tukar.pemohon, tukar.rekan].map(({ id, orang, tanggal, mulai, selesai, kantor, pos }) => (
        <p key={id}>
          <b>{orang.nama}</b>
          {`: ${formatHari(tanggal)} ${mulai.slice(11, 16)}–${selesai.slice(11, 16)} di ${kantor.nama}${pos === null ? '' : `, ${pos.nama}`}`}
        </p>
      ))}
      {tukar.alasan !== null && <p className="text-sm text-ink-muted">{tukar.alasan}</p>}
      {tukar.peringatan.map((kalimat) => (
        <p key={kalimat} className="mt-1 text-sm font-semibold text-accent-strong">
          {kalimat}
        </p>
      ))}
      {mayDecide && (
        <div className="mt-3 flex flex-wrap items-end gap-2">
          {alasan === null ? (
            <>
              <ToolButton
                icon={Check}
                isMain
                disabled={putus.isPending}
                onClick={() => putus.mutate({ id: tukar.id, alasan: null })}
              >
                Setujui
              </ToolButton>
              <ToolButton icon={X} disabled={putus.isPending} onClick={() => setAlasan('')}>
                Tolak
              </ToolButton>
            </>
          ) : (
            <>
              <label className="block min-w-60 flex-1 text-sm font-semibold">
                Alasan penolakan
                <input
                  value={alasan}
                  maxLength={200}
                  onChange={(event) => setAlasan(event.target.value)}
                  className="mt-1 block min-h-11 w-full rounded-control border border-field bg-surface px-3 text-base font-normal desk:min-h-9 desk:text-sm"
                />
              </label>
              <ToolButton
                icon={X}
                isMain
                disabled={alasan.trim() === '' || putus.isPending}
                onClick={() => putus.mutate({ id: tukar.id, alasan })}
              >
                Tolak
              </ToolButton>
              <ToolButton icon={Check} onClick={() => setAlasan(null)}>
                Batal
              </ToolButton>
            </>
          )}
        </div>
      )}
    </li>
  )
}
