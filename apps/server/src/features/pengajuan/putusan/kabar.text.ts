import { formatJumlahHari } from '@rekan/domain/pengajuan/izin/jumlah-hari'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { SEBUTAN_HARI } from '@rekan/domain/pengajuan/sebutan'
import { type Tanggal, formatTanggal } from '@rekan/domain/waktu'
import type { Kabar } from '../../notifikasi/notifikasi.service.ts'
import type { Perihal } from './kabar.queries.ts'

/** A request waits: word to who decides it, and to the person when somebody else filed it. */
export function kabarDiajukan(p: Perihal): Kabar[] {
  const untuk = isUntukLain(p) ? ` untuk ${p.nama}` : ''
  const apa = `${p.diajukan_oleh} mengajukan ${hal(p)}${lama(p)} pada ${hari(p)}`
  const pemutus = [p.koordinator_id, ...(p.pengganti_id === null ? [] : [p.pengganti_id])]
  const kabar: Kabar[] = [
    {
      ...dasar(p, 'DIAJUKAN'),
      kepada: pemutus,
      judul: `Pengajuan ${golongan(p)} menunggu keputusan Anda`,
      isi: `${apa}${untuk}.`,
    },
  ]
  if (isUntukLain(p) && p.akun_id !== null)
    kabar.push({
      ...dasar(p, 'DIAJUKAN'),
      kepada: [p.akun_id],
      judul: `Pengajuan ${golongan(p)} untuk Anda`,
      isi: `${apa} untuk Anda. Nyatakan kesediaan Anda.`,
    })
  return kabar
}

/**
 * Leave was written down for somebody. What holds already, the person hears as the decision it is, so that only the
 * coordinator is left to tell; what waits is HR's to decide, and the person's to know.
 */
export function kabarDicatat(p: Perihal, hrd: readonly number[]): Kabar[] {
  const apa = `${p.diajukan_oleh} mencatat ${hal(p)} pada ${hari(p)}`
  if (p.status !== 'menunggu')
    return [
      {
        ...dasar(p, 'DISETUJUI'),
        kepada: [p.koordinator_id],
        judul: `${hurufBesar(golongan(p))} dicatat oleh HRD`,
        isi: `${apa} untuk ${p.nama}.`,
      },
    ]
  const kabar: Kabar[] = [
    {
      ...dasar(p, 'DIAJUKAN'),
      kepada: hrd,
      judul: `Catatan ${golongan(p)} menunggu keputusan HRD`,
      isi: `${apa} untuk ${p.nama}.`,
    },
  ]
  if (p.akun_id !== null)
    kabar.push({
      ...dasar(p, 'DIAJUKAN'),
      kepada: [p.akun_id],
      judul: `Catatan ${golongan(p)} untuk Anda`,
      isi: `${apa} untuk Anda. Menunggu keputusan HRD.`,
    })
  return kabar
}

/** Hours of overtime were put right: word to the person and to who filed it. */
export function kabarDibetulkan(
  p: Perihal,
  { penggunaId, alasan }: { readonly penggunaId: number; readonly alasan: string },
): Kabar[] {
  const penerima = new Map([[p.diajukan_oleh_id, p.nama]])
  if (p.akun_id !== null) penerima.set(p.akun_id, 'Anda')
  return [...penerima]
    .filter(([id]) => id !== penggunaId)
    .map(([id, milik]) => ({
      ...dasar(p, p.status === 'disetujui' ? 'DISETUJUI' : 'DIAJUKAN'),
      kepada: [id],
      judul: 'Jam lembur dibetulkan HRD',
      isi: `Lembur ${milik} pada ${hari(p)} menjadi${lama(p)}. Alasan: ${alasan}`,
    }))
}

/** A request was decided or withdrawn: word to the person and to who filed it, never to whoever did it. */
export function kabarHasil(p: Perihal): Kabar[] {
  if (p.status === 'menunggu') return []
  const { status } = p
  const kabarUntuk = (kepada: number, milik: string): Kabar => ({
    ...dasar(p, STATUS[status]),
    kepada: [kepada],
    judul: `Pengajuan ${golongan(p)} ${status}`,
    isi: `${hurufBesar(hal(p))} ${milik} pada ${hari(p)} ${status} oleh ${p.oleh}.`,
  })
  const penerima = new Map([[p.diajukan_oleh_id, p.nama]])
  if (p.akun_id !== null) penerima.set(p.akun_id, 'Anda')
  return [...penerima].filter(([id]) => id !== p.oleh_id).map(([id, milik]) => kabarUntuk(id, milik))
}

