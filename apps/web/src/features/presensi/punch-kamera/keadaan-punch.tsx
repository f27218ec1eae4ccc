import { formatJarak } from '@rekan/domain/perusahaan/jarak'
import type { KodeZona } from '@rekan/domain/waktu'
import { useServerNow } from '../../../lib/clock.ts'
import { formatJamMenit } from '../../../lib/format.ts'
import { keadaanWaktu } from '../hari/keadaan-waktu.ts'
import type { Pemeriksaan } from '../punch/punch-check.ts'
import type { SasaranPunch } from '../punch/sasaran.ts'
import { kalimatTempat } from '../tempat/kalimat-lokasi.ts'

/** How a punch made now would stand: its place, in a few words. */
export function TempatPunch({
  presensi,
  diperiksa,
}: Pick<SasaranPunch, 'presensi'> & { readonly diperiksa: Pemeriksaan }) {
  return (
    <p className="ml-auto rounded-full bg-night/70 px-2.5 py-1 text-xs font-semibold">
      {tempatPunch(presensi.bebasArea, diperiksa)}
    </p>
  )
}

/** The time that counts, and how it stands to the schedule. */
export function WaktuPunch({
  jenis,
  shift,
  zona,
}: Pick<SasaranPunch, 'jenis' | 'shift'> & { readonly zona: KodeZona }) {
  const now = useServerNow()
  const keadaan = keadaanWaktu(jenis, shift, now)
  return (
    <p className="relative px-4 text-center legible">
      <span className="text-xl/[1.2] font-bold tabular-nums">{formatJamMenit(now, zona)}</span>{' '}
      <span className="text-sm">
        {zona}
        {keadaan && ` · ${keadaan.kalimat}`}
      </span>
    </p>
  )
}

/** `± 9 m · di dalam area` */
export function tempatPunch(bebasArea: boolean, { bacaan, nilai, hasil }: Pemeriksaan): string {
  if (bebasArea) return 'Kerja dari rumah'
  if (hasil === 'cari') return 'Mencari lokasi…'
  const letak = kalimatTempat(nilai)
  return bacaan === null ? letak : `± ${formatJarak(bacaan.akurasi)} · ${letak}`
}
