import type { ReactNode } from 'react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { Bulan } from '@rekan/domain/bulan'
import { NAMA_IZIN_PENDEK } from '@rekan/domain/pengajuan/izin/nama-izin'
import type { KodeZona } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { formatJamMenit, formatTanggalAngka } from '../../lib/format.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import type { Menunggu, Pengecualian } from './bulan.api.ts'
import { daftarMenungguQuery, daftarPengecualianQuery } from './bulan.queries.ts'
import { BARIS, SEL, Tabel } from './gaji/tabel.tsx'

/** Days that are to be put right, each with the way to its record. */
export function DaftarPengecualian({ bulan }: { readonly bulan: Bulan }) {
  const query = useQuery(daftarPengecualianQuery(bulan))
  return (
    <Daftar query={query} kosong="Tidak ada pengecualian bulan ini">
      {({ data, total }) => (
        <Tabel
          judul="Pengecualian"
          jumlah={total}
          kolom={['Karyawan', 'Hari', 'Lokasi', 'Jadwal', 'Tercatat', 'Sebab', 'Buka']}
        >
          {data.map((satu) => (
            <tr key={`${satu.karyawan.id} ${satu.tanggal} ${satu.jenis} ${satu.mulai}`} className={BARIS}>
              <th scope="row" className={`${SEL} text-left font-semibold`}>
                {satu.karyawan.nama}
              </th>
              <td className={`${SEL} whitespace-nowrap tabular-nums`}>{formatTanggalAngka(satu.tanggal)}</td>
              <td className={SEL}>{satu.lokasi ?? '–'}</td>
              <td className={`${SEL} whitespace-nowrap tabular-nums`}>
                {satu.mulai === null ? '–' : rentang(satu.mulai, satu.selesai, satu.zona_waktu)}
              </td>
              <td className={`${SEL} whitespace-nowrap tabular-nums`}>
                {rentang(satu.check_in, satu.check_out, satu.zona_waktu)}
              </td>
              <td className={`${SEL} text-destructive`}>{SEBAB[satu.jenis]}</td>
              <td className={SEL}>
                <Link
                  to="/presensi/$presensiId"
                  params={{ presensiId: String(satu.karyawan.id) }}
                  search={{ tanggal: satu.tanggal }}
                  className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
                >
                  Periksa
                </Link>
              </td>
            </tr>
          ))}
        </Tabel>
      )}
    </Daftar>
  )
}

const SEBAB: Readonly<Record<Pengecualian['data'][number]['jenis'], string>> = {
  tanpa_check_out: 'Tanpa check out',
  perlu_tinjauan: 'Perlu ditinjau',
}

/** Requests that wait, each with the way to where it is decided. */
export function DaftarMenunggu({ bulan }: { readonly bulan: Bulan }) {
  const query = useQuery(daftarMenungguQuery(bulan))
  return (
    <Daftar query={query} kosong="Semua izin dan lembur bulan ini sudah diputus">
      {({ data, total }) => (
        <Tabel
          judul="Izin dan lembur menunggu"
          jumlah={total}
          kolom={['Karyawan', 'Jenis', 'Mulai', 'Sampai', 'Lokasi', 'Menunggu', 'Buka']}
        >
          {data.map((satu) => (
            <tr key={`${satu.jenis} ${satu.id}`} className={BARIS}>
              <th scope="row" className={`${SEL} text-left font-semibold`}>
                {satu.karyawan.nama}
              </th>
              <td className={SEL}>{namaJenis(satu)}</td>
              <td className={`${SEL} whitespace-nowrap tabular-nums`}>
                {formatTanggalAngka(satu.tanggal_mulai)}
              </td>
              <td className={`${SEL} whitespace-nowrap tabular-nums`}>
                {formatTanggalAngka(satu.tanggal_selesai)}
              </td>
              <td className={SEL}>{satu.lokasi ?? '–'}</td>
              <td className={SEL}>{satu.pemutus}</td>
              <td className={SEL}>
                {satu.jenis === 'izin' ? (
                  <Link to="/kelola/izin/$izinId" params={{ izinId: String(satu.id) }} className={TAUTAN}>
                    Putuskan
                  </Link>
                ) : (
                  <Link
                    to="/kelola/lembur/$lemburId"
                    params={{ lemburId: String(satu.id) }}
                    className={TAUTAN}
                  >
                    Putuskan
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </Tabel>
      )}
    </Daftar>
  )
}

const TAUTAN = 'font-semibold whitespace-nowrap text-primary-strong hover:underline'

function namaJenis({ jenis_izin }: Menunggu['data'][number]): string {
  return jenis_izin === null ? 'Lembur' : NAMA_IZIN_PENDEK[jenis_izin]
}

function rentang(mulai: string | null, selesai: string | null, zona: KodeZona): string {
  const jam = (iso: string | null) => (iso === null ? 'belum' : formatJamMenit(Date.parse(iso), zona))
  return `${jam(mulai)} – ${jam(selesai)}`
}

type DaftarProps<T> = {
  readonly query: UseQueryResult<T>
  readonly kosong: string
  readonly children: (isi: T) => ReactNode
}

function Daftar<T extends { readonly total: number }>({ query, kosong, children }: DaftarProps<T>) {
  const { data, error, refetch, isFetching } = query
  if (data === undefined)
    return error !== null && !isFetching ? (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={6} />
    )
  if (data.total === 0) return <Empty icon={CircleCheck} title={kosong} hint="Langkah ini selesai." />
  return children(data)
}
