import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarRange, Plus, Repeat } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { cutDetik } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { HurufShift } from '../../ui/wide/huruf-shift.tsx'
import { ToolButton, toolClass } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { PolaEditor } from './pola-editor.tsx'
import { LangkahPola } from './langkah-pola.tsx'
import { ShiftSheet } from './shift-sheet.tsx'
import { type JenisShift, type Pola, polaQuery, shiftQuery } from './shift.queries.ts'

/** Kinds of shift and the patterns that are made of them. */
export function ShiftPage() {
  const mayWrite = may(useProfil(), 'POST /kelola/shift')
  const shift = useQuery(shiftQuery)
  const pola = useQuery(polaQuery)
  const [jenis, setJenis] = useState<JenisShift | null>()
  const [satuPola, setPola] = useState<Pola | null>()
  const gagal = shift.error ?? pola.error
  return (
    <DeskPage
      title="Jenis shift & pola"
      actions={
        <>
          <Link to="/kelola/jadwal" className={toolClass()}>
            <CalendarRange className="size-5" />
            Roster
          </Link>
          {mayWrite && (
            <>
              <ToolButton icon={Repeat} disabled={shift.data === undefined} onClick={() => setPola(null)}>
                Pola Baru
              </ToolButton>
              <ToolButton icon={Plus} isMain onClick={() => setJenis(null)}>
                Jenis Shift Baru
              </ToolButton>
            </>
          )}
        </>
      }
    >
      {shift.data === undefined || pola.data === undefined ? (
        gagal !== null ? (
          <LoadError
            message={errorFrom(gagal).message}
            onRetry={() => void Promise.all([shift.refetch(), pola.refetch()])}
          />
        ) : (
          <SkeletonList count={6} />
        )
      ) : (
        <div className="space-y-6">
          {shift.data.length === 0 ? (
            <Empty
              icon={CalendarRange}
              title="Belum ada jenis shift"
              hint="Buat misalnya Pagi 07:00–15:00 dengan huruf P, lalu lukis rosternya."
            />
          ) : (
            <Tabel rows={shift.data} onOpen={mayWrite ? setJenis : undefined} />
          )}
          <section className="space-y-2">
            <h2 className="text-base font-bold">Pola</h2>
            {pola.data.length === 0 ? (
              <p className="text-sm text-ink-muted">
                Belum ada pola. Sebuah pola mengulang shift dan libur, misalnya P P S S M M L L.
              </p>
            ) : (
              <ul className="grid gap-3 desk:grid-cols-2">
                {pola.data.map((satu) => (
                  <li key={satu.id} className="card space-y-2 p-4">
                    <div className="flex items-center justify-between gap-2">
                      <h3 className="font-semibold">
                        {satu.nama} <span className="text-ink-muted">· {satu.langkah.length} hari</span>
                      </h3>
                      {!satu.aktif && <Badge tone="neutral">Tidak dipakai</Badge>}
                      {mayWrite && (
                        <button
                          type="button"
                          aria-label={`Ubah pola ${satu.nama}`}
                          className="min-h-9 rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
                          onClick={() => setPola(satu)}
                        >
                          Ubah
                        </button>
                      )}
                    </div>
                    <LangkahPola langkah={satu.langkah} shift={shift.data} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
      {jenis !== undefined && <ShiftSheet jenis={jenis} onClose={() => setJenis(undefined)} />}
      {satuPola !== undefined && shift.data !== undefined && (
        <PolaEditor pola={satuPola} shift={shift.data} onClose={() => setPola(undefined)} />
      )}
    </DeskPage>
  )
}

const KOLOM = ['Huruf', 'Nama', 'Jam', 'Istirahat', 'Toleransi', 'Lokasi', 'Dipakai'] as const

type TabelProps = {
  readonly rows: readonly JenisShift[]
  /** Undefined: who may only read them */
  readonly onOpen: ((jenis: JenisShift) => void) | undefined
}

function Tabel({ rows, onOpen }: TabelProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label="Jenis shift" className="w-full text-sm">
        <thead>
          <tr>
            {KOLOM.map((judul) => (
              <th key={judul} scope="col" className="border-b border-line px-3 py-2 text-left font-semibold">
                {judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((satu) => (
            <tr key={satu.id} className="h-10 border-b border-line hover:bg-sunken">
              <td className="px-3">
                <HurufShift huruf={satu.huruf} warna={satu.warna} />
              </td>
              <td className="px-3 whitespace-nowrap">
                {onOpen === undefined ? (
                  satu.nama
                ) : (
                  <button
                    type="button"
                    onClick={() => onOpen(satu)}
                    className="min-h-9 font-semibold text-primary-strong hover:underline"
                  >
                    {satu.nama}
                  </button>
                )}{' '}
                {!satu.aktif && <Badge tone="neutral">Tidak dipakai</Badge>}
              </td>
              <td className="px-3 whitespace-nowrap tabular-nums">
                {cutDetik(satu.jam_mulai)}–{cutDetik(satu.jam_selesai)}
              </td>
              <td className="px-3 whitespace-nowrap">
                {satu.istirahat_menit === 0 ? 'Tidak ada' : `${satu.istirahat_menit} menit`}
              </td>
              <td className="px-3 whitespace-nowrap">{satu.toleransi_menit} menit</td>
              <td className="px-3 whitespace-nowrap">{satu.kantor?.nama ?? 'Semua lokasi'}</td>
              <td className="px-3 whitespace-nowrap">{satu.dipakai} pola dan pos</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