/** @param tanggal days of an approved request on which the person had already come */
export function kabarHariHadir(p: Perihal, hrd: readonly number[], tanggal: readonly Tanggal[]): Kabar {
  return {
    kepada: hrd,
    jenis: 'IZIN_HARI_HADIR',
    detailId: p.id,
    judul: `${hurufBesar(golongan(p))} disetujui pada hari yang sudah dihadiri`,
    isi: `${hurufBesar(hal(p))} ${p.nama} pada ${hari(p)} disetujui oleh ${p.oleh}, padahal sudah ada presensi pada ${tanggal.map(formatTanggal).join(', ')}.`,
  }
}

/** How many days of an approved request counted, and how many count now that a roster was published. */
type HitunganUlang = { readonly semula: number; readonly kini: number }

/** Word to the person. */
export function kabarDihitungUlang(p: Perihal, akunId: number, { semula, kini }: HitunganUlang): Kabar {
  return {
    kepada: [akunId],
    jenis: 'IZIN_DIHITUNG_ULANG',
    detailId: p.id,
    judul: `Hari ${golongan(p)} Anda dihitung ulang`,
    isi: `${hurufBesar(hal(p))} Anda pada ${hari(p)} dihitung ulang menurut jadwal yang baru terbit: dari ${formatJumlahHari(semula)} menjadi ${formatJumlahHari(kini)} hari.`,
  }
}

/** A request ends with its person's last day at work: word to the person. */
export function kabarDipendekkan(
  p: Perihal,
  akunId: number,
  { semula, kini, sampai }: HitunganUlang & { readonly sampai: Tanggal },
): Kabar {
  return {
    kepada: [akunId],
    jenis: 'IZIN_DIHITUNG_ULANG',
    detailId: p.id,
    judul: `Hari ${golongan(p)} Anda dihitung ulang`,
    isi: `${hurufBesar(hal(p))} Anda mulai ${formatTanggal(p.mulai)} berakhir ${formatTanggal(sampai)}, hari kerja terakhir Anda: dari ${formatJumlahHari(semula)} menjadi ${formatJumlahHari(kini)} hari.`,
  }
}

/** Word to HR: so many of its days no leave is left for. */
export function kabarSaldoKurang(
  p: Perihal,
  hrd: readonly number[],
  { semula, kini, kurang }: HitunganUlang & { readonly kurang: number },
): Kabar {
  return {
    kepada: hrd,
    jenis: 'IZIN_SALDO_KURANG',
    detailId: p.id,
    judul: 'Saldo cuti tidak cukup sesudah roster terbit',
    isi: `${hurufBesar(hal(p))} ${p.nama} pada ${hari(p)} dihitung ulang dari ${formatJumlahHari(semula)} menjadi ${formatJumlahHari(kini)} hari; saldonya kurang ${formatJumlahHari(kurang)} hari. Roster tetap terbit.`,
  }
}

const STATUS = { disetujui: 'DISETUJUI', ditolak: 'DITOLAK', dibatalkan: 'DIBATALKAN' } as const

function dasar<S extends 'DIAJUKAN' | (typeof STATUS)[keyof typeof STATUS]>({ tabel, id }: Perihal, apa: S) {
  const jenis = tabel === 'absensi' ? (`IZIN_${apa}` as const) : (`LEMBUR_${apa}` as const)
  return { jenis, detailId: id }
}

function isUntukLain({ akun_id, diajukan_oleh_id }: Perihal): boolean {
  return akun_id !== diajukan_oleh_id
}

/** As a title may say it: that somebody is ill is nobody's to read on a lock screen. */
function golongan({ jenis_izin }: Perihal): string {
  if (jenis_izin === null) return 'lembur'
  const jenis = jenis_izin === 'CUTI' || jenis_izin === 'KOREKSI_PRESENSI' ? jenis_izin : 'IZIN'
  return SEBUTAN_HARI[jenis].toLowerCase()
}

function hal({ jenis_izin, cuti }: Perihal): string {
  return cuti ?? (jenis_izin === null ? 'lembur' : NAMA_IZIN[jenis_izin])
}

function lama({ durasi }: Perihal): string {
  return durasi === null ? '' : ` ${formatDurasi(durasi)}`
}

function hari({ mulai, selesai }: Perihal): string {
  return mulai === selesai ? formatTanggal(mulai) : `${formatTanggal(mulai)} sampai ${formatTanggal(selesai)}`
}

function hurufBesar(teks: string): string {
  return teks.charAt(0).toUpperCase() + teks.slice(1)
}
