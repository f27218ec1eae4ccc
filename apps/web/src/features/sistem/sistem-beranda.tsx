import { useQuery } from '@tanstack/react-query'
import { CircleCheck, History, TriangleAlert } from 'lucide-react'
import { errorFrom } from '../../lib/api-error.ts'
import { formatSaat } from '../../lib/format-hari.ts'
import { formatUkuran } from '../../lib/format.ts'
import { DetailList } from '../../ui/detail-list.tsx'
import { LinkCard } from '../../ui/link-card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { type Sistem, sistemQuery } from './sistem.queries.ts'

const ANTREAN = {
  surat: 'Surat menunggu',
  push: 'Pemberitahuan menunggu',
  foto: 'Foto menunggu',
  slip: 'PDF slip gaji menunggu',
} as const

/** The administrator's home: what somebody has to see to, how the server is, how many accounts there are. */
export function SistemBeranda() {
  const { data, error, isFetching, refetch } = useQuery(sistemQuery)
  return (
    <section className="space-y-3">
      <SectionTitle>Keadaan sistem</SectionTitle>
      {data !== undefined ? (
        <Keadaan sistem={data} />
      ) : error ? (
        <LoadError message={errorFrom(error).message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} lines={4} />
      )}
      <LinkCard
        icon={History}
        title="Jejak Audit"
        subtitle="Siapa melakukan apa, dan kapan"
        link={{ to: '/kelola/audit' }}
      />
      <LinkCard
        icon={CircleCheck}
        title="Penyetuju Gaji HRD"
        subtitle="Siapa menyetujui slip gaji petugas HRD"
        link={{ to: '/sistem/penyetuju' }}
      />
    </section>
  )
}

function Keadaan({ sistem }: { readonly sistem: Sistem }) {
  const { versi, berjalan_sejak: sejak, database, berkas, cadangan, antrean, akun, peringatan } = sistem
  return (
    <>
      {peringatan.length === 0 ? (
        <Notice icon={CircleCheck} title="Tidak ada peringatan" />
      ) : (
        <Notice icon={TriangleAlert} tone="destructive" title="Perlu tindakan Anda">
          <ul className="list-disc space-y-1 pl-5">
            {peringatan.map(({ nama, pesan }) => (
              <li key={nama}>{pesan}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="card p-4">
        <DetailList
          layout="row"
          items={[
            { label: 'Versi Rekan', value: versi },
            { label: 'Berjalan sejak', value: formatSaat(Date.parse(sejak), 'WIB') },
            {
              label: 'Basis data',
              value: `PostgreSQL ${database.versi.split(' ', 1)[0] ?? ''}${sebutanUmur(database.umur_hari)}, ${formatUkuran(database.ukuran)}`,
            },
            { label: 'Berkas', value: berkas.terbaca ? 'Terbaca' : 'Tidak terbaca' },
            {
              label: 'Cadangan',
              value: cadangan.terakhir_pada && formatSaat(Date.parse(cadangan.terakhir_pada), 'WIB'),
            },
            ...antrean.map(({ nama, menunggu }) => ({ label: ANTREAN[nama], value: menunggu })),
          ]}
        />
      </div>
      <div className="card p-4">
        <DetailList
          layout="row"
          items={[
            { label: 'Akun aktif', value: akun.aktif },
            { label: 'Akun nonaktif', value: akun.nonaktif },
            { label: 'Perangkat yang masuk', value: akun.sesi },
          ]}
        />
      </div>
    </>
  )
}

/** How long ago that release came out; nothing where nobody knows, as of a server of the last release. */
function sebutanUmur(hari: number | null | undefined): string {
  return hari === null || hari === undefined ? '' : `, dirilis ${hari.toLocaleString('id-ID')} hari lalu`
}
