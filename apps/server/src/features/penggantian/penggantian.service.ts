import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import type { Calon } from '@rekan/domain/penggantian/calon'
import { kalimatPeringatan } from '@rekan/domain/roster/peringatan'
import { formatJam, formatTanggal, isoLokal, jamLokal } from '@rekan/domain/waktu'
import { type Tx, pgConstraint } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import { tell } from '../notifikasi/notifikasi.service.ts'
import { answerKerja } from '../papan/alarm/tanggapan.service.ts'
import { requireOrangLain } from '../penempatan/urusan.service.ts'
import { freezePenugasan } from '../presensi/hari/beku.service.ts'
import { fetchHariRentang } from '../presensi/hari/hari.service.ts'
import { fetchCalon, judgePengganti } from './calon.service.ts'
import { type AlamatKerja, type KerjaDiganti, openKerja, wireKerja } from './kerja.service.ts'
import {
  cancelPenugasan,
  findAkun,
  findNama,
  insertPengganti,
  isCalon,
  lockPenugasan,
} from './penggantian.queries.ts'
import { refuse } from './penggantian.refusals.ts'
import { closeTawaran, findTerbuka, insertCalon, insertTawaran } from './tawaran.queries.ts'
import {
  type Pandangan,
  type Perbuatan,
  type PerbuatanPelaku,
  publish,
  record,
} from '../../platform/perbuatan.ts'

/** A work with who stands in, what was offered, and who could. Throws as `openKerja`. */
export async function showPenggantian(pandangan: Pandangan, tindakan: Tindakan, alamat: AlamatKerja) {
  const { db } = pandangan
  const diganti = await openKerja(pandangan, tindakan, alamat)
  const { penugasan, kantor, karyawanId, nama } = diganti
  const [calon, tawaran] = await Promise.all([
    fetchCalon(pandangan, tindakan, diganti),
    penugasan.id === null ? undefined : findTerbuka(db, penugasan.id),
  ])
  const jawaban = new Map(
    tawaran?.calon.map(({ karyawan_id, ditolak_pada }) => [
      karyawan_id,
      ditolak_pada === null ? ('menunggu' as const) : ('menolak' as const),
    ]),
  )
  const { pengganti } = penugasan
  const pada = (teks: string) => isoLokal(Date.parse(teks), kantor.zona_waktu)
  return {
    orang: { id: karyawanId, nama },
    kerja: wireKerja(diganti),
    hadir_sejak: penugasan.checkIn && pada(penugasan.checkIn.waktu),
    pengganti: pengganti && {
      id: pengganti.karyawan_id,
      nama: pengganti.nama,
      sejak: pengganti.sejak === null ? null : pada(pengganti.sejak),
    },
    ditawarkan_sejak: tawaran === undefined ? null : isoLokal(tawaran.dibuat_pada, kantor.zona_waktu),
    calon: calon.map((satu) => ({
      ...wireCalon(satu, diganti),
      tawaran: jawaban.get(satu.karyawanId) ?? null,
    })),
  }
}

function wireCalon(calon: Calon, { kantor }: KerjaDiganti) {
  return {
    id: calon.karyawanId,
    nama: calon.nama,
    istirahat: calon.istirahat === null ? null : Math.floor(calon.istirahat),
    kurang: calon.kurang.map(({ nama, wajib }) => ({ nama, wajib })),
    pernah: calon.pernah,
    jarak_meter: calon.jarakMeter,
    lembur: Math.floor(calon.lembur),
    jam_upah: calon.jamUpah,
    cadangan: calon.cadangan,
    peringatan: calon.peringatan.map((satu) => kalimatPeringatan(satu, kantor.zona_waktu)),
  }
}

/**
 * Offers a work to several people: the first to accept has it. More people may be asked while it is open. Throws 409 where
 * its person has come or somebody stands in, 403 where HR asks themselves, 422 at `calon` for who cannot be asked.
 */
export async function createTawaran(
  perbuatan: PerbuatanPelaku,
  alamat: AlamatKerja,
  { calon, alasan }: { readonly calon: readonly number[]; readonly alasan: string },
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const { diganti, penugasanId } = await holdKerja(perbuatan, alamat)
  for (const id of calon) {
    await requireBukanPengatur(tx, pelaku, id)
    await requireCalon(perbuatan, id, diganti)
  }
  const terbuka = await findTerbuka(tx, penugasanId)
  const [id, baru] =
    terbuka === undefined
      ? [
          await insertTawaran(
            tx,
            {
              penugasan_id: penugasanId,
              alasan,
              dibuat_oleh_id: pelaku.penggunaId,
              dibuat_pada: new Date(saat),
            },
            calon,
          ),
          calon,
        ]
      : [terbuka.id, await insertCalon(tx, terbuka.id, calon)]
  await recordPenggantian(perbuatan, diganti, { ditawarkan: [...baru], alasan })
  const { shift } = diganti.penugasan.rencana
  if (shift !== null) {
    const { karyawanId, hari } = diganti
    await answerKerja(perbuatan, { karyawanId, tanggal: hari.tanggal, mulai: shift.mulai })
  }
  for (const orang of baru) {
    const akun = await findAkun(tx, orang)
    if (akun !== undefined)
      await tell(perbuatan, {
        kepada: [akun],
        jenis: 'TAWARAN_DIKIRIM',
        detailId: id,
        judul: 'Tawaran menggantikan',
        isi: `${kalimatKerja(diganti)}, menggantikan ${diganti.nama}. Buka Jadwal Kerja untuk menjawab; yang pertama menerima mendapatkannya.`,
      })
  }
}

