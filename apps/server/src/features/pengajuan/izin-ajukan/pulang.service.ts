import { isLengkap } from '@rekan/domain/penugasan/penugasan'
import { HARI_PULANG } from '@rekan/domain/presensi/pulang'
import { type Instan, type Tanggal, addHari, isoLokal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid, refuse } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { asHadir } from '../../presensi/hari/giliran.service.ts'
import { fetchHariRentang } from '../../presensi/hari/hari.service.ts'
import { listHrd } from '../putusan/kabar.queries.ts'
import { tellDiajukanHrd } from '../putusan/kabar.service.ts'
import { insertAbsensi, lockPemohon } from './ajukan.queries.ts'
import { type Pemohon, judgePermintaan, karyawanFrom, readPemohon } from './ajukan.service.ts'
import type { Pandangan, PerbuatanPelaku } from '../../../platform/perbuatan.ts'

type Terlupa = Answer<'GET /absensi/pulang'>['data'][number]

/** The caller's own days that were left without a check-out, the latest first. Throws 422 for who is no employee. */
export async function showPulang(pandangan: Pandangan): Promise<Terlupa[]> {
  const { db, pelaku, saat } = pandangan
  if (pelaku.karyawanId === null) return []
  return listPulang(db, await readPemohon(pandangan, pelaku.karyawanId), saat)
}

/**
 * Files when somebody left on a day without a check-out, for HR to decide; returns the request. Throws 422 at `tanggal` for a
 * day that lacks none or of which something waits, at `jam_pulang` for a time that the day cannot have, at `hari_pulang` for one of two days.
 */
export async function createPulang(
  perbuatan: PerbuatanPelaku,
  { tanggal, jam_pulang, hari_pulang = null }: Context<'POST /absensi/pulang'>['body'],
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const karyawanId = karyawanFrom(pelaku)
  if (jam_pulang == null) throw invalid({ jam_pulang: ['Isi jam pulang.'] })
  await lockPemohon(tx, karyawanId)
  const pemohon = await readPemohon(perbuatan, karyawanId)
  const isTerlupa = (await listPulang(tx, pemohon, saat)).some((satu) => satu.tanggal === tanggal)
  if (!isTerlupa) throw invalid({ tanggal: ['Jam pulang hari ini tidak sedang ditunggu.'] })
  const isi = {
    tanggal_mulai: tanggal,
    tanggal_selesai: tanggal,
    cuti_id: null,
    paruh: null,
    jam_masuk: null,
    jam_pulang,
    hari_pulang,
  }
  const minta = { ...isi, jenis: 'KOREKSI_PRESENSI' as const, berkas: false }
  const { totalHari, keberatan } = await judgePermintaan(tx, pemohon, minta, saat)
  if (keberatan.tanggal_mulai !== undefined) throw invalid({ tanggal: [keberatan.tanggal_mulai] })
  for (const isian of ['jam_pulang', 'hari_pulang'] as const)
    if (keberatan[isian] !== undefined) throw invalid({ [isian]: [keberatan[isian]] })
  const [hrd] = await listHrd(tx, pelaku.penggunaId)
  if (hrd === undefined) throw refuse('BUKAN_WEWENANG')
  const id = await insertAbsensi(perbuatan, {
    ...isi,
    karyawan_id: karyawanId,
    koordinator_id: hrd,
    jenis_izin: 'KOREKSI_PRESENSI',
    total_hari: totalHari,
    keterangan: 'Lupa check out.',
    diajukan_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await tellDiajukanHrd(perbuatan, id)
  return id
}

/** Nobody is asked where the planned end counts. Of a day with several works the correction names no single one: such days are HR's to put right. */
async function listPulang(db: Db | Tx, { karyawanId, zona }: Pemohon, saat: Instan): Promise<Terlupa[]> {
  const hariIni = tanggalLokal(saat, zona)
  const semua = await fetchHariRentang(db, karyawanId, addHari(hariIni, -HARI_PULANG), addHari(hariIni, -1))
  const menunggu = await listMenunggu(db, karyawanId)
  return semua
    .flatMap(({ tanggal, penugasan, zona: di }) => {
      const [satu, ...lain] = penugasan.filter(({ checkIn }) => checkIn !== null)
      if (satu?.checkIn == null || lain.length > 0 || menunggu.has(tanggal)) return []
      if (satu.akhirRencana || isLengkap(asHadir(satu), saat)) return []
      const selesai = satu.rencana.shift?.selesai
      return [
        {
          tanggal,
          masuk: isoLokal(Date.parse(satu.checkIn.waktu), di),
          selesai: selesai === undefined ? null : isoLokal(selesai, di),
        },
      ]
    })
    .toReversed()
}

/** Days of which a correction waits. */
async function listMenunggu(db: Db | Tx, karyawanId: number): Promise<ReadonlySet<Tanggal>> {
  const rows = await db
    .selectFrom('absensi')
    .select('tanggal_mulai')
    .where('karyawan_id', '=', karyawanId)
    .where('jenis_izin', '=', 'KOREKSI_PRESENSI')
    .where('status', '=', 'menunggu')
    .execute()
  return new Set(rows.map(({ tanggal_mulai }) => tanggal_mulai))
}
