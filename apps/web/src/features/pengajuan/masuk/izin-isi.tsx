import { type ReactNode, Suspense, lazy, useState } from 'react'
import { FileText, TriangleAlert } from 'lucide-react'
import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { cutDetik } from '../../../lib/format.ts'
import { formatRentang, formatRentangSingkat, formatJamPulang } from '../../../lib/format-hari.ts'
import { FileLink } from '../../../ui/file-link.tsx'
import { usePicture } from '../../../ui/use-picture.ts'
import { type Izin, fetchDokumen } from './izin.api.ts'
import { LuringBagian } from './luring-bagian.tsx'
import { Ringkas } from '../daftar/ringkas.tsx'

// HR alone withdraws what was approved.
const BatalIzin = lazy(async () => ({ default: (await import('./batal-izin.tsx')).BatalIzin }))

/** What is asked for, and what the decision needs beside it. */
export function IzinIsi({ izin }: { readonly izin: Izin }) {
  const { jenis, totalHari, mulai, selesai, keterangan, pertimbangan } = izin
  const sisa = pertimbangan?.sisa ?? null
  const menungguLain = pertimbangan?.menunggu_lain ?? 0
  return (
    <>
      <Ringkas
        items={[
          { label: `${jenis} · ${formatJumlahHari(totalHari)} hari`, value: formatRentang(mulai, selesai) },
          ...(sisa === null
            ? []
            : [
                {
                  label: 'Sisa cuti',
                  value: `${formatJumlahHari(sisa)} hari`,
                  isLewat: sisa < totalHari + menungguLain,
                },
              ]),
        ]}
      />
      {menungguLain > 0 && (
        <Perhatian>{menungguLain} hari lain dari sisa ini juga sedang diajukan.</Perhatian>
      )}
      <Koreksi izin={izin} />
      <LuringBagian izin={izin} />
      <p className="whitespace-pre-line">{keterangan}</p>
      <Lembur izin={izin} />
      <Sebelumnya izin={izin} />
      <Bentrok izin={izin} />
      <Lampiran izin={izin} />
      {izin.nasib.status === 'disetujui' && izin.nasib.dapat.batalkan && (
        <Suspense>
          <BatalIzin izin={izin} />
        </Suspense>
      )}
    </>
  )
}

/** A correction's claimed times beside the recorded ones. */
function Koreksi({ izin }: { readonly izin: Izin }) {
  const { mulai, jamMasuk, jamPulang, hariPulang, pertimbangan } = izin
  const pulang = jamPulang && formatJamPulang(jamPulang, mulai, hariPulang)
  const baris = [
    { label: 'Masuk', diminta: jamMasuk && cutDetik(jamMasuk), tercatat: pertimbangan?.tercatat?.check_in },
    { label: 'Pulang', diminta: pulang, tercatat: pertimbangan?.tercatat?.check_out },
  ].filter(({ diminta, tercatat }) => diminta !== null || tercatat != null)
  if (jamMasuk === null && jamPulang === null) return null
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <thead className="text-xs text-ink-muted">
        <tr>
          <th className="font-normal">Jam</th>
          <th className="font-normal">Tercatat</th>
          <th className="font-normal">Diminta</th>
        </tr>
      </thead>
      <tbody>
        {baris.map(({ label, diminta, tercatat }) => (
          <tr key={label}>
            <th className="font-normal text-ink-muted">{label}</th>
            <td>{jam(tercatat)}</td>
            <td className={diminta === null ? '' : 'font-bold'}>{diminta ?? 'tetap'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Overtime that stands on those days, and that nobody would be there for. */
function Lembur({ izin: { pertimbangan } }: { readonly izin: Izin }) {
  const lembur = pertimbangan?.lembur ?? []
  if (lembur.length === 0) return null
  const kapan = lembur.map(
    ({ tanggal, jam_mulai: mulai, jam_selesai: selesai }) =>
      `${formatRentangSingkat(tanggal, tanggal)} ${cutDetik(mulai)}–${cutDetik(selesai)}`,
  )
  return <Perhatian>Ada lembur yang sudah disetujui: {kapan.join(', ')}.</Perhatian>
}

/** What the person has of the same kind around it: one occasion in pieces shows. */
function Sebelumnya({ izin: { jenis, pertimbangan } }: { readonly izin: Izin }) {
  const sebelumnya = pertimbangan?.sebelumnya ?? []
  if (sebelumnya.length === 0) return null
  const jumlah = sebelumnya.reduce((hari, { total_hari }) => hari + total_hari, 0)
  const banyak = sebelumnya.length === 10 ? '10 atau lebih' : sebelumnya.length
  return (
    <details>
      <summary className="flex min-h-11 items-center text-sm font-semibold text-primary">
        <span className="min-w-0 underline">
          {jenis} lain dalam setahun: {banyak} pengajuan, {formatJumlahHari(jumlah)} hari
        </span>
      </summary>
      <ul className="space-y-1.5 pl-4 text-sm">
        {sebelumnya.map(({ status, total_hari, tanggal_mulai: mulai, tanggal_selesai: selesai }) => (
          <li key={mulai}>
            {formatRentang(mulai, selesai)}{' '}
            <span className="text-ink-muted">
              {formatJumlahHari(total_hari)} hari{status === 'menunggu' && ', belum diputuskan'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Others away on those days. */
function Bentrok({ izin: { pertimbangan } }: { readonly izin: Izin }) {
  const bentrok = pertimbangan?.bentrok ?? []
  if (bentrok.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold text-accent-strong">
        <TriangleAlert className="size-4 shrink-0" />
        <span className="min-w-0 underline">
          {bentrok.length === 1
            ? 'Satu rekan lain juga tidak masuk'
            : `${bentrok.length === 10 ? '10 atau lebih' : bentrok.length} rekan lain juga tidak masuk`}
        </span>
      </summary>
      <ul className="space-y-1.5 pl-4 text-sm">
        {bentrok.map(({ nama, jenis, status, tanggal_mulai: mulai, tanggal_selesai: selesai }) => (
          <li key={`${nama} ${mulai} ${jenis}`}>
            <span className="font-semibold">{nama}</span>{' '}
            <span className="text-ink-muted">
              {jenis} {formatRentangSingkat(mulai, selesai)}
              {status === 'menunggu' && ', belum diputuskan'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The document: a picture small, anything else by its name; it opens beside the list. */
function Lampiran({ izin: { id, lampiran, karyawan } }: { readonly izin: Izin }) {
  const [baru, setBaru] = useState<string>()
  const renew = () => {
    // Without an answer the document stands there by its name.
    fetchDokumen(id).then(setBaru, () => undefined)
  }
  const isGambar = lampiran !== null && /\.(jpe?g|png|webp)$/i.test(lampiran.nama)
  const { src, onError } = usePicture(isGambar ? (baru ?? lampiran.url) : null, renew)
  if (lampiran === null) return null
  return (
    <FileLink
      url={lampiran.url}
      fetchUrl={() => fetchDokumen(id)}
      className="relative flex min-h-11 items-center gap-3 rounded-control border border-line p-2 text-sm font-medium text-primary hover:border-primary"
    >
      {src === null ? (
        <FileText className="size-6 shrink-0" />
      ) : (
        <img
          src={src}
          alt={`Dokumen ${karyawan.nama}`}
          loading="lazy"
          onError={onError}
          className="size-16 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <span className="min-w-0">{lampiran.nama}</span>
    </FileLink>
  )
}

function Perhatian({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm font-medium text-accent-strong">{children}</p>
}

function jam(waktu: string | null | undefined): string {
  return waktu == null ? '--:--' : cutDetik(waktu)
}
