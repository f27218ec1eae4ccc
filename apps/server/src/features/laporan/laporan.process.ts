import type { Pelaku } from '@rekan/domain/akses/akses'
import { bulanFrom } from '@rekan/domain/bulan'
import { createGambar } from '@rekan/domain/laporan/gambar'
import type { FormatLaporan, JenisLaporan } from '@rekan/domain/laporan/jenis'
import { listLetak, pickSel } from '@rekan/domain/laporan/kolom'
import {
  type BarisLaporan,
  type SelLaporan,
  PDF_BARIS_TERBANYAK,
  addJumlah,
  closeJumlah,
  kolomLaporan,
  mulaiJumlah,
} from '@rekan/domain/laporan/laporan'
import { serveBeside, tellServer } from '../../platform/beside.child.ts'
import type { Db } from '../../platform/db.ts'
import { openReplika } from '../../platform/db.replika.ts'
import { openDatabaseAside } from '../../platform/db.served.ts'
import type { Kop } from '../../platform/kop.ts'
import type { Kabar, TugasLaporan } from './laporan.job.ts'
import {
  type LaporanTersimpan,
  deleteHasil,
  findKolom,
  findLaporan,
  insertBaris,
  listBaris,
  updateBerkas,
} from './laporan.queries.ts'
import { composeLaporan } from './susun/susun.service.ts'
import { writeLaporan } from './berkas/tulis.service.ts'

// Runs in a process of its own, behind every request, for one report or one of its files: see laporan.job.ts.
serveBeside(run)

/** Rows of a file that are read at once */
const BARIS_SEKALIGUS = 500
/** It is told how far it is, and hears that it was called off, no more often. */
const MAJU_MS = 200

async function run({ koneksi, salinan, id, format, kop }: TugasLaporan): Promise<Kabar> {
  const db = openDatabaseAside(koneksi, true)
  const replika = openReplika(
    db,
    salinan,
    (error) => tell({ jenis: 'tanpaSalinan', sebab: String(error) }),
    1,
  )
  const laporan = await findLaporan(db, id)
  let akhir: Kabar = { jenis: 'tiada' }
  if (laporan !== undefined && format === null)
    akhir = await replika.read((dari) => compose(db, dari, laporan, kop))
  else if (laporan !== undefined && format !== null) akhir = await write(db, laporan, format, kop)
  // Its connections end before it does: the next process is not counted beside them.
  await replika.stop()
  await db.destroy()
  return akhir
}

/** Not waited for: its line may be full of what the server has not heard yet. */
function tell(kabar: Kabar): void {
  void tellServer(kabar)
}

/** Computes a report, and writes its file on the way where one that grows row by row is asked for. */
async function compose(db: Db, baca: Db, laporan: LaporanTersimpan, kop: Kop): Promise<Kabar> {
  const { id, bulan } = laporan
  const [jenis, masa] = [laporan.jenis as JenisLaporan, bulanFrom(bulan)]
  const kolom = kolomLaporan(jenis, masa)
  // What was computed of it by a server that is gone, or from a copy that is.
  await deleteHasil(db, id)
  let banyak = 0
  let jumlah = mulaiJumlah(kolom)
  const gambar = createGambar(jenis, masa)
  const semua = async function* barisnya() {
    for await (const baris of composeBaris(db, baca, laporan)) {
      banyak += 1
      jumlah = addJumlah(kolom, jumlah, baris)
      gambar.add(baris)
      yield baris
    }
  }
  const tutup = () => closeJumlah(jenis, kolom, jumlah)
  const diminta = laporan.berkas.find((satu) => satu.format !== 'pdf' && !satu.gagal)
  if (diminta === undefined) for await (const _ of semua());
  else await writeBerkas(db, laporan, diminta.format, kop, semua(), tutup)
  return { jenis: 'selesai', baris: banyak, jumlah: tutup(), gambar: gambar.close() }
}

/** The rows of a report as they are computed, each once it is kept. */
async function* composeBaris(db: Db, baca: Db, laporan: LaporanTersimpan): AsyncGenerator<BarisLaporan> {
  const { id, dibuat_pada: saat, kantor_id, koordinator_id, klien_id } = laporan
  const [jenis, masa] = [laporan.jenis as JenisLaporan, bulanFrom(laporan.bulan)]
  const diminta = { jenis, masa, kantor_id, koordinator_id, klien_id }
  let [banyak, terakhir] = [0, 0]
  for await (const { baris, selesai, dari } of composeLaporan(
    { db: baca, pelaku: await findPelaku(db, laporan), saat },
    diminta,
  )) {
    await insertBaris(db, id, banyak, baris)
    banyak += baris.length
    if (performance.now() - terakhir >= MAJU_MS || selesai === dari) {
      terakhir = performance.now()
      tell({ jenis: 'maju', selesai, dari })
    }
    yield* baris
  }
}

/** As whom it was asked for. */
async function findPelaku(db: Db, { oleh_id, role, kantor_ids }: LaporanTersimpan): Promise<Pelaku> {
  const { karyawan_id } = await db
    .selectFrom('pengguna')
    .select('karyawan_id')
    .where('id', '=', oleh_id)
    .executeTakeFirstOrThrow()
  return {
    penggunaId: oleh_id,
    role,
    karyawanId: karyawan_id,
    ...(kantor_ids.length > 0 && { kantorIds: kantor_ids }),
  }
}

/** Writes a file of a report that is there. */
async function write(db: Db, laporan: LaporanTersimpan, format: FormatLaporan, kop: Kop): Promise<Kabar> {
  if (format === 'pdf' && (laporan.baris ?? 0) > PDF_BARIS_TERBANYAK)
    await updateBerkas(db, laporan.id, format, null)
  else await writeBerkas(db, laporan, format, kop, listSemua(db, laporan), () => laporan.jumlah ?? [])
  return { jenis: 'tertulis' }
}

async function writeBerkas(
  db: Db,
  laporan: LaporanTersimpan,
  format: FormatLaporan,
  kop: Kop,
  semua: AsyncIterable<BarisLaporan>,
  /** Asked once all rows are written */
  jumlah: () => readonly SelLaporan[],
): Promise<void> {
  const { id, kantor, dibuat_pada: saat } = laporan
  const [jenis, masa] = [laporan.jenis as JenisLaporan, bulanFrom(laporan.bulan)]
  const [semuaKolom, dipilih] = [kolomLaporan(jenis, masa), await findKolom(db, id, format)]
  const letak = listLetak(semuaKolom, dipilih)
  const kolom = semuaKolom.filter((_, ke) => letak.includes(ke))
  const baris = async function* terpilih() {
    for await (const satu of semua) yield pickSel(satu, letak)
  }
  const isi = {
    jenis,
    masa,
    lokasi: kantor,
    saat,
    kolom,
    baris: baris(),
    jumlah: () => pickSel(jumlah(), letak),
  }
  await updateBerkas(db, id, format, { isi: await writeLaporan(format, isi, kop), kolom: dipilih })
}

/** Its rows as they were kept. */
async function* listSemua(db: Db, { id, baris }: LaporanTersimpan): AsyncGenerator<BarisLaporan> {
  for (let mulai = 0; mulai < (baris ?? 0); mulai += BARIS_SEKALIGUS)
    yield* await listBaris(db, id, { mulai, jumlah: BARIS_SEKALIGUS })
}
