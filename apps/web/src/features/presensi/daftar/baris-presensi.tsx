import { isLebihAwal, isTelat } from '@rekan/domain/presensi/hari/presensi'
import { fileUrl } from '../../../lib/file-url.ts'
import { cutDetik, formatTanggal } from '../../../lib/format.ts'
import { formatHari } from '../../../lib/format-hari.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { HariBadge } from '../../../ui/hari-badge.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import type { BarisPresensi } from './tim.queries.ts'

type Kejadian = NonNullable<BarisPresensi['check_in']>

type BarisProps = {
  readonly baris: BarisPresensi
  /** Whose own days they are: the day names the row, else the person */
  readonly isSendiri?: boolean
  /** Whether the list holds several days */
  readonly hasTanggal?: boolean
}

/** Somebody's day in a list: who, when in and out, and what is odd about it. */
export function BarisCard({ baris, isSendiri = false, hasTanggal = false }: BarisProps) {
  const { id, tanggal, status, karyawan, check_in: masuk, check_out: pulang, menggantikan } = baris
  const { nama, kode } = karyawan
  const kantor = baris.kantor.nama
  const pulangDianggap = baris.pulang_dianggap?.slice(11, 16) ?? null
  const oleh = new Set([masuk, pulang].flatMap((kejadian) => kejadian?.oleh?.nama ?? []))
  const foto = fileUrl(masuk?.selfie_url ?? pulang?.selfie_url ?? karyawan.avatar_url)
  const tanda = tandaFrom(masuk, pulang)
  const sebab = [masuk, pulang].flatMap((kejadian) =>
    kejadian !== null && isMenunggu(kejadian) ? kejadian.tanda.map(({ kalimat }) => kalimat) : [],
  )
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
        params: { presensiId: String(id) },
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
      {baris.digantikan_oleh.length > 0 && (
        <p className="mt-1.5 text-sm">Digantikan {baris.digantikan_oleh.join(', ')}</p>
      )}
      {sebab.length > 0 && <p className="mt-1.5 text-sm text-ink-muted">{[...new Set(sebab)].join('. ')}.</p>}
    </ListCard>
  )
}

type Tanda = { readonly kata: string; readonly tone: Tone }

/** What of the two punches is to be noticed, the gravest first. */
function tandaFrom(masuk: Kejadian | null, pulang: Kejadian | null): readonly Tanda[] {
  const ada = (uji: (kejadian: Kejadian) => boolean) =>
    [masuk, pulang].some((kejadian) => kejadian !== null && uji(kejadian))
  const semua: readonly (Tanda & { readonly ada: boolean })[] = [
    { kata: 'Tidak diterima', tone: 'destructive', ada: ada((k) => k.tinjauan?.diterima === false) },
    { kata: 'Perlu tinjauan', tone: 'accent', ada: ada(isMenunggu) },
    { kata: 'Terlambat', tone: 'destructive', ada: ada((k) => isTelat(k.telat ?? 0)) },
    { kata: 'Pulang awal', tone: 'destructive', ada: ada((k) => isLebihAwal(k.lebih_awal ?? 0)) },
    { kata: 'Di luar area', tone: 'accent', ada: ada((k) => k.di_luar_area) },
    { kata: 'Disanggah', tone: 'accent', ada: ada((k) => k.sanggahan?.keadaan === 'menunggu') },
  ]
  return semua.filter((tanda) => tanda.ada)
}

/** Marked, and nobody has looked at it */
function isMenunggu({ perlu_tinjauan, tinjauan }: Kejadian): boolean {
  return perlu_tinjauan && tinjauan === null
}
