import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Pencil, UserX } from 'lucide-react'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { type Detail, DetailList } from '../../../ui/detail-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { JENIS_KELAMIN_LABEL } from '../../../lib/jenis-kelamin.ts'
import { useProfil } from '../diri/profil.queries.ts'
import { Rahasia } from '../../../ui/rahasia.tsx'
import type { Profile } from '../diri/profil.api.ts'

type DataDiriProps = {
  /** What there is to say of the bank account */
  readonly rekening: ReactNode
}

/** All that the company keeps of who is signed in, shown to themselves. */
export function DataDiri({ rekening }: DataDiriProps) {
  const profile = useProfil()
  const { karyawan } = profile
  return (
    <>
      <div className="space-y-3 px-4 pb-6">
        {karyawan === null ? (
          <TanpaKaryawan profile={profile} />
        ) : (
          bagianDari(karyawan).map(({ title, items }) => (
            <Bagian key={title} title={title}>
              <DetailList items={items} />
              {title === REKENING && rekening}
            </Bagian>
          ))
        )}
      </div>
      <ActionBar>
        <Link to="/akun/karyawan/edit/personal" className={buttonClass('primary')}>
          <Pencil className="size-5" />
          Ubah Data Diri
        </Link>
      </ActionBar>
    </>
  )
}

function TanpaKaryawan({ profile: { name, email, role } }: { profile: Profile }) {
  return (
    <>
      <Notice icon={UserX} title="Akun tanpa data karyawan">
        <p>
          Akun ini tidak terhubung dengan data karyawan, jadi tidak ada data pribadi, presensi, maupun
          penempatan di sini.
        </p>
      </Notice>
      <Bagian title="Akun">
        <DetailList
          items={[
            { label: 'Nama', value: name },
            { label: 'Email', value: email },
            { label: 'Peran', value: role.name },
          ]}
        />
      </Bagian>
    </>
  )
}

function Bagian({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card p-4">
      <h2 className="mb-3 text-base font-bold">{title}</h2>
      {children}
    </section>
  )
}

const REKENING = 'Rekening gaji'

function bagianDari(karyawan: NonNullable<Profile['karyawan']>): { title: string; items: Detail[] }[] {
  const { personal, kepegawaian, penempatan_aktif: penempatan } = karyawan
  return [
    {
      title: 'Data pribadi',
      items: [
        { label: 'Nama', value: karyawan.nama },
        { label: 'NIK', value: <Rahasia label="NIK" nomor={personal.nik} /> },
        { label: 'Email', value: personal.email },
        {
          label: 'Tempat, tanggal lahir',
          value: `${personal.tempat_lahir}, ${formatTanggalAngka(personal.tanggal_lahir)}`,
        },
        { label: 'Jenis kelamin', value: JENIS_KELAMIN_LABEL[personal.jenis_kelamin] },
        { label: 'Status pernikahan', value: personal.status_pernikahan.nama },
      ],
    },
    {
      title: 'Pekerjaan',
      items: [
        { label: 'Kode karyawan', value: karyawan.kode },
        { label: 'Tanggal masuk', value: formatTanggalAngka(karyawan.tanggal_masuk) },
        { label: 'Jenis karyawan', value: karyawan.jenis_karyawan.nama },
        { label: 'Pekerjaan', value: penempatan?.jabatan },
        { label: 'Unit', value: penempatan?.unit },
        { label: 'Kantor', value: penempatan?.kantor.nama },
      ],
    },
    {
      title: 'Pendidikan',
      items: [
        { label: 'Jenjang', value: kepegawaian.jenjang_pendidikan?.nama },
        { label: 'Sekolah/kampus', value: kepegawaian.instansi },
      ],
    },
    {
      title: 'Jaminan sosial',
      items: [
        { label: 'Nomor JKN (BPJS Kesehatan)', value: rahasia('nomor JKN', kepegawaian.jkn) },
        { label: 'Nomor KPJ (BPJS Ketenagakerjaan)', value: rahasia('nomor KPJ', kepegawaian.kpj) },
      ],
    },
    {
      title: REKENING,
      items: [
        { label: 'Bank', value: kepegawaian.nama_bank },
        { label: 'Nomor rekening', value: rahasia('nomor rekening', kepegawaian.nomor_rekening) },
      ],
    },
  ]
}

function rahasia(label: string, nomor: string | null): ReactNode {
  return nomor === null ? null : <Rahasia label={label} nomor={nomor} />
}
