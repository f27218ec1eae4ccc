import type { Db } from '../../src/platform/db.ts'
import type { Person } from '../people.ts'
import type { Cerita, Kerja } from './cerita.ts'
import { lebihAwalKerja, rentangKerja, telatKerja, tempatPada } from './hitung.ts'
import { DIPUTUS, type Panggung } from './tulis.ts'

type Para = { readonly orang: Person; readonly rekan: Person }

/** The dates with works of their own: what is the person's, what it was swapped for, and who stands in for whom. Runs as the owner. */
export async function tulisKerja(owner: Db, panggung: Panggung, para: Para, cerita: Cerita): Promise<void> {
  const tanggal = [...new Set(cerita.kerja.map((satu) => satu.tanggal))]
  if (tanggal.length > 0)
    await owner
      .insertInto('jadwal_pengganti')
      .values(tanggal.map((satu) => ({ karyawan_id: para.orang.karyawanId, tanggal: satu })))
      .execute()
  for (const kerja of cerita.kerja) await tulisSatu(owner, panggung, para, cerita, kerja)
}

async function tulisSatu(
  owner: Db,
  panggung: Panggung,
  { orang, rekan }: Para,
  cerita: Cerita,
  kerja: Kerja,
) {
  const kantorId = panggung.kantor[tempatPada(cerita, kerja.tanggal)?.zona ?? 'WIB']
  const { mulai, selesai } = rentangKerja(cerita, kerja)
  const milik = {
    karyawan_id: orang.karyawanId,
    tanggal: kerja.tanggal,
    kantor_id: kantorId,
    mulai: new Date(mulai),
    selesai: new Date(selesai),
    toleransi_detik: kerja.toleransi * 60,
    istirahat_detik: kerja.jeda.lama * 60,
    istirahat_sesudah_detik: kerja.jeda.sesudah * 60,
    asal: kerja.asal,
    dibuat_pada: DIPUTUS,
  }
  const buat = async (satu: Partial<typeof milik> & { menggantikan_id?: number; dibatalkan_pada?: Date }) => {
    const { id } = await owner
      .insertInto('penugasan')
      .values({ ...milik, ...satu })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  // What was swapped away is called off on either side.
  if (kerja.asal === 'tukar') await buat({ asal: 'roster', dibatalkan_pada: DIPUTUS })
  const asal =
    kerja.asal === 'pengganti' ? await buat({ karyawan_id: rekan.karyawanId, asal: 'roster' }) : undefined
  const id = await buat(asal === undefined ? {} : { menggantikan_id: asal })
  if (kerja.isDigantikan)
    await buat({ karyawan_id: rekan.karyawanId, asal: 'pengganti', menggantikan_id: id })
  if (kerja.hadir === null) return
  const { id: presensi_id } = await owner
    .insertInto('presensi')
    .values({ karyawan_id: orang.karyawanId, tanggal: kerja.tanggal, penugasan_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const dasar = {
    presensi_id,
    tanggal: kerja.tanggal,
    kantor_id: kantorId,
    lokasi: 'dalam' as const,
    di_luar_area: false,
    perlu_tinjauan: false,
    keterangan: '',
    selfie_sha256: Buffer.alloc(32),
  }
  const { masuk, pulang } = kerja.hadir
  const datang = {
    ...dasar,
    jenis: 'check_in' as const,
    waktu: new Date(masuk),
    telat_detik: telatKerja(cerita, kerja),
    lebih_awal_detik: 0,
  }
  const keluar =
    pulang === null
      ? []
      : [
          {
            ...dasar,
            jenis: 'check_out' as const,
            waktu: new Date(pulang),
            telat_detik: 0,
            lebih_awal_detik: lebihAwalKerja(cerita, kerja),
          },
        ]
  await owner
    .insertInto('presensi_kejadian')
    .values([datang, ...keluar])
    .execute()
}
