import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { type Bulan, awalBulan, bulanFrom, formatBulan } from '@rekan/domain/bulan'
import { bulanDiceritakan, type JenisLaporan, NAMA_LAPORAN } from '@rekan/domain/laporan/jenis'
import { JAM_KIRIM, bulanKirim } from '@rekan/domain/laporan/kiriman'
import { type Instan, type Tanggal, hariBarat, jamLokal } from '@rekan/domain/waktu'
import type { Selectable } from 'kysely'
import { type Tx, transaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'
import type { Letter } from '../../../platform/mail.ts'
import type { Skema } from '../../../platform/schema.ts'
import { JOB_KIRIMAN, JOB_LAPORAN } from '../laporan.job.ts'
import { asBerkas, insertDiminta } from '../laporan.service.ts'
import { MINTA } from '../susun/orang.queries.ts'
import { listEmailPenerima } from './penerima.queries.ts'
import {
  type KirimanSiap,
  findPemilik,
  findSurat,
  finishKiriman,
  insertKiriman,
  listBelumDibuat,
  resumeKiriman,
  takeKiriman,
  updateKiriman,
} from './kiriman.queries.ts'
import { startDeed } from '../../../platform/perbuatan.ts'

type Kiriman =
  | {
      readonly langkah: 'minta'
      readonly tersimpan: Selectable<Skema['laporan_tersimpan']>
      readonly masa: Bulan
    }
  | { readonly langkah: 'kirim'; readonly siap: KirimanSiap }

/** Whoever hands a letter over is done with it long before; the letter keeps its id, whoever sends it. */
const DIANGGAP_HILANG_MS = 10 * 60_000
/** Mail servers take letters of about this size, and grow a file by a third. */
const LAMPIRAN_TERBESAR = 10 * 1024 * 1024

/**
 * Mails saved reports on their day of the month: asks for the report, and sends it once it is written. A letter has one row a
 * month, which whichever server comes first writes.
 */
export function kirimanLaporanJob(deps: Deps): Job<Kiriman> {
  const { db, clock, jobs } = deps
  return {
    name: JOB_KIRIMAN,
    atOnce: 1,
    async claim() {
      const saat = clock.now()
      const siap = await takeKiriman(db, saat, saat - DIANGGAP_HILANG_MS)
      return siap === null ? findJatuhTempo(deps, saat) : { langkah: 'kirim', siap }
    },
    async work(kiriman) {
      if (kiriman.langkah === 'kirim') return sendLaporan(deps, kiriman.siap)
      const { tersimpan, masa } = kiriman
      await transaction(db, (tx) => request(tx, tersimpan, masa, clock.now()))
      jobs.nudge(JOB_LAPORAN)
    },
  }
}

async function findJatuhTempo({ db }: Deps, saat: Instan): Promise<Kiriman | null> {
  const hari = hariBarat(saat)
  if (jamLokal(saat, 'WIB') < JAM_KIRIM * 3600) return null
  for (const tersimpan of await listBelumDibuat(db, awalBulan(bulanFrom(hari)))) {
    const masa = bulanKirim(tersimpan.hari_kirim ?? 0, tersimpan.kirim_sejak, hari)
    if (masa !== null) return { langkah: 'minta', tersimpan, masa }
  }
  return null
}

/** Asks for the report as its owner would now; who may not any more is sent nothing. */
async function request(
  tx: Tx,
  tersimpan: Selectable<Skema['laporan_tersimpan']>,
  bulan: Bulan,
  saat: Instan,
): Promise<void> {
  const { id, pengguna_id, jenis, masa, kantor_id, koordinator_id, klien_id, kolom, format } = tersimpan
  const pada: Tanggal = awalBulan(bulan)
  if (!(await insertKiriman(tx, id, pada, saat))) return
  const pemilik = await findPemilik(tx, pengguna_id)
  const pelaku: Pelaku | null = pemilik && {
    penggunaId: pemilik.id,
    role: pemilik.role,
    karyawanId: pemilik.karyawan_id,
    ...(pemilik.kantor_ids.length > 0 && { kantorIds: pemilik.kantor_ids }),
  }
  if (pelaku === null || cakupan(pelaku, MINTA) === null)
    return updateKiriman(tx, id, pada, { selesaiPada: saat })
  const diminta = {
    jenis: jenis as JenisLaporan,
    ...bulanDiceritakan(masa, bulan),
    kantor_id,
    koordinator_id,
    klien_id,
    kolom,
    format,
  }
  const laporanId = await insertDiminta(startDeed(tx, pelaku, MINTA, saat), diminta)
  await updateKiriman(tx, id, pada, { laporanId })
}

/** Throws where the letter could not be handed over now: then it is tried again. */
async function sendLaporan(deps: Deps, siap: KirimanSiap): Promise<void> {
  const { db, mail, clock } = deps
  try {
    const letter = await composeLetter(deps, siap)
    if (letter !== null) await mail.send(letter)
  } catch (error) {
    await resumeKiriman(db, siap)
    throw error
  }
  await finishKiriman(db, siap, clock.now())
}

/** Null where nobody is there to read it. */
async function composeLetter({ db, publicUrl }: Deps, siap: KirimanSiap): Promise<Letter | null> {
  const surat = await findSurat(db, siap)
  if (surat === undefined || surat.email === null) return null
  const { nama, penerima, baris, isi, format } = surat
  const lain = (await listEmailPenerima(db, siap.tersimpan_id)).filter((email) => email !== surat.email)
  const judul = `${NAMA_LAPORAN[surat.jenis as JenisLaporan]} ${formatBulan(bulanFrom(surat.bulan))}`
  const meja = `${publicUrl}/kelola/laporan`
  const berkas = isi !== null && format !== null ? { ...asBerkas(surat, format), isi } : null
  const isTerlampir = berkas !== null && berkas.isi.length <= LAMPIRAN_TERBESAR
  const kalimat = isTerlampir
    ? [`Terlampir laporan "${nama}": ${judul}, ${baris ?? 0} baris.`]
    : berkas === null
      ? [`Laporan "${nama}" (${judul}) belum dapat disusun. Coba lagi di meja Laporan:`, meja]
      : [
          `Laporan "${nama}" (${judul}) terlalu besar untuk dilampirkan. Ambil di meja Laporan hari ini:`,
          meja,
        ]
  const tutup =
    lain.length === 0
      ? `Surat ini dikirim tiap bulan karena Anda menyimpannya. Ubah atau hentikan di ${meja}.`
      : `Surat ini dikirim tiap bulan karena ${penerima} menyimpannya. Hanya ${penerima} dapat mengubah atau menghentikannya di ${meja}.`
  return {
    to: [surat.email, ...lain].join(', '),
    subject: `Laporan Rekan: ${judul}`,
    text: [lain.length === 0 ? `Halo ${penerima},` : 'Halo,', ...kalimat, tutup].join('\n\n'),
    messageId: `<laporan-${siap.tersimpan_id}-${siap.bulan}@${new URL(publicUrl).hostname}>`,
    ...(isTerlampir && {
      attachments: [{ filename: berkas.nama, contentType: berkas.tipe, content: berkas.isi }],
    }),
  }
}
