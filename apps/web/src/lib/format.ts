import { type Instan, type KodeZona, type Tanggal, ZONA } from '@rekan/domain/waktu'

const clocks = new Map<KodeZona, Intl.DateTimeFormat>()
const dates = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `HH:mm:ss` of a moment on the wall of a zone. */
export function formatJamDetik(saat: Instan, zona: KodeZona): string {
  let clock = clocks.get(zona)
  if (clock === undefined) {
    const timeZone = ZONA[zona].iana
    clock = new Intl.DateTimeFormat('id-ID', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(zona, clock)
  }
  // id-ID parts hours and minutes by full stops; the house writes colons.
  return clock.format(saat).replaceAll('.', ':')
}

/** `HH:mm` of a moment on the wall of a zone. */
export function formatJamMenit(saat: Instan, zona: KodeZona): string {
  return potongDetik(formatJamDetik(saat, zona))
}

/** `HH:mm` of `HH:mm:ss`. */
export function potongDetik(jam: string): string {
  return jam.slice(0, 5)
}

/** `Jumat, 20 November 2026` */
export function formatTanggal(tanggal: Tanggal): string {
  return dates.format(Date.parse(`${tanggal}T00:00:00Z`))
}

/** `20/11/2026` */
export function formatTanggalAngka(tanggal: Tanggal): string {
  return tanggal.split('-').toReversed().join('/')
}

/** A file's size in the steps of 1024 that phones show: `820 kB`, `5 MB`, `4,2 MB` */
export function formatUkuran(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} kB`
  return `${(bytes / 1024 / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`
}
