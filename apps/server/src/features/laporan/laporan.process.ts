import { constants, setPriority } from 'node:os'
import type { Pelaku } from '@rekan/domain/akses/akses'
import { bulanFrom } from '@rekan/domain/bulan'
import { createGambar } from '@rekan/domain/laporan/gambar'
import type { FormatLaporan, JenisLaporan } from '@rekan/domain/laporan/jenis'
import { listLetak, pickSel } from '@rekan/domain/laporan/kolom'
import {
  type BarisLaporan,
  PDF_BARIS_TERBANYAK,
  addJumlah,
  closeJumlah,
  kolomLaporan,
  mulaiJumlah,
} from '@rekan/domain/laporan/laporan'
import type { Db } from '../../platform/db.ts'
import { openReplika } from '../../platform/db.replika.ts'
import { openDatabaseAside } from '../../platform/db.served.ts'
import type { Kop } from '../../platform/kop.ts'
import type { Kabar, TugasLaporan } from './laporan.job.ts'
import {
  type LaporanTersimpan,
  deleteBaris,
  findKolom,
  findLaporan,
  insertBaris,
  listBaris,
  updateBerkas,
} from './laporan.queries.ts'
import { composeLaporan } from './susun/susun.service.ts'

// Runs in a process of its own, behind every request, for one report or one of its files: see laporan.job.ts.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
process.once('message', (tugas: TugasLaporan) => void run(tugas))

/** Rows of a file that are read at once */
const BARIS_SEKALIGUS = 500

async function run({ koneksi, salinan, id, format, kop }: TugasLaporan): Promise<void> {
  const db = openDatabaseAside(koneksi)
  const replika = openReplika(
    db,
    salinan,
    (error) => tell({ jenis: 'tanpaSalinan', sebab: String(error) }),
    1,
  )
  const laporan = await findLaporan(db, id)
  let akhir: Kabar = { jenis: 'tiada' }
  if (laporan !== undefined && format === null)
    akhir = await replika.read((dari) => compose(db, dari, laporan))
  else if (laporan !== undefined && format !== null) akhir = await write(db, laporan, format, kop)
  // Its connections end before it does: the next process is not counted beside them.
  await replika.stop()
  await db.destroy()
  tell(akhir)
}

/** Throws where the process is to end: its end is then heard of. */
function tell(kabar: Kabar): void {
  process.send?.(kabar, () => {
    if (kabar.jenis !== 'maju' && kabar.jenis !== 'tanpaSalinan') process.exit(0)
  })
}

async function compose(db: Db, baca: Db, laporan: LaporanTersimpan): Promise<Kabar> {
  const { id, dibuat_pada: saat, bulan, kantor_id, koordinator_id, klien_id } = laporan
  const [jenis, masa] = [laporan.jenis as JenisLaporan, bulanFrom(bulan)]
  const kolom = kolomLaporan(jenis, masa)
  // What was computed of it by a server that is gone, or from a copy that is.
  await deleteBaris(db, id)
  let banyak = 0
  let jumlah = mulaiJumlah(kolom)
  const gambar = createGambar(jenis, masa)
  const diminta = { jenis, masa, kantor_id, koordinator_id, klien_id }
  for await (const { baris, selesai, dari } of composeLaporan(
    baca,
    await findPelaku(db, laporan),
    diminta,
    saat,
  )) {
    await insertBaris(db, id, banyak, baris)
    banyak += baris.length
    for (const satu of baris) {
      jumlah = addJumlah(kolom, jumlah, satu)
      gambar.add(satu)
    }
    tell({ jenis: 'maju', selesai, dari })
  }
  return {
    jenis: 'selesai',
    baris: banyak,
    jumlah: closeJumlah(jenis, kolom, jumlah),
    gambar: gambar.close(),
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

async function write(db: Db, laporan: LaporanTersimpan, format: FormatLaporan, kop: Kop): Promise<Kabar> {
  const { id, bulan, kantor, dibuat_pada: saat, jumlah } = laporan
  const [jenis, masa] = [laporan.jenis as JenisLaporan, bulanFrom(bulan)]
  // Only here: letters and paper would take a third of what the process may.
  const { writeLaporan } = await import('./berkas/tulis.service.ts')
  const [kolom, dipilih] = [kolomLaporan(jenis, masa), await findKolom(db, id, format)]
  const letak = listLetak(kolom, dipilih)
  const isi = {
    jenis,
    masa,
    lokasi: kantor,
    saat,
    kolom: kolom.filter((_, ke) => letak.includes(ke)),
    baris: listSemua(db, laporan, letak),
    jumlah: pickSel(jumlah ?? [], letak),
  }
  const isTerlalu = format === 'pdf' && (laporan.baris ?? 0) > PDF_BARIS_TERBANYAK
  const tertulis = isTerlalu ? null : { isi: await writeLaporan(format, isi, kop), kolom: dipilih }
  await updateBerkas(db, id, format, tertulis)
  return { jenis: 'tertulis' }
}

/** Its rows, as far as they stand at these places. */
async function* listSemua(
  db: Db,
  { id, baris }: LaporanTersimpan,
  letak: readonly number[],
): AsyncGenerator<BarisLaporan> {
  for (let mulai = 0; mulai < (baris ?? 0); mulai += BARIS_SEKALIGUS)
    for (const satu of await listBaris(db, id, { mulai, jumlah: BARIS_SEKALIGUS })) yield pickSel(satu, letak)
}