/** Puts somebody in a work's place at once. Throws as `createTawaran`. */
export async function placePengganti(
  perbuatan: PerbuatanPelaku,
  alamat: AlamatKerja,
  { calon, alasan }: { readonly calon: number; readonly alasan: string },
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const { diganti, penugasanId } = await holdKerja(perbuatan, alamat)
  await requireBukanPengatur(tx, pelaku, calon)
  await requireCalon(perbuatan, calon, diganti)
  await closeTawaran(tx, penugasanId, saat)
  const nama = await findNama(tx, calon)
  const menjadi = await writePengganti(perbuatan, diganti, { karyawanId: calon, penugasanId })
  await recordPenggantian(perbuatan, diganti, { pengganti_id: calon, pengganti: nama, alasan })
  await tellDigantikan(perbuatan, diganti, { nama, penugasanId })
  const akun = await findAkun(tx, calon)
  if (akun !== undefined)
    await tell(perbuatan, {
      kepada: [akun],
      jenis: 'PENUGASAN_DIBERIKAN',
      detailId: menjadi,
      judul: 'Anda ditugaskan menggantikan',
      isi: `${kalimatKerja(diganti)}, menggantikan ${diganti.nama}. Anda dapat check in mulai sekarang.`,
    })
}

/** Tells somebody that another does their work, unless they come before. */
export async function tellDigantikan(
  perbuatan: Perbuatan,
  diganti: KerjaDiganti,
  { nama, penugasanId }: { readonly nama: string; readonly penugasanId: number },
): Promise<void> {
  const { tx } = perbuatan
  const akun = await findAkun(tx, diganti.karyawanId)
  if (akun === undefined) return
  await tell(perbuatan, {
    kepada: [akun],
    jenis: 'PENUGASAN_DIGANTIKAN',
    detailId: penugasanId,
    judul: 'Anda digantikan',
    isi: `${kalimatKerja(diganti)}: ${nama} menggantikan Anda. Bila Anda datang lebih dulu, presensi Anda yang berlaku.`,
  })
}

/** Lets the replacement go, or closes the offer. Throws 409 where there is neither, or the replacement is there already. */
export async function removePengganti(perbuatan: PerbuatanPelaku, alamat: AlamatKerja): Promise<void> {
  const { tx, pelaku, saat, tindakan } = perbuatan
  await requireOrangLain(tx, pelaku, alamat.karyawanId, 'Jadwal')
  const diganti = await openKerja(perbuatan, tindakan, alamat)
  const { penugasan } = diganti
  if (penugasan.id === null) throw refuse('TANPA_PENGGANTI')
  await lockPenugasan(tx, penugasan.id)
  const ditutup = await closeTawaran(tx, penugasan.id, saat)
  const { pengganti } = (await openKerja(perbuatan, tindakan, alamat)).penugasan
  if (pengganti === null) {
    if (!ditutup) throw refuse('TANPA_PENGGANTI')
    await recordPenggantian(perbuatan, diganti, { tawaran: 'ditutup' })
    return
  }
  if (pengganti.sejak !== null) throw refuse('SUDAH_HADIR', { nama: pengganti.nama })
  await lockPenugasan(tx, pengganti.penugasan_id)
  await cancelPenugasan(tx, pengganti.penugasan_id, saat)
  publish(perbuatan, 'presensi', pengganti.karyawan_id)
  await recordPenggantian(perbuatan, diganti, { pengganti: pengganti.nama, dilepas: true })
  const akun = await findAkun(tx, pengganti.karyawan_id)
  if (akun !== undefined)
    await tell(perbuatan, {
      kepada: [akun],
      jenis: 'PENUGASAN_DILEPAS',
      detailId: pengganti.penugasan_id,
      judul: 'Anda tidak jadi menggantikan',
      isi: `${kalimatKerja(diganti)}: Anda tidak perlu datang.`,
    })
}

