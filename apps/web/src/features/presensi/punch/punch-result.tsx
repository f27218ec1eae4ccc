import { Fragment, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { formatDurasi, formatLebihAwal } from '@rekan/domain/teks/durasi'
import { isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import type { KodeZona } from '@rekan/domain/waktu'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/column.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { formatJadwal } from '../hari/jadwal.ts'
import { kalimatTempat } from '../tempat/kalimat-lokasi.ts'
import type { Tercatat } from '../../hari/tercatat.wire.ts'
import type { SasaranPunch } from './sasaran.ts'
import { Tarik } from '../tarik/tarik.tsx'

type PunchResultProps = {
  readonly sasaran: SasaranPunch
  readonly hasil: Tercatat
  /** Of the office where it was made */
  readonly zona: KodeZona
  /** Leads home by itself, unless something on it is wanted */
  readonly isPulangSendiri: boolean
}

const TELAH = {
  checkIn: { tercatat: 'Check in tercatat', salam: 'Selamat bekerja' },
  checkOut: { tercatat: 'Check out tercatat', salam: 'Selamat beristirahat' },
} as const

/** How long it stands before it leads home by itself. */
const LAMA_MS = 3000

/** What the server recorded: the time large, then where, and how it stands to the schedule. */
export function PunchResult({ sasaran, hasil, zona, isPulangSendiri }: PunchResultProps) {
  const { jenis, orang, jadwal, selesai } = sasaran
  const waktu = kalimatWaktu(sasaran, hasil)
  const navigate = useNavigate()
  const judul = useRef<HTMLHeadingElement>(null)
  const { name } = useProfil()
  const [panggilan] = name.split(' ')
  // What had the focus is gone with the camera.
  useEffect(() => {
    judul.current?.focus({ preventScroll: true })
    navigator.vibrate?.([40, 60, 40])
  }, [])
  const pulang = useEffectEvent(() => void navigate({ ...selesai, replace: true }))
  useEffect(() => {
    if (!isPulangSendiri) return undefined
    const tahan = new AbortController()
    const timer = setTimeout(() => pulang(), LAMA_MS)
    const berhenti = () => clearTimeout(timer)
    for (const jenisKejadian of ['pointerdown', 'keydown'] as const)
      addEventListener(jenisKejadian, berhenti, { signal: tahan.signal })
    return () => {
      berhenti()
      tahan.abort()
    }
  }, [isPulangSendiri])
  // Another's is made within the tabs, which bring the frame.
  const [Frame, Main] = orang === null ? ([Column, 'main'] as const) : ([Fragment, 'div'] as const)
  return (
    <Frame>
      <Main className="px-4 pt-safe-16 pb-6">
        <div className="mx-auto grid size-43 animate-pop place-items-center rounded-full bg-primary/6">
          <div className="grid size-35 place-items-center rounded-full bg-primary/15">
            <div className="grid size-28 place-items-center rounded-full bg-primary text-on-primary">
              <Check className="size-14" strokeWidth={2.5} />
            </div>
          </div>
        </div>
        <div role="status" className="mt-5 text-center">
          <p className="text-[min(2.75rem,14vw)]/none font-bold tabular-nums">
            {hasil.waktu} <span className="text-base font-semibold text-ink-muted">{zona}</span>
          </p>
          <h1 ref={judul} tabIndex={-1} className="mt-3 text-lg/[1.2]">
            {TELAH[jenis].tercatat}
          </h1>
          {orang === null && (
            <p className="mt-1 text-base">
              {TELAH[jenis].salam}, {panggilan}
            </p>
          )}
          {orang !== null && (
            <p className="mt-1 text-base">
              untuk <span className="font-semibold">{orang.nama}</span>, dicatat oleh Anda
            </p>
          )}
          {hasil.sudahAda && (
            <p className="mt-1 text-sm text-ink-muted">Sudah tercatat sebelumnya; tidak dicatat dua kali.</p>
          )}
        </div>
        <dl className="mt-7 card space-y-3 p-4">
          <Baris label="Lokasi" isi={`${hasil.kantor} · ${kalimatTempat(hasil)}`} />
          <Baris label="Jadwal" isi={formatJadwal(jadwal)} />
          {waktu !== null && (
            <Baris
              label="Keterangan"
              isi={waktu.kalimat}
              kelas={waktu.isBaik ? 'text-primary' : 'text-destructive'}
            />
          )}
          {hasil.tanda.length > 0 && (
            <Baris
              label={orang === null ? 'Akan ditinjau koordinator Anda' : 'Akan ditinjau orang lain'}
              isi={hasil.tanda.join('. ')}
              kelas="text-accent"
            />
          )}
        </dl>
        {hasil.olehSaya && (
          <Tarik punch={{ ...hasil, jenis }} onDitarik={() => void navigate({ ...selesai, replace: true })}>
            {(tombol) => (
              <div className="mt-5 text-center text-sm text-ink-muted">Terkirim karena keliru? {tombol}</div>
            )}
          </Tarik>
        )}
      </Main>
      <ActionBar>
        <Link {...selesai} replace className={buttonClass('primary')}>
          Selesai
        </Link>
      </ActionBar>
    </Frame>
  )
}

function Baris({ label, isi, kelas = '' }: { label: string; isi: string; kelas?: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className={`text-sm font-semibold ${kelas}`}>{isi}</dd>
    </div>
  )
}

function kalimatWaktu({ jenis, shift }: SasaranPunch, hasil: Tercatat) {
  if (isTelat(hasil.telat)) return { kalimat: `Terlambat ${formatDurasi(hasil.telat)}`, isBaik: false }
  if (isLebihAwal(hasil.lebihAwal))
    return { kalimat: `Pulang ${formatLebihAwal(hasil.lebihAwal)} lebih awal`, isBaik: false }
  // Without hours nothing is on time.
  if (shift === null) return null
  const sisa = jenis === 'checkOut' ? 0 : Math.floor((shift.mulai - hasil.saat) / 1000)
  return {
    kalimat: sisa < 60 ? 'Tepat waktu' : `Tepat waktu, ${formatDurasi(sisa)} lebih awal`,
    isBaik: true,
  }
}
