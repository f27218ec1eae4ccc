import type { ReactNode } from 'react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { Bulan } from '@rekan/domain/bulan'
import { NAMA_IZIN_PENDEK } from '@rekan/domain/pengajuan/izin/nama-izin'
import { errorFrom } from '../../lib/api-error.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { type Menunggu, daftarMenungguQuery } from './bulan.queries.ts'
import { BARIS, SEL, Tabel } from './gaji/tabel.tsx'

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

type DaftarProps<T> = {
  readonly query: UseQueryResult<T>
  readonly kosong: string
  readonly children: (isi: T) => ReactNode
}

/** A step's list, its shape while it is under way, why it failed, or that nothing is open. */
export function Daftar<T extends { readonly total: number }>({ query, kosong, children }: DaftarProps<T>) {
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
