import { Suspense, lazy, useState } from 'react'
import { Link } from '@tanstack/react-router'
import {
  History,
  KeyRound,
  Mail,
  MapPinned,
  PencilLine,
  ShieldOff,
  UserCheck,
  UserCog,
  UserPlus,
  UserX,
} from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { Profile } from '../../profil/diri/profil.wire.ts'
import { mayDo, mayGivePeran, mayManage, mayOpenAkun, mayPlace } from '../orang/hak.ts'
import type { DetailOrang } from '../orang/orang.queries.ts'

// Most who look at a person do nothing of it: each comes when it opens.
const KeluarSheet = lazy(async () => ({ default: (await import('./keluar-sheet.tsx')).KeluarSheet }))
const PeranSheet = lazy(async () => ({ default: (await import('./peran-sheet.tsx')).PeranSheet }))
const KembaliSheet = lazy(async () => ({ default: (await import('./kembali-sheet.tsx')).KembaliSheet }))
const AktifDialog = lazy(async () => ({ default: (await import('./aktif-dialog.tsx')).AktifDialog }))
const LepasDialog = lazy(async () => ({ default: (await import('./lepas-dialog.tsx')).LepasDialog }))
const KodeDialog = lazy(async () => ({ default: (await import('./kode-dialog.tsx')).KodeDialog }))

const EmailSheet = lazy(async () => ({ default: (await import('./email-sheet.tsx')).EmailSheet }))

type Terbuka = 'lepas' | 'keluar' | 'kembali' | 'aktif' | 'kode' | 'peran' | 'email'

/** What hrd and admin do with a person: mend their data, place them, let them in, let them go. */
export function KelolaOrang({ orang }: { readonly orang: DetailOrang }) {
  const profile = useProfil()
  const params = { karyawanId: orang.id }
  const bolehUbah = mayManage(profile, 'ubahData', orang)
  if (!bolehUbah && !hasTindakan(boleh(profile, orang))) return null
  return (
    <section className="space-y-2 card p-4">
      <h3 className="mb-3 text-base font-bold">Kelola</h3>
      {bolehUbah && (
        <Link
          to="/karyawan/$karyawanId/edit"
          params={params}
          state={DARI_INFO}
          className={buttonClass('outline')}
        >
          <PencilLine className="size-5" />
          Ubah Data
        </Link>
      )}
      {mayPlace(profile, orang) && (
        <Link
          to="/karyawan/$karyawanId/pindah"
          params={params}
          state={DARI_INFO}
          className={buttonClass('outline')}
        >
          <MapPinned className="size-5" />
          {orang.penempatan_aktif === null ? 'Tempatkan' : 'Pindahkan'}
        </Link>
      )}
      {mayDo(profile, 'GET /karyawan/{id}/perubahan', orang) && (
        <Link
          to="/karyawan/$karyawanId/perubahan"
          params={params}
          state={DARI_INFO}
          className={buttonClass('outline')}
        >
          <History className="size-5" />
          Riwayat Perubahan
        </Link>
      )}
      <TindakanAkun orang={orang} />
    </section>
  )
}

/** What is done with a person's account and their employment, as far as the reader may. */
export function TindakanAkun({ orang }: { readonly orang: DetailOrang }) {
  const { kode, peran, keluar, email } = boleh(useProfil(), orang)
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const close = () => setTerbuka(undefined)
  return (
    <>
      {kode && (
        <Button tone="outline" icon={<KeyRound className="size-5" />} onClick={() => setTerbuka('kode')}>
          Buat Kode Reset
        </Button>
      )}
      {kode && (
        <Button tone="outline" icon={<ShieldOff className="size-5" />} onClick={() => setTerbuka('lepas')}>
          Lepas Langkah Kedua
        </Button>
      )}
      {email && (
        <Button tone="outline" icon={<Mail className="size-5" />} onClick={() => setTerbuka('email')}>
          Ubah Alamat Email
        </Button>
      )}
      {peran && (
        <Button tone="outline" icon={<UserCog className="size-5" />} onClick={() => setTerbuka('peran')}>
          Ubah Peran
        </Button>
      )}
      {keluar && ((orang.keluar !== null && !orang.active) || orang.keluar_batal !== null) && (
        <Button tone="outline" icon={<UserPlus className="size-5" />} onClick={() => setTerbuka('kembali')}>
          Masuk Kembali
        </Button>
      )}
      {keluar && orang.keluar !== null && (
        <Button tone="outline" icon={<UserCheck className="size-5" />} onClick={() => setTerbuka('aktif')}>
          {orang.active ? 'Batalkan Penonaktifan' : 'Aktifkan Kembali'}
        </Button>
      )}
      {keluar && orang.active && (
        <Button tone="danger" icon={<UserX className="size-5" />} onClick={() => setTerbuka('keluar')}>
          {orang.keluar === null ? 'Nonaktifkan' : 'Ubah Hari Terakhir'}
        </Button>
      )}
      <Suspense>
        {terbuka === 'keluar' && <KeluarSheet orang={orang} onClose={close} />}
        {terbuka === 'peran' && <PeranSheet orang={orang} onClose={close} />}
        {terbuka === 'kembali' && <KembaliSheet orang={orang} onClose={close} />}
        {terbuka === 'aktif' && <AktifDialog orang={orang} onClose={close} />}
        {terbuka === 'lepas' && <LepasDialog orang={orang} onClose={close} />}
        {terbuka === 'email' && <EmailSheet orang={orang} onClose={close} />}
        {terbuka === 'kode' && <KodeDialog orang={orang} onClose={close} />}
      </Suspense>
    </>
  )
}

type Tindakan = {
  readonly kode: boolean
  readonly email: boolean
  readonly peran: boolean
  readonly keluar: boolean
}

function boleh(profile: Profile, orang: DetailOrang): Tindakan {
  const isOwn = String(profile.karyawanId) === orang.id
  return {
    kode: orang.akun?.active === true && mayOpenAkun(profile, orang),
    // HR changes it with the rest of the record.
    email:
      !isOwn && mayManage(profile, 'POST /karyawan/{id}', orang) && !mayManage(profile, 'ubahData', orang),
    peran: orang.active && !isOwn && mayGivePeran(profile, orang),
    keluar: !isOwn && mayManage(profile, 'POST /karyawan/{id}/nonaktif', orang),
  }
}

function hasTindakan({ kode, email, peran, keluar }: Tindakan): boolean {
  return kode || email || peran || keluar
}

const DARI_INFO = { dari: '/karyawan/$karyawanId/info' }
