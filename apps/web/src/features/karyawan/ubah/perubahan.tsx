import { History } from 'lucide-react'
import { NAMA_DATA, namaBacaOf } from '@rekan/domain/karyawan/data-diri'
import { Empty } from '../../../ui/empty.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { type Perubahan, usePerubahan } from './perubahan.queries.ts'
import { LABEL } from '../isian/label.ts'

type RiwayatPerubahanProps = {
  readonly karyawanId: string
  /** What fields of other records than the person's own are called; those without a name here are left out */
  readonly lain?: Readonly<Record<string, string>>
}

/** Who changed what of a person, and when. */
export function RiwayatPerubahan({ karyawanId, lain }: RiwayatPerubahanProps) {
  const query = usePerubahan(karyawanId)
  return (
    <InfiniteList
      query={query}
      keyOf={({ id }) => id}
      pending={<SkeletonList lines={3} />}
      empty={<Empty icon={History} title="Belum ada perubahan data." />}
      end="Tidak ada perubahan selanjutnya."
      nextError="Gagal memuat perubahan selanjutnya."
    >
      {(perubahan) => <PerubahanCard perubahan={perubahan} sebutan={{ ...lain, ...NAMA }} />}
    </InfiniteList>
  )
}

const waktu = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' })

/** Which call did it, in words. */
const TINDAKAN: Readonly<Record<string, string>> = {
  'POST /karyawan': 'Ditambahkan',
  'POST /karyawan/{id}': 'Data diubah HRD',
  'POST /profile': 'Data diubah sendiri',
  'POST /profile/kosongkan': 'Nomor dikosongkan sendiri',
  'POST /profile/nomor-hp': 'Nomor HP diubah sendiri',
  'POST /karyawan/{id}/penempatan': 'Ditempatkan',
  'POST /karyawan/{id}/peran': 'Peran diubah',
  'POST /karyawan/{id}/nonaktif': 'Dinonaktifkan',
  'POST /karyawan/{id}/aktif': 'Diaktifkan kembali',
  'POST /karyawan/{id}/masuk-kembali': 'Masuk kembali',
  'POST /batal-ubah': 'Perubahan dibatalkan pemiliknya',
  'POST /kelola/karyawan/pindah': 'Dipindahkan bersama yang lain',
  'POST /kelola/karyawan/nonaktif': 'Dinonaktifkan bersama yang lain',
  'POST /karyawan/{id}/rekening/konfirmasi': 'Rekening dikonfirmasi',
  'POST /kelola/impor-karyawan/{id}/jalankan': 'Diimpor',
  'POST /kelola/karyawan/{id}/kontrak': 'Kontrak dicatat',
  'POST /kelola/karyawan/kontrak/perpanjangan': 'Kontrak diperpanjang',
  'POST /kelola/kontrak/{id}': 'Kontrak dibetulkan',
  'POST /kelola/kontrak/{id}/hapus': 'Kontrak dihapus',
  'POST /kelola/karyawan/{id}/pajak': 'Data pajak & BPJS diubah',
  'POST /kelola/karyawan/{id}/dokumen': 'Dokumen disimpan',
  'POST /kelola/dokumen/{id}': 'Dokumen dibetulkan',
  'POST /kelola/dokumen/{id}/berkas': 'Berkas dokumen diganti',
  'POST /kelola/dokumen/{id}/hapus': 'Dokumen dihapus',
}

const NAMA: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NAMA_DATA.map((nama) => [namaBacaOf(nama), LABEL[nama]])),
  nomor_hp_terbuka: 'Nomor HP terlihat rekan kerja',
  role: LABEL.role,
  tanggal_selesai: LABEL.tanggal_selesai,
  jabatan: LABEL.jabatan,
  unit: LABEL.unit,
  tanggal_keluar: 'Hari kerja terakhir',
  alasan_keluar: 'Alasan',
}

type PerubahanCardProps = {
  readonly perubahan: Perubahan
  readonly sebutan: Readonly<Record<string, string>>
}

function PerubahanCard({ perubahan, sebutan }: PerubahanCardProps) {
  const { oleh, tindakan, isian } = perubahan
  const berubah = isian.filter(({ nama, sebelum, sesudah }) => nama in sebutan && sebelum !== sesudah)
  return (
    <ListCard
      title={TINDAKAN[tindakan] ?? 'Data diubah'}
      subtitle={`${waktu.format(Date.parse(perubahan.waktu))} · ${oleh?.nama ?? 'Operator server'}`}
    >
      {berubah.length > 0 && (
        <dl className="mt-3 space-y-2 border-t border-line pt-3 text-sm">
          {berubah.map(({ nama, sebelum, sesudah }) => (
            <div key={nama}>
              <dt className="text-ink-muted">{sebutan[nama]}</dt>
              <dd className="font-medium wrap-anywhere">
                {sebelum !== null && (
                  <>
                    <span className="sr-only">dari </span>
                    <s className="font-normal text-ink-muted">{sebelum}</s>
                    <span className="sr-only"> menjadi </span>{' '}
                  </>
                )}
                {sesudah ?? 'dikosongkan'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ListCard>
  )
}
