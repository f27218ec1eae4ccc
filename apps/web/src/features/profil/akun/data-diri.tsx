import { type ReactNode, Suspense, lazy, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Pencil, UserX } from 'lucide-react'
import { BAGIAN_DATA, DATA_DIRI } from '@rekan/domain/karyawan/data-diri'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { itemOf, itemsOf } from '../../../ui/data-item.tsx'
import { type Detail, DetailList } from '../../../ui/detail-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { may } from '../../../lib/boleh.ts'
import { useProfil } from '../diri/profil.queries.ts'
import type { Profile } from '../diri/profil.wire.ts'

const NomorHpSheet = lazy(async () => ({
  default: (await import('../ubah/nomor-hp-sheet.tsx')).NomorHpSheet,
}))

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
          bagianFrom(karyawan).map(({ title, items }) => (
            <Bagian key={title} title={title}>
              <DetailList items={items} />
              {title === REKENING && rekening}
              {title === KONTAK && may(profile, 'POST /profile/nomor-hp') && <UbahKontak />}
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

function UbahKontak() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="outline" className="mt-3" onClick={() => setOpen(true)}>
        Ubah Nomor HP
      </Button>
      <Suspense>{isOpen && <NomorHpSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const REKENING = 'Rekening gaji'
const KONTAK = BAGIAN_DATA.kontak.judul

function bagianFrom(karyawan: NonNullable<Profile['karyawan']>): { title: string; items: Detail[] }[] {
  const { personal, kepegawaian, kontak, penempatan_aktif: penempatan } = karyawan
  return [
    {
      title: 'Data pribadi',
      items: [
        itemOf('nama', karyawan.nama),
        itemOf('nik', personal.nik),
        itemOf('email', personal.email),
        {
          label: 'Tempat, tanggal lahir',
          value: `${personal.tempat_lahir}, ${formatTanggalAngka(personal.tanggal_lahir)}`,
        },
        itemOf('jenis_kelamin', personal.jenis_kelamin),
        itemOf('status_pernikahan_id', personal.status_pernikahan),
      ],
    },
    {
      title: 'Pekerjaan',
      items: [
        itemOf('kode', karyawan.kode),
        itemOf('tanggal_masuk', karyawan.tanggal_masuk),
        itemOf('jenis_karyawan_id', karyawan.jenis_karyawan),
        { label: 'Pekerjaan', value: penempatan?.jabatan },
        { label: 'Unit', value: penempatan?.unit },
        { label: 'Kantor', value: penempatan?.kantor.nama },
      ],
    },
    {
      title: KONTAK,
      items: [
        ...itemsOf('kontak', kontak),
        ...(kontak.nomor_hp === null
          ? []
          : [
              {
                label: 'Dapat dilihat rekan kerja',
                value: karyawan.nomor_hp_terbuka ? 'Ya' : 'Tidak',
              },
            ]),
      ],
    },
    {
      title: 'Pendidikan',
      items: [
        itemOf('jenjang_pendididikan_id', kepegawaian.jenjang_pendidikan, 'Jenjang'),
        itemOf('instansi', kepegawaian.instansi),
      ],
    },
    {
      title: 'Jaminan sosial',
      items: [
        itemOf('jkn', kepegawaian.jkn, DATA_DIRI.jkn.label),
        itemOf('kpj', kepegawaian.kpj, DATA_DIRI.kpj.label),
      ],
    },
    {
      title: REKENING,
      items: [
        itemOf('nama_bank', kepegawaian.nama_bank),
        itemOf('nomor_rekening', kepegawaian.nomor_rekening),
      ],
    },
  ]
}
