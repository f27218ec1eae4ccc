import { useQuery } from '@tanstack/react-query'
import { BellOff, CircleAlert, LockKeyholeOpen, type LucideIcon, MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { normaliseError } from '../../lib/api-error.ts'
import { AlamatAman } from '../../ui/alamat-aman.tsx'
import { Button } from '../../ui/button.tsx'
import { CaraPeramban } from '../../ui/cara-peramban.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useProfil } from '../profil/profil.queries.ts'
import type { KeadaanPush } from './push.ts'
import { pushQuery, useSaklarPush } from './push.queries.ts'

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
            <p>{normaliseError(error).message}</p>
          </Notice>
        </div>
      )}
      {keadaan !== undefined && <Halangan keadaan={keadaan} />}
    </>
  )
}

/** Why this browser shows none, and how to get there. */
function Halangan({ keadaan }: { readonly keadaan: KeadaanPush }) {
  const halangan = HALANGAN[keadaan]
  if (halangan === undefined) return null
  return (
    <Notice icon={halangan.icon} title={halangan.judul} tone="accent">
      <p>{halangan.sebab}</p>
      {halangan.cara}
    </Notice>
  )
}

const LANGKAH_IZIN = {
  android: [
    'Ketuk ikon di kiri alamat situs, pilih “Izin”, lalu nyalakan “Notifikasi”.',
    `Aplikasi terpasang? Buka Setelan ponsel, Aplikasi, ${APP}, Notifikasi: izinkan.`,
    'Belum bisa? Buka Setelan ponsel, Aplikasi, Chrome, Notifikasi: izinkan.',
  ],
  ios: [
    `Buka Pengaturan, Notifikasi, lalu “${APP}”.`,
    'Nyalakan “Izinkan Notifikasi”.',
    `Kembali ke ${APP} dan nyalakan lagi di sini.`,
  ],
}
const LANGKAH_PASANG = [
  'Buka halaman ini di Safari.',
  'Ketuk tombol Bagikan, lalu “Tambah ke Layar Utama”.',
  `Buka ${APP} dari layar utama, masuk, lalu nyalakan notifikasi di sini.`,
]

type Sebab = { icon: LucideIcon; judul: string; sebab: string; cara?: ReactNode }

const HALANGAN: Partial<Record<KeadaanPush, Sebab>> = {
  tidak_aman: {
    icon: LockKeyholeOpen,
    judul: 'Halaman ini tidak aman',
    sebab:
      'Peramban hanya memberi notifikasi kepada halaman HTTPS. Buka aplikasi ini melalui alamat yang diawali https://, atau tanyakan alamatnya kepada HRD.',
    cara: <AlamatAman />,
  },
  belum_dipasang: {
    icon: MonitorSmartphone,
    judul: `Pasang ${APP} di layar utama`,
    sebab: 'iPhone dan iPad (iOS 16.4 atau lebih baru) memberi notifikasi kepada aplikasi di layar utama.',
    cara: (
      <ol className="list-decimal space-y-1 pl-5">
        {LANGKAH_PASANG.map((langkah) => (
          <li key={langkah}>{langkah}</li>
        ))}
      </ol>
    ),
  },
  tidak_didukung: {
    icon: BellOff,
    judul: 'Peramban ini tidak mendukung notifikasi',
    sebab: `Buka ${APP} dengan Chrome, Edge, Firefox, atau Safari versi terbaru, dan bukan dalam mode pribadi.`,
  },
  ditolak: {
    icon: BellOff,
    judul: 'Notifikasi diblokir',
    sebab: `Peramban tidak diizinkan menampilkan notifikasi ${APP}. Izinkan, lalu kembali ke halaman ini.`,
    cara: <CaraPeramban langkah={LANGKAH_IZIN} isTerbuka />,
  },
}
