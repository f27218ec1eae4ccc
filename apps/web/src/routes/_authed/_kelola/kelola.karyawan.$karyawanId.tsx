import { lazy, useState } from 'react'
import { bulanLokal } from '@rekan/domain/bulan'
import { createFileRoute } from '@tanstack/react-router'
import { readCariMeja } from '../../../features/karyawan/meja/meja.search.ts'
import { type BagianOrang, MejaPane } from '../../../features/karyawan/meja-pane.tsx'
import { mayDo } from '../../../features/karyawan/orang/hak.ts'
import type { DetailOrang } from '../../../features/karyawan/orang/orang.api.ts'
import { serverNow } from '../../../lib/clock.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/karyawan/$karyawanId')({
  staticData: { title: 'Karyawan' },
  component: Karyawan,
})

const Info = lazy(async () => ({ default: (await import('../../../features/karyawan/info.tsx')).InfoOrang }))
const Ringkasan = lazy(async () => ({
  default: (await import('../../../features/karyawan/ringkasan/ringkasan.tsx')).RingkasanOrang,
}))
const CutiOrang = lazy(async () => ({
  default: (await import('../../../features/pengajuan/cuti/cuti-orang.tsx')).CutiOrang,
}))
const Penempatan = lazy(async () => ({
  default: (await import('../../../features/penempatan/riwayat-penempatan.tsx')).DaftarPenempatan,
}))
const Upah = lazy(async () => ({
  default: (await import('../../../features/upah/upah-orang.tsx')).UpahOrang,
}))
const Perubahan = lazy(async () => ({
  default: (await import('../../../features/karyawan/ubah/perubahan.tsx')).RiwayatPerubahan,
}))

/** The sections of a person, in their order: another is another line. Each is loaded when it is opened. */
const BAGIAN: readonly BagianOrang[] = [
  { key: 'data', label: 'Data', Isi: ({ orang }) => <Info karyawanId={orang.id} /> },
  {
    key: 'presensi',
    label: 'Presensi & cuti',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/ringkasan', orang),
    Isi: PresensiCuti,
  },
  {
    key: 'penempatan',
    label: 'Penempatan',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/penempatan', orang),
    Isi: PenempatanOrang,
  },
  {
    key: 'upah',
    label: 'Upah',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/upah', orang),
    Isi: ({ orang }) => <Upah karyawanId={orang.id} />,
  },
  {
    key: 'riwayat',
    label: 'Riwayat',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/perubahan', orang),
    Isi: ({ orang }) => <Perubahan karyawanId={orang.id} />,
  },
]

function Karyawan() {
  const { karyawanId } = Route.useParams()
  const cari = readCariMeja(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <MejaPane
      karyawanId={karyawanId}
      bagian={BAGIAN}
      onClose={() => void navigate({ to: '/kelola/karyawan', search: cari })}
    />
  )
}

function PresensiCuti({ orang }: { readonly orang: DetailOrang }) {
  const [isCuti, setCuti] = useState(false)
  return (
    <>
      <Ringkasan karyawanId={orang.id} onCuti={() => setCuti(true)} />
      {isCuti && <CutiOrang karyawanId={orang.id} onClose={() => setCuti(false)} />}
    </>
  )
}

function PenempatanOrang({ orang }: { readonly orang: DetailOrang }) {
  const zona = orang.penempatan?.kantor.zona_waktu.kode ?? 'WIB'
  const [bulan, setBulan] = useState(() => bulanLokal(serverNow(), zona))
  return (
    <Penempatan
      karyawanId={Number(orang.id)}
      bulan={bulan}
      onBulan={setBulan}
      sejak={orang.tanggalMasuk}
      zona={zona}
      emptyHint="Pilih bulan lain untuk melihat penempatannya waktu itu."
    />
  )
}
