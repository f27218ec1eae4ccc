import { useServerNow } from '../../../lib/clock.ts'
import { formatJamDetik } from '../../../lib/format.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { formatJadwal, shiftHariIni } from './jadwal.ts'
import type { Jenis } from './jenis.ts'
import { type Nada, saatBuka } from './keadaan-hari.ts'
import { keadaanWaktu } from './keadaan-waktu.ts'

const NADA: Readonly<Record<Nada, string>> = {
  baik: 'text-primary',
  menunggu: 'text-accent',
  buruk: 'text-destructive',
  tenang: '',
}

/** The schedule, the time that counts, and how a punch made now would stand. */
export function WaktuTrio({ jenis }: { readonly jenis: Jenis }) {
  const profile = useProfil()
  const now = useServerNow()
  const { presensi, office } = profile
  // Of a day of which nothing is kept, no hours are known.
  if (presensi === null || office === null || presensi.taksir?.sebab === 'tanpa_bekal') return null
  const zona = office.timezone.code
  const isBuka = jenis === 'checkOut' || saatBuka(presensi, now) === null
  const status = isBuka ? keadaanWaktu(jenis, shiftHariIni(profile), now) : BELUM_DIBUKA
  const angka = [
    { label: 'Jadwal', teks: formatJadwal(profile.jadwal), kelas: '' },
    { label: 'Sekarang', teks: `${formatJamDetik(now, zona)} ${zona}`, kelas: '' },
    ...(status === null ? [] : [{ label: 'Status', teks: status.kalimat, kelas: NADA[status.nada] }]),
  ]
  return (
    <dl className="grid card grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] py-3">
      {angka.map(({ label, teks, kelas }) => (
        <div key={label} className="px-3 not-first:border-l not-first:border-line max-[22rem]:px-2">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className={`text-sm font-bold tabular-nums ${kelas}`}>{teks}</dd>
        </div>
      ))}
    </dl>
  )
}

const BELUM_DIBUKA = { kalimat: 'Belum dibuka', nada: 'tenang' } as const
