import { type ReactNode, Suspense, lazy } from 'react'
import { Lock } from 'lucide-react'
import { formatTanggalAngka } from '../../lib/format.ts'
import { JENIS_KELAMIN_LABEL } from '../../lib/jenis-kelamin.ts'
import { type Detail, DetailList } from '../../ui/detail-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Rahasia } from '../../ui/rahasia.tsx'
import { useOrang } from './orang/orang.queries.ts'
import { KelolaOrang } from './akun/kelola.tsx'
import { ROLE_LABEL } from './orang/role.ts'
import type { DetailOrang } from './orang/orang.api.ts'

const RekeningTahan = lazy(async () => ({
  default: (await import('./rekening/rekening-tahan.tsx')).RekeningTahan,
}))

/** What the reader may know of a person; hrd and admin also look after them here. */
export function InfoOrang({ karyawanId }: { readonly karyawanId: string }) {
  const orang = useOrang(karyawanId)
  if (orang === undefined) return null
  return (
    <>
      {bagianDari(orang).map(({ title, items }) => (
        <section key={title} className="card p-4">
          <h3 className="mb-3 text-base font-bold">{title}</h3>
          <DetailList items={items} />
        </section>
      ))}
      {orang.rekeningTahan !== null && (
        <Suspense>
          <RekeningTahan orang={orang} tahan={orang.rekeningTahan} />
        </Suspense>
      )}
      <KelolaOrang orang={orang} />
      {orang.tanggalMasuk === '' && (
        <Notice icon={Lock} title="Hanya sebagian yang ditampilkan">
          <p>Data pekerjaan dan data pribadi hanya dapat dilihat oleh orangnya, koordinatornya, dan HRD.</p>
        </Notice>
      )}
    </>
  )
}

type Bagian = { readonly title: string; readonly items: readonly Detail[] }

/** Sections without anything the reader may see are left out. */
function bagianDari(orang: DetailOrang): Bagian[] {
  const { personal, kepegawaian, akun, keluar, penempatan } = orang
  const bagian: (Bagian | false)[] = [
    {
      title: 'Pekerjaan',
      items: [
        { label: 'Kode karyawan', value: orang.kode },
        { label: 'Pekerjaan', value: orang.jabatan },
        { label: 'Unit', value: orang.unit },
        ...(orang.tanggalMasuk === ''
          ? []
          : [
              { label: 'Jenis karyawan', value: orang.jenis },
              { label: 'Tanggal masuk', value: formatTanggalAngka(orang.tanggalMasuk) },
              { label: 'Kantor', value: penempatan?.kantor.nama },
            ]),
      ],
    },
    keluar !== null && {
      title: 'Berhenti bekerja',
      items: [
        { label: 'Hari kerja terakhir', value: formatTanggalAngka(keluar.tanggal) },
        { label: 'Alasan', value: keluar.alasan },
      ],
    },
    akun !== null && {
      title: 'Akun',
      items: [
        { label: 'Email', value: akun.email ?? 'Tanpa email, masuk dengan kode karyawan' },
        { label: 'Peran', value: ROLE_LABEL[akun.role] },
        { label: 'Akses', value: orang.active && akun.active ? 'Dapat masuk' : 'Ditutup' },
      ],
    },
    personal !== null && {
      title: 'Data pribadi',
      items: [
        { label: 'NIK', value: rahasia('NIK', personal.nik) },
        {
          label: 'Tempat, tanggal lahir',
          value: `${personal.tempat_lahir}, ${formatTanggalAngka(personal.tanggal_lahir)}`,
        },
        { label: 'Jenis kelamin', value: JENIS_KELAMIN_LABEL[personal.jenis_kelamin] },
        { label: 'Status pernikahan', value: personal.status_pernikahan.nama },
      ],
    },
    kepegawaian !== null && {
      title: 'Kepegawaian',
      items: [
        { label: 'Jenjang pendidikan', value: kepegawaian.jenjang_pendidikan?.nama },
        { label: 'Sekolah/kampus', value: kepegawaian.instansi },
        { label: 'Nomor JKN', value: rahasia('nomor JKN', kepegawaian.jkn) },
        { label: 'Nomor KPJ', value: rahasia('nomor KPJ', kepegawaian.kpj) },
        { label: 'Bank', value: kepegawaian.nama_bank },
        { label: 'Nomor rekening', value: rahasia('nomor rekening', kepegawaian.nomor_rekening) },
      ],
    },
  ]
  return bagian.filter((satu) => satu !== false)
}

function rahasia(label: string, nomor: string | null): ReactNode {
  return nomor === null ? null : <Rahasia label={label} nomor={nomor} />
}
