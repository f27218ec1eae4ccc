import { isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import { cutDetik, formatTanggal } from '../../../lib/format.ts'
import { formatHari } from '../../../lib/format-hari.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { HariBadge } from '../../../ui/hari-badge.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import type { BarisPresensi, KejadianRingkas } from './tim.api.ts'

type BarisProps = {
  readonly baris: BarisPresensi
  /** Whose own days they are: the day names the row, else the person */
  readonly isSendiri?: boolean
  /** Whether the list holds several days */
  readonly hasTanggal?: boolean
}

/** Somebody's day in a list: who, when in and out, and what is odd about it. */
export function BarisCard({ baris, isSendiri = false, hasTanggal = false }: BarisProps) {
  const { karyawanId, tanggal, status, nama, kode, kantor, avatarUrl, masuk, pulang, pulangDianggap } = baris
  const { menggantikan, digantikanOleh } = baris
  const oleh = new Set([masuk, pulang].flatMap((kejadian) => kejadian?.oleh ?? []))
  const foto = masuk?.selfieUrl ?? pulang?.selfieUrl ?? avatarUrl
  const tanda = tandaFrom(masuk, pulang)
  const sebab = [masuk, pulang].flatMap((kejadian) => (kejadian?.isMenunggu ? kejadian.tanda : []))
  return (
    <ListCard
      title={isSendiri ? formatTanggal(tanggal) : nama}
      subtitle={
        <>
          {isSendiri ? kantor : `${kode} · ${kantor}`}
          {hasTanggal && !isSendiri && <span className="block">{formatHari(tanggal)}</span>}
        </>
      }
      start={<Avatar name={nama} url={foto} />}
      link={{
        to: '/presensi/$presensiId',
        params: { presensiId: String(karyawanId) },
        search: { tanggal },
        state: { dari: '/presensi/' },
      }}
    >
      {masuk !== null && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm tabular-nums">
          <span>
            <span className="text-ink-muted">Masuk</span>{' '}
            <span className="font-semibold">{cutDetik(masuk.waktu)}</span>
          </span>
          <span>
            <span className="text-ink-muted">Pulang</span>{' '}
            <span className="font-semibold">
              {pulang === null ? (pulangDianggap ?? '--:--') : cutDetik(pulang.waktu)}
            </span>
          </span>
        </p>
      )}
      {(tanda.length > 0 || status !== 'HADIR') && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {status !== 'HADIR' && <HariBadge status={status} />}
          {tanda.map(({ kata, tone }) => (
            <Badge key={kata} tone={tone}>
              {kata}
            </Badge>
          ))}
        </p>
      )}
      {oleh.size > 0 && <p className="mt-1.5 text-sm">Dicatat oleh {[...oleh].join(', ')}</p>}
      {pulangDianggap !== null && <p className="mt-1.5 text-sm">Pulang dianggap sesuai rencana</p>}
      {menggantikan.length > 0 && <p className="mt-1.5 text-sm">Menggantikan {menggantikan.join(', ')}</p>}
      {digantikanOleh.length > 0 && <p className="mt-1.5 text-sm">Digantikan {digantikanOleh.join(', ')}</p>}
      {sebab.length > 0 && <p className="mt-1.5 text-sm text-ink-muted">{[...new Set(sebab)].join('. ')}.</p>}
    </ListCard>
  )
}

type Tanda = { readonly kata: string; readonly tone: Tone }

/** What of the two punches is to be noticed, the gravest first. */
function tandaFrom(masuk: KejadianRingkas | null, pulang: KejadianRingkas | null): readonly Tanda[] {
  const ada = (uji: (kejadian: KejadianRingkas) => boolean) =>
    [masuk, pulang].some((kejadian) => kejadian !== null && uji(kejadian))
  const semua: readonly (Tanda & { readonly ada: boolean })[] = [
    { kata: 'Tidak diterima', tone: 'destructive', ada: ada((k) => k.isDitolak) },
    { kata: 'Perlu tinjauan', tone: 'accent', ada: ada((k) => k.isMenunggu) },
    { kata: 'Terlambat', tone: 'destructive', ada: ada((k) => isTelat(k.telat)) },
    { kata: 'Pulang awal', tone: 'destructive', ada: ada((k) => isLebihAwal(k.lebihAwal)) },
    { kata: 'Di luar area', tone: 'accent', ada: ada((k) => k.diLuarArea) },
    { kata: 'Disanggah', tone: 'accent', ada: ada((k) => k.isDisanggah) },
  ]
  return semua.filter((tanda) => tanda.ada)
}
