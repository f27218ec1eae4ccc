import { createFileRoute } from '@tanstack/react-router'
import { UndangSemua } from '../../../features/karyawan/meja/undang-semua.tsx'
import { ImporPertama } from '../../../features/karyawan/impor/impor-pertama.tsx'
import { TambahOrang } from '../../../features/karyawan/masuk/tambah.tsx'
import { type BagianLangkah, MulaiPage } from '../../../features/kelola/mulai/mulai-page.tsx'
import { readLangkah } from '../../../features/kelola/mulai/nama-langkah.ts'
import { LokasiEditor } from '../../../features/perusahaan/meja/lokasi-editor.tsx'

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
    <MulaiPage
      bagian={BAGIAN}
      langkah={langkah}
      onLangkah={(baru) => void navigate({ search: { langkah: baru }, ignoreBlocker: true })}
      onSelesai={() => void navigate({ to: '/kelola', ignoreBlocker: true })}
    />
  )
}
