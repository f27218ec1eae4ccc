import { Suspense, lazy, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { History, KeyRound, MapPinned, PencilLine, ShieldOff, UserCheck, UserCog, UserX } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { mayDo, mayGivePeran, mayManage, mayOpenAkun } from '../orang/hak.ts'
import type { DetailOrang } from '../orang/orang.api.ts'

// Most who look at a person do nothing of it: each comes when it opens.
const KeluarSheet = lazy(async () => ({ default: (await import('./keluar-sheet.tsx')).KeluarSheet }))
const PeranSheet = lazy(async () => ({ default: (await import('./peran-sheet.tsx')).PeranSheet }))
const AktifDialog = lazy(async () => ({ default: (await import('./aktif-dialog.tsx')).AktifDialog }))
const LepasDialog = lazy(async () => ({ default: (await import('./lepas-dialog.tsx')).LepasDialog }))
const KodeDialog = lazy(async () => ({ default: (await import('./kode-dialog.tsx')).KodeDialog }))

type Terbuka = 'lepas' | 'keluar' | 'aktif' | 'kode' | 'peran'

/** What hrd and admin do with a person: mend their data, place them, let them in, let them go. */
export function KelolaOrang({ orang }: { readonly orang: DetailOrang }) {
  const profile = useProfil()
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const close = () => setTerbuka(undefined)
  const params = { karyawanId: orang.id }
  const isOwn = String(profile.karyawanId) === orang.id
  const bolehKeluar = !isOwn && mayManage(profile, 'POST /karyawan/{id}/nonaktif', orang)
  const bolehKode = orang.akun?.active === true && mayOpenAkun(profile, orang)
  const bolehUbah = mayManage(profile, 'POST /karyawan/{id}', orang)
  const bolehPeran = orang.active && !isOwn && mayGivePeran(profile, orang)
  if (!bolehKeluar && !bolehKode && !bolehUbah && !bolehPeran) return null
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
      {orang.active &&
        orang.keluar === null &&
        mayManage(profile, 'POST /karyawan/{id}/penempatan', orang) && (
          <Link
            to="/karyawan/$karyawanId/pindah"
            params={params}
            state={DARI_INFO}
            className={buttonClass('outline')}
          >
            <MapPinned className="size-5" />
            {orang.penempatan === null ? 'Tempatkan' : 'Pindahkan'}
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
      {bolehKode && (
        <Button tone="outline" icon={<KeyRound className="size-5" />} onClick={() => setTerbuka('kode')}>
          Buat Kode Reset
        </Button>
      )}
      {bolehKode && (
        <Button tone="outline" icon={<ShieldOff className="size-5" />} onClick={() => setTerbuka('lepas')}>
          Lepas Langkah Kedua
        </Button>
      )}
      {bolehPeran && (
        <Button tone="outline" icon={<UserCog className="size-5" />} onClick={() => setTerbuka('peran')}>
          Ubah Peran
        </Button>
      )}
      {bolehKeluar && orang.keluar !== null && (
        <Button tone="outline" icon={<UserCheck className="size-5" />} onClick={() => setTerbuka('aktif')}>
          {orang.active ? 'Batalkan Penonaktifan' : 'Aktifkan Kembali'}
        </Button>
      )}
      {bolehKeluar && orang.active && (
        <Button tone="danger" icon={<UserX className="size-5" />} onClick={() => setTerbuka('keluar')}>
          {orang.keluar === null ? 'Nonaktifkan' : 'Ubah Hari Terakhir'}
        </Button>
      )}
      <Suspense>
        {terbuka === 'keluar' && <KeluarSheet orang={orang} onClose={close} />}
        {terbuka === 'peran' && <PeranSheet orang={orang} onClose={close} />}
        {terbuka === 'aktif' && <AktifDialog orang={orang} onClose={close} />}
        {terbuka === 'lepas' && <LepasDialog orang={orang} onClose={close} />}
        {terbuka === 'kode' && <KodeDialog orang={orang} onClose={close} />}
      </Suspense>
    </section>
  )
}

const DARI_INFO = { dari: '/karyawan/$karyawanId/info' }
