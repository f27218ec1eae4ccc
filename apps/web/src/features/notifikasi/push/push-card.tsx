import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { pushQuery, useSaklarPush } from './push.queries.ts'

// Few browsers need it.
const Halangan = lazy(async () => ({ default: (await import('./push-halangan.tsx')).Halangan }))

const APP = import.meta.env.VITE_APP_TITLE

/** Being told while the app is closed: what it is, before the browser asks; and why not, where it can't be. */
export function PushCard() {
  const { id } = useProfil()
  const { data: keadaan } = useQuery(pushQuery(id))
  const { mutate, variables, isPending, error, data: isDone } = useSaklarPush(id)
  const nyala = keadaan === 'nyala'
  const ubah = (baru: boolean) => {
    if (!isPending) mutate(baru ? { nyala: true, izin: Notification.requestPermission() } : { nyala: false })
  }
  return (
    <>
      <div className="card px-4 py-2">
        <Switch
          label="Notifikasi di perangkat ini"
          hint={`Kabar pengajuan, presensi, slip gaji, dan pengumuman sampai walau ${APP} ditutup. Layar kunci hanya menampilkan judulnya.`}
          checked={isPending ? variables.nyala : nyala}
          disabled={keadaan !== 'nyala' && keadaan !== 'mati'}
          onChange={({ target }) => ubah(target.checked)}
        />
        {isDone === false && keadaan === 'mati' && (
          <p role="status" className="pb-2 text-sm font-medium text-accent">
            Peramban belum mendapat izin Anda. Nyalakan lagi, lalu pilih “Izinkan”.
          </p>
        )}
      </div>
      {error !== null && (
        <div role="alert">
          <Notice
            icon={CircleAlert}
            tone="destructive"
            title={`Notifikasi belum dapat di${variables?.nyala ? 'nyalakan' : 'matikan'}`}
            action={<Button onClick={() => ubah(variables?.nyala ?? false)}>Coba Lagi</Button>}
          >
            <p>{errorFrom(error).message}</p>
          </Notice>
        </div>
      )}
      {keadaan !== undefined && !nyala && keadaan !== 'mati' && (
        <Suspense>
          <Halangan keadaan={keadaan} />
        </Suspense>
      )}
    </>
  )
}