/** The work, frozen and held until the transaction ends. Throws 409 where its person has come or somebody stands in. */
export async function holdKerja(
  perbuatan: PerbuatanPelaku,
  alamat: AlamatKerja,
): Promise<{ readonly diganti: KerjaDiganti; readonly penugasanId: number }> {
  const { tx, pelaku, saat, tindakan } = perbuatan
  await requireOrangLain(tx, pelaku, alamat.karyawanId, 'Jadwal')
  const awal = await openKerja(perbuatan, tindakan, alamat)
  const penugasanId = await freezePenugasan(tx, awal.karyawanId, awal.hari, awal.penugasan, saat)
  if (penugasanId === null) throw refuse('KERJA_TIDAK_ADA')
  await lockPenugasan(tx, penugasanId)
  const [hari] = await fetchHariRentang(tx, awal.karyawanId, alamat.tanggal, alamat.tanggal)
  const penugasan = hari?.penugasan.find(({ id }) => id === penugasanId)
  if (hari === undefined || penugasan === undefined) throw refuse('KERJA_TIDAK_ADA')
  requireBebas(penugasan, awal.nama)
  return { diganti: { ...awal, hari, penugasan }, penugasanId }
}

/** Throws 409 where the person of a work has come, or somebody stands in already. */
export function requireBebas({ checkIn, pengganti }: KerjaDiganti['penugasan'], nama: string): void {
  if (checkIn !== null) throw refuse('SUDAH_HADIR', { nama })
  if (pengganti !== null) throw refuse('SUDAH_ADA_PENGGANTI', { nama: pengganti.nama })
}

/** Writes the work of who stands in: it begins at once. Throws 422 where they work then after all. */
export async function writePengganti(
  perbuatan: Perbuatan,
  { hari, penugasan, kantor, mulai, selesai }: KerjaDiganti,
  { karyawanId, penugasanId }: { readonly karyawanId: number; readonly penugasanId: number },
): Promise<number> {
  const { tx, saat } = perbuatan
  const istirahat = penugasan.rencana.shift?.jam.istirahat
  const muat = istirahat != null && istirahat.detik * 1000 < selesai - mulai
  try {
    const id = await insertPengganti(tx, {
      karyawan_id: karyawanId,
      tanggal: hari.tanggal,
      kantor_id: kantor.kantor_id,
      pos_id: penugasan.posId,
      mulai: new Date(mulai),
      selesai: new Date(selesai),
      toleransi_detik: penugasan.rencana.shift?.toleransi ?? 0,
      istirahat_detik: muat ? istirahat.detik : 0,
      istirahat_sesudah_detik: muat ? istirahat.sesudah : 0,
      asal: 'pengganti',
      menggantikan_id: penugasanId,
      dibuat_pada: new Date(saat),
    })
    publish(perbuatan, 'presensi', karyawanId)
    return id
  } catch (error) {
    if (pgConstraint(error) !== 'penugasan_tidak_bertumpuk') throw error
    throw refuse('CALON_TIDAK_BISA', { kalimat: 'Sudah ada pekerjaan lain pada jam itu.' })
  }
}

/** Throws 403 where HR would give themselves a work. A coordinator may step in for one of theirs: they come and punch as anybody does. */
async function requireBukanPengatur(tx: Tx, pelaku: Pelaku, calon: number): Promise<void> {
  if (pelaku.role === 'hrd') await requireOrangLain(tx, pelaku, calon, 'Penugasan')
}

async function requireCalon(
  { tx, pelaku, saat, tindakan }: PerbuatanPelaku,
  calon: number,
  diganti: KerjaDiganti,
): Promise<void> {
  const isTerlihat =
    calon !== diganti.karyawanId && (await isCalon(tx, calon, lingkup(pelaku, tindakan), saat))
  if (!isTerlihat) throw invalid({ calon: ['Salah satu calon tidak ditemukan.'] })
  const [kalimat] = await judgePengganti(tx, calon, diganti, saat)
  if (kalimat !== undefined) throw invalid({ calon: [`${await findNama(tx, calon)}: ${kalimat}`] })
}

/** When and where: "Jumat, 20 November 2026 07:00–15:00 di Gudang" */
export function kalimatKerja({ hari, penugasan, kantor }: KerjaDiganti): string {
  const { shift } = penugasan.rencana
  const jam = [shift?.mulai ?? 0, shift?.selesai ?? 0].map((saat) =>
    formatJam(jamLokal(saat, kantor.zona_waktu)).slice(0, 5),
  )
  return `${formatTanggal(hari.tanggal)} pukul ${jam.join('–')} di ${kantor.kantor_nama}`
}

async function recordPenggantian(
  perbuatan: PerbuatanPelaku,
  { karyawanId, hari }: KerjaDiganti,
  sesudah: Readonly<Record<string, unknown>>,
): Promise<void> {
  await record(perbuatan, 'karyawan', karyawanId, { sesudah: { tanggal: hari.tanggal, ...sesudah } })
}
