import { lazy, useState } from 'react'
import { bulanLokal } from '@rekan/domain/bulan'
import { createFileRoute } from '@tanstack/react-router'
import { readBagian, readCariMeja } from '../../../features/karyawan/meja/meja.search.ts'
import { type BagianOrang, MejaPane } from '../../../features/karyawan/meja-pane.tsx'
import { mayDo } from '../../../features/karyawan/orang/hak.ts'
import type { DetailOrang } from '../../../features/karyawan/orang/orang.queries.ts'
import { useProfil } from '../../../features/profil/diri/profil.queries.ts'
import { may } from '../../../lib/boleh.ts'
import { serverNow } from '../../../lib/clock.ts'

export const Route = createFileRoute('/_authed/_kelola/kelola/karyawan/$karyawanId')({
  staticData: { title: 'Karyawan' },
  component: Karyawan,
})

const Data = lazy(async () => ({
  default: (await import('../../../features/karyawan/meja-data.tsx')).DataMeja,
}))
const Tempat = lazy(async () => ({
  default: (await import('../../../features/karyawan/meja-tempat.tsx')).TempatMeja,
}))
const Penempatan = lazy(async () => ({
  default: (await import('../../../features/penempatan/riwayat-penempatan.tsx')).DaftarPenempatan,
}))
const Kontrak = lazy(async () => ({
  default: (await import('../../../features/kontrak/kontrak-orang.tsx')).KontrakOrang,
}))
const Upah = lazy(async () => ({
  default: (await import('../../../features/upah/upah-orang.tsx')).UpahOrang,
}))
const Kasbon = lazy(async () => ({
  default: (await import('../../../features/payroll/kasbon/kasbon-orang.tsx')).KasbonOrang,
}))
const Pajak = lazy(async () => ({
  default: (await import('../../../features/pajak/pajak-orang.tsx')).PajakOrang,
}))
const Dokumen = lazy(async () => ({
  default: (await import('../../../features/dokumen/dokumen-orang.tsx')).DokumenOrang,
}))
const Cuti = lazy(async () => ({
  default: (await import('../../../features/pengajuan/cuti/cuti-orang.tsx')).CutiMeja,
}))
const Ringkasan = lazy(async () => ({
  default: (await import('../../../features/karyawan/ringkasan/ringkasan.tsx')).RingkasanOrang,
}))
const Akun = lazy(async () => ({
  default: (await import('../../../features/karyawan/meja-akun.tsx')).AkunMeja,
}))
const Perubahan = lazy(async () => ({
  default: (await import('../../../features/karyawan/meja-riwayat.tsx')).RiwayatMeja,
}))

/** The sections of a person, in their order: another is another line. Each is loaded when it is opened. */
const BAGIAN: readonly BagianOrang[] = [
  { key: 'data', label: 'Data', Isi: Data },
  {
    key: 'penempatan',
    label: 'Penempatan',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/penempatan', orang),
    Isi: ({ orang }) => <Tempat orang={orang} riwayat={<RiwayatPenempatan orang={orang} />} />,
  },
  {
    key: 'kontrak',
    label: 'Kontrak',
    boleh: (profile, orang) => mayDo(profile, 'GET /kelola/karyawan/{id}/kontrak', orang),
    Isi: ({ orang }) => <Kontrak karyawanId={orang.id} isSendiri={useIsSendiri(orang)} />,
  },
  {
    key: 'upah',
    label: 'Upah',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/upah', orang),
    Isi: ({ orang }) => (
      <>
        <Upah karyawanId={orang.id} />
        <Kasbon karyawanId={orang.id} isSendiri={useIsSendiri(orang)} />
      </>
    ),
  },
  {
    key: 'pajak',
    label: 'Pajak & BPJS',
    boleh: (profile, orang) => mayDo(profile, 'GET /kelola/karyawan/{id}/pajak', orang),
    Isi: ({ orang }) => <Pajak karyawanId={orang.id} isSendiri={useIsSendiri(orang)} />,
  },
  {
    key: 'dokumen',
    label: 'Dokumen',
    boleh: (profile, orang) => mayDo(profile, 'GET /kelola/karyawan/{id}/dokumen', orang),
    Isi: ({ orang }) => <Dokumen karyawanId={orang.id} isSendiri={useIsSendiri(orang)} />,
  },
  {
    key: 'cuti',
    label: 'Cuti',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/ringkasan', orang),
    Isi: ({ orang }) => <Cuti karyawanId={orang.id} />,
  },
  {
    key: 'presensi',
    label: 'Presensi',
    boleh: (profile, orang) => mayDo(profile, 'GET /karyawan/{id}/ringkasan', orang),
    Isi: Presensi,
  },
  {
    key: 'akun',
    label: 'Akun',
    boleh: (profile, orang) => orang.akun !== null && may(profile, 'POST /karyawan/{id}/kode-reset'),
    Isi: Akun,
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
  const search = Route.useSearch()
  const cari = readCariMeja(search)
  const navigate = Route.useNavigate()
  return (
    <MejaPane
      karyawanId={karyawanId}
      bagian={BAGIAN}
      terbuka={readBagian(search)}
      onBagian={(bagian) => void navigate({ search: { ...cari, bagian }, replace: true })}
      onClose={() => void navigate({ to: '/kelola/karyawan', search: cari })}
    />
  )
}

function useIsSendiri(orang: DetailOrang): boolean {
  return String(useProfil().karyawanId) === orang.id
}

function Presensi({ orang }: { readonly orang: DetailOrang }) {
  const navigate = Route.useNavigate()
  return (
    <div className="space-y-3">
      <Ringkasan
        karyawanId={orang.id}
        onCuti={() => void navigate({ search: (lama) => ({ ...lama, bagian: 'cuti' }), replace: true })}
      />
    </div>
  )
}

function RiwayatPenempatan({ orang }: { readonly orang: DetailOrang }) {
  const zona = orang.penempatan_aktif?.kantor.zona_waktu.kode ?? 'WIB'
  const [bulan, setBulan] = useState(() => bulanLokal(serverNow(), zona))
  return (
    <Penempatan
      karyawanId={Number(orang.id)}
      bulan={bulan}
      onBulan={setBulan}
      sejak={orang.tanggal_masuk}
      zona={zona}
      emptyHint="Pilih bulan lain untuk melihat penempatannya waktu itu."
    />
  )
}
