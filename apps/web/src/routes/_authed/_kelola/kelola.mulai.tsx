import { Suspense, lazy } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { type BagianLangkah, MulaiPage } from '../../../features/kelola/mulai/mulai-page.tsx'
import { readLangkah } from '../../../features/kelola/mulai/nama-langkah.ts'

// Each comes with its step: nobody loads the map to write the company's name.
const UndangSemua = lazy(async () => ({
  default: (await import('../../../features/karyawan/meja/undang/undang-semua.tsx')).UndangSemua,
}))
const ImporPertama = lazy(async () => ({
  default: (await import('../../../features/karyawan/impor/impor-pertama.tsx')).ImporPertama,
}))
const TambahOrang = lazy(async () => ({
  default: (await import('../../../features/karyawan/masuk/tambah.tsx')).TambahOrang,
}))
const LokasiEditor = lazy(async () => ({
  default: (await import('../../../features/perusahaan/meja/lokasi-editor.tsx')).LokasiEditor,
}))

export const Route = createFileRoute('/_authed/_kelola/kelola/mulai')({
  validateSearch: (search: { langkah?: string }) => search,
  staticData: { title: 'Siapkan Perusahaan' },
  component: Mulai,
})

const BAGIAN: BagianLangkah = {
  lokasi: (ada, onTersimpan) => <LokasiEditor key={ada?.versi} lokasi={ada} onPertama={onTersimpan} />,
  tambah: ({ kantorId, jadwalId }, onTambah) => (
    <TambahOrang
      awal={{
        ...(kantorId !== undefined && { kantor_id: String(kantorId) }),
        ...(jadwalId !== undefined && { jadwal_id: String(jadwalId) }),
      }}
      onTambah={onTambah}
    />
  ),
  impor: (onSelesai) => <ImporPertama onSelesai={onSelesai} />,
  undangan: <UndangSemua />,
}

function Mulai() {
  const langkah = readLangkah(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <Suspense>
      <MulaiPage
        bagian={BAGIAN}
        langkah={langkah}
        onLangkah={(baru) => void navigate({ search: { langkah: baru }, ignoreBlocker: true })}
        onSelesai={() => void navigate({ to: '/kelola', ignoreBlocker: true })}
      />
    </Suspense>
  )
}
