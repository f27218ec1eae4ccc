import { Suspense, lazy, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { History, KeyRound, MapPinned, PencilLine, UserCheck, UserX } from 'lucide-react'
import { normaliseError } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useProfil } from '../profil/profil.queries.ts'
import { mayDo, mayManage, mayOpenAkun } from './hak.ts'
import type { DetailOrang } from './karyawan.queries.ts'
import { useKodeReset, useResumeOrang } from './kelola.queries.ts'
import { KodeResetSheet } from './kode-reset.tsx'

// Most who look at a person fill in nothing: the libraries of forms come when it opens.
const KeluarSheet = lazy(async () => ({ default: (await import('./keluar-sheet.tsx')).KeluarSheet }))

type Terbuka = 'keluar' | 'aktif' | 'kode'

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
  if (!bolehKeluar && !bolehKode && !bolehUbah) return null
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
      {orang.active && orang.keluar === null && mayDo(profile, 'POST /karyawan/{id}/penempatan', orang) && (
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
      <Suspense>{terbuka === 'keluar' && <KeluarSheet orang={orang} onClose={close} />}</Suspense>
      {terbuka === 'aktif' && <AktifDialog orang={orang} onClose={close} />}
      {terbuka === 'kode' && <KodeDialog orang={orang} onClose={close} />}
    </section>
  )
}

const DARI_INFO = { dari: '/karyawan/$karyawanId/info' }

type DialogProps = { readonly orang: DetailOrang; readonly onClose: () => void }

function AktifDialog({ orang, onClose }: DialogProps) {
  const aktif = useResumeOrang(orang.id)
  return (
    <ConfirmDialog
      title={orang.active ? `${orang.nama} tetap bekerja?` : `Aktifkan ${orang.nama}?`}
      confirm={orang.active ? 'Tetap Bekerja' : 'Aktifkan'}
      busy={aktif.isPending}
      onCancel={onClose}
      onConfirm={() =>
        aktif.mutate(undefined, {
          onSuccess: () => toast.success('Karyawan aktif kembali. Periksa penempatannya.', 'karyawan'),
          onError: complain,
          onSettled: onClose,
        })
      }
    >
      Akunnya dapat dipakai masuk. Penempatan yang sudah diakhiri tidak ikut kembali.
    </ConfirmDialog>
  )
}

/** Asks, then shows the code. */
function KodeDialog({ orang, onClose }: DialogProps) {
  const kode = useKodeReset()
  if (kode.data !== undefined) return <KodeResetSheet kode={kode.data} onClose={onClose} />
  return (
    <ConfirmDialog
      title="Buat kode reset?"
      confirm="Buat Kode"
      busy={kode.isPending}
      onCancel={onClose}
      onConfirm={() =>
        kode.mutate(orang.id, {
          onError: (cause) => {
            complain(cause)
            onClose()
          },
        })
      }
    >
      Dengan kode ini {orang.nama} membuat kata sandi baru. Kata sandinya yang lama berlaku sampai kode
      dipakai.
    </ConfirmDialog>
  )
}

function complain(cause: unknown): void {
  toast.error(normaliseError(cause).message, 'karyawan')
}
