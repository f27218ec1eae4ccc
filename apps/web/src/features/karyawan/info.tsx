import { type ReactNode, Suspense, lazy } from 'react'
import { Lock } from 'lucide-react'
import { BAGIAN_DATA, NAMA_BAGIAN } from '@rekan/domain/karyawan/data-diri'
import { formatTanggalAngka } from '../../lib/format.ts'
import { itemOf, itemsOf } from '../../ui/data-item.tsx'
import { type Detail, DetailList } from '../../ui/detail-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { KelolaOrang } from './akun/kelola.tsx'
import { ROLE_LABEL } from './orang/role.ts'
import { type DetailOrang, useOrang } from './orang/orang.queries.ts'

const RekeningTahan = lazy(async () => ({
  default: (await import('./rekening/rekening-tahan.tsx')).RekeningTahan,
}))

/** What the reader may know of a person; hrd and admin also look after them here. */
export function InfoOrang({ karyawanId }: { readonly karyawanId: string }) {
  const orang = useOrang(karyawanId)
  if (orang === undefined) return null
  return (
    <DataOrang orang={orang}>
      <KelolaOrang orang={orang} />
    </DataOrang>
  )
}

type DataOrangProps = {
  readonly orang: DetailOrang
  /** What can be done with them, after all that is known */
  readonly children: ReactNode
}

/** What the reader may know of a person. */
export function DataOrang({ orang, children }: DataOrangProps) {
  const tahan = orang.rekening_tahan ?? orang.rekening_lewat
  return (
    <>
      {bagianFrom(orang).map(({ title, items }) => (
        <section key={title} className="card p-4">
          <h3 className="mb-3 text-base font-bold">{title}</h3>
          <DetailList items={items} />
        </section>
      ))}
      {tahan !== null && (
        <Suspense>
          <RekeningTahan orang={orang} tahan={tahan} />
        </Suspense>
      )}
      {children}
      {orang.tanggal_masuk === '' && (
        <Notice icon={Lock} title="Hanya sebagian yang ditampilkan">
          <p>Data pekerjaan dan data pribadi hanya dapat dilihat oleh orangnya, koordinatornya, dan HRD.</p>
        </Notice>
      )}
    </>
  )
}

type Bagian = { readonly title: string; readonly items: readonly Detail[] }

/** Sections without anything the reader may see are left out. */
function bagianFrom(orang: DetailOrang): Bagian[] {
  const { personal, akun, keluar, penempatan_aktif: penempatan } = orang
  const bagian: (Bagian | false)[] = [
    {
      title: 'Pekerjaan',
      items: [
        { label: 'Kode karyawan', value: orang.kode },
        { label: 'Pekerjaan', value: orang.jabatan },
        { label: 'Unit', value: orang.unit },
        ...(orang.tanggal_masuk === ''
          ? []
          : [
              { label: 'Jenis karyawan', value: orang.jenis_karyawan?.nama },
              { label: 'Tanggal masuk', value: formatTanggalAngka(orang.tanggal_masuk) },
              { label: 'Kantor', value: penempatan?.kantor.nama },
            ]),
      ],
    },
    orang.masa_kerja.length > 1 && {
      title: 'Masa kerja',
      items: orang.masa_kerja.map(({ mulai, akhir, alasan }, ke) => ({
        label: ke === 0 ? 'Sekarang' : `Ke-${orang.masa_kerja.length - ke}`,
        value: `${formatTanggalAngka(mulai)} sampai ${akhir === null ? 'sekarang' : formatTanggalAngka(akhir)}${alasan === null ? '' : `: ${alasan}`}`,
      })),
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
      title: BAGIAN_DATA.personal.judul,
      items: [
        itemOf('nik', personal.nik),
        {
          label: 'Tempat, tanggal lahir',
          value: `${personal.tempat_lahir}, ${formatTanggalAngka(personal.tanggal_lahir)}`,
        },
        itemOf('jenis_kelamin', personal.jenis_kelamin),
        itemOf('status_pernikahan_id', personal.status_pernikahan),
      ],
    },
    ...NAMA_BAGIAN.filter((nama) => nama !== 'personal').map((nama) => {
      const isi = orang[nama]
      return isi !== null && { title: BAGIAN_DATA[nama].judul, items: itemsOf(nama, isi) }
    }),
  ]
  return bagian.filter((satu) => satu !== false)
}
