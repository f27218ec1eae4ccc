import {
  type Instan,
  type KodeZona,
  type Tanggal,
  formatJam,
  formatTanggal,
  jamLokal,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import { type Kabar, tell, tellHr, withdrawKabar } from '../../notifikasi/notifikasi.service.ts'
import { findDiwakili, findOrang } from './kabar.queries.ts'
import type { Penempatan } from '../hari/hari.sql.ts'
import { listKoordinatorLokasi, listPengganti, listPenyetujuHrd } from '../../penempatan/pengganti.sql.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

const NAMA = { check_in: 'check in', check_out: 'check out' } as const

/** A record and the account that did something to it; the deed says when. */
type Peristiwa = { readonly presensiId: number; readonly olehId: number }

/** Tells somebody that another punched for them, on the lock screen too by whom and when; gives who it was. */
export async function tellDiwakilkan(
  perbuatan: Perbuatan,
  karyawanId: number,
  peristiwa: Peristiwa & {
    readonly jenis: JenisKejadian
    readonly kantor: Penempatan
    /** When it counts as made */
    readonly terhitung: Instan
  },
): Promise<{ readonly nama: string }> {
  const { jenis, kantor, terhitung } = peristiwa
  const apa = NAMA[jenis]
  const jam = formatJam(jamLokal(terhitung, kantor.zona_waktu)).slice(0, 5).replace(':', '.')
  return tellDiri(perbuatan, karyawanId, peristiwa, 'PRESENSI_DIWAKILKAN', (oleh) => ({
    judul: clampJudul(`Anda dicatat ${apa} ${jam} oleh ${oleh}`),
    isi: `${oleh} mencatat ${apa} Anda pada ${pukul(terhitung, kantor.zona_waktu)} di ${kantor.kantor_nama}. Bila tidak benar, sanggah dalam 3 hari.`,
  }))
}

/** Asks somebody when they left on a day; the answer is one tap away. */
export async function tellDitanyaPulang(
  perbuatan: Perbuatan,
  karyawanId: number,
  { tanggal, ...peristiwa }: Peristiwa & { readonly tanggal: Tanggal },
): Promise<void> {
  await tellDiri(perbuatan, karyawanId, peristiwa, 'PRESENSI_TANPA_PULANG', (oleh) => ({
    judul: 'Jam berapa Anda pulang?',
    isi: `${oleh} menanyakan jam pulang Anda pada ${formatTanggal(tanggal)}. Ketuk untuk menjawab.`,
  }))
}

/** A title takes so many characters. */
const JUDUL_TERPANJANG = 60

function clampJudul(judul: string): string {
  const huruf = Array.from(judul)
  return huruf.length <= JUDUL_TERPANJANG ? judul : `${huruf.slice(0, JUDUL_TERPANJANG - 1).join('')}…`
}

/**
 * Tells somebody that what another had punched for them was withdrawn, and takes back from who was to look at it that
 * there is something to look at.
 */
export async function tellDitarik(
  perbuatan: Perbuatan,
  karyawanId: number,
  {
    dikirim,
    olehId,
    ...peristiwa
  }: Omit<Peristiwa, 'olehId'> & {
    readonly olehId: number | null
    readonly jenis: JenisKejadian
    readonly kantor: Pick<Penempatan, 'kantor_nama' | 'zona_waktu'>
    /** When the punch was made */
    readonly dikirim: Instan
  },
): Promise<void> {
  const { tx } = perbuatan
  const { presensiId, jenis, kantor } = peristiwa
  await withdrawKabar(tx, { jenis: 'PRESENSI_PERLU_TINJAUAN', detailId: presensiId }, dikirim)
  if (olehId === null) return
  const apa = NAMA[jenis]
  await tellDiri(perbuatan, karyawanId, { ...peristiwa, olehId }, 'PRESENSI_DIWAKILKAN', (oleh) => ({
    judul: `Catatan ${apa} Anda dibatalkan`,
    isi: `${oleh} membatalkan ${apa} Anda yang dicatat pada ${pukul(dikirim, kantor.zona_waktu)} di ${kantor.kantor_nama}.`,
  }))
}

/** Tells somebody that HR put a day of theirs right. */
export async function tellDikoreksi(
  perbuatan: Perbuatan,
  karyawanId: number,
  peristiwa: Peristiwa & { readonly tanggal: Tanggal },
): Promise<void> {
  await tellDiri(perbuatan, karyawanId, peristiwa, 'PRESENSI_DIKOREKSI', (oleh) => ({
    judul: 'Presensi Anda dikoreksi',
    isi: `${oleh} mengoreksi presensi Anda pada ${formatTanggal(peristiwa.tanggal)}.`,
  }))
}

/**
 * Tells the coordinators of a site, else the placement's, and who stands in for them, of a punch there that somebody should look at; not
 * who made it. Where there are none, of a punch of HR who approves HR's pay.
 */
export async function tellPerluTinjauan(
  perbuatan: Perbuatan,
  karyawanId: number,
  {
    presensiId,
    olehId,
    jenis,
    kantor,
    terhitung = perbuatan.saat,
  }: Omit<Peristiwa, 'olehId'> & {
    readonly olehId: number | null
    readonly jenis: JenisKejadian
    /** When it counts as made; as it is told unless told otherwise */
    readonly terhitung?: Instan
    readonly kantor: Pick<Penempatan, 'kantor_id' | 'kantor_nama' | 'zona_waktu' | 'koordinator_id'>
  },
): Promise<void> {
  const { tx, saat } = perbuatan
  const diLokasi = await listKoordinatorLokasi(tx, kantor.kantor_id, saat)
  const koordinatorIds = diLokasi.length > 0 ? diLokasi : [kantor.koordinator_id ?? []].flat()
  const peninjau: number[] = [...koordinatorIds]
  for (const id of koordinatorIds) peninjau.push(...(await listPengganti(tx, id, saat)))
  const { akunId, nama } = await findOrang(tx, karyawanId)
  const lain = peninjau.filter((akun) => akun !== olehId && akun !== akunId)
  await tell(perbuatan, {
    kepada: lain.length > 0 ? lain : await listPenyetujuHrd(tx, karyawanId, saat),
    jenis: 'PRESENSI_PERLU_TINJAUAN',
    detailId: presensiId,
    judul: 'Presensi menunggu tinjauan Anda',
    isi: `${nama} melakukan ${NAMA[jenis]} pada ${pukul(terhitung, kantor.zona_waktu)} di ${kantor.kantor_nama}. Periksa buktinya.`,
  })
}

/** Tells somebody what became of a punch of theirs that was marked. */
export async function tellDitinjau(
  perbuatan: Perbuatan,
  karyawanId: number,
  peristiwa: Peristiwa & {
    readonly jenis: JenisKejadian
    readonly tanggal: Tanggal
    readonly diterima: boolean
    readonly alasan: string | null
  },
): Promise<void> {
  const { jenis, tanggal, diterima, alasan } = peristiwa
  const hasil = diterima ? 'menerima' : 'tidak menerima'
  await tellDiri(perbuatan, karyawanId, peristiwa, 'PRESENSI_DITINJAU', (oleh) => ({
    judul: `Presensi Anda ${diterima ? 'diterima' : 'tidak diterima'}`,
    isi: `${oleh} ${hasil} ${NAMA[jenis]} Anda pada ${formatTanggal(tanggal)}.${alasan === null ? '' : ` Alasan: ${alasan}`}`,
  }))
}

/** Asks HR what is to become of a punch that its person disputes; of HR's own who approves HR's pay as well. */
export async function tellDisanggah(
  perbuatan: Perbuatan,
  karyawanId: number,
  {
    presensiId,
    jenis,
    waktu,
    alasan,
    kantor_nama,
    zona_waktu,
  }: Pick<Penempatan, 'kantor_nama' | 'zona_waktu'> & {
    readonly presensiId: number
    readonly jenis: JenisKejadian
    readonly waktu: Instan
    readonly alasan: string
  },
): Promise<void> {
  const { tx } = perbuatan
  const { nama } = await findOrang(tx, karyawanId)
  const kabar = {
    jenis: 'PRESENSI_PERLU_TINJAUAN',
    detailId: presensiId,
    judul: 'Presensi disanggah, putuskan',
    isi: `${nama} menyanggah ${NAMA[jenis]} yang dicatat orang lain pada ${pukul(waktu, zona_waktu)} di ${kantor_nama}: ${alasan}`,
  } as const
  await tellHr(perbuatan, karyawanId, kabar)
  await tell(perbuatan, { ...kabar, kepada: await listPenyetujuHrd(tx, karyawanId, perbuatan.saat) })
}

/** Tells somebody what HR decided of their dispute. */
export async function tellSanggahanDiputus(
  perbuatan: Perbuatan,
  karyawanId: number,
  peristiwa: Peristiwa & {
    readonly jenis: JenisKejadian
    readonly tanggal: Tanggal
    readonly diterima: boolean
    readonly alasan: string | null
  },
): Promise<void> {
  const { jenis, tanggal, diterima, alasan } = peristiwa
  await tellDiri(perbuatan, karyawanId, peristiwa, 'PRESENSI_DITINJAU', (oleh) => ({
    judul: `Sanggahan Anda ${diterima ? 'diterima' : 'tidak diterima'}`,
    isi: `${oleh} ${diterima ? 'menerima' : 'tidak menerima'} sanggahan Anda atas ${NAMA[jenis]} ${formatTanggal(tanggal)}.${alasan === null ? '' : ` Alasan: ${alasan}`}`,
  }))
}

function pukul(saat: Instan, zona: KodeZona): string {
  const jam = formatJam(jamLokal(saat, zona)).slice(0, 5)
  return `${formatTanggal(tanggalLokal(saat, zona))} pukul ${jam} ${zona}`
}

async function tellDiri(
  perbuatan: Perbuatan,
  karyawanId: number,
  { presensiId, olehId }: Peristiwa,
  jenis: Kabar['jenis'],
  teks: (oleh: string) => Pick<Kabar, 'judul' | 'isi'>,
): Promise<{ readonly nama: string }> {
  const { akunId, oleh } = await findDiwakili(perbuatan.tx, karyawanId, olehId)
  if (akunId !== null) await tell(perbuatan, { kepada: [akunId], jenis, detailId: presensiId, ...teks(oleh) })
  return { nama: oleh }
}
