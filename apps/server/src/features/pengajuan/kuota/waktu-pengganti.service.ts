import { isSendiri } from '@rekan/domain/akses/urusan'
import { KETENTUAN, requireBerlaku } from '@rekan/domain/ketentuan'
import { bobotHari } from '@rekan/domain/pengajuan/izin/paruh'
import { lemburDibayar } from '@rekan/domain/pengajuan/lembur/lembur-bayar'
import {
  type Pengambilan,
  type Perolehan,
  type WaktuPengganti,
  bukuPengganti,
  hariTakTerbayar,
  sisaMenit,
  sisaPengganti,
} from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { type Instan, type Tanggal, addHari, hariBarat, tanggalLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import { holdKaryawan, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { fetchHariOrang } from '../../presensi/hari/hari.banyak.service.ts'
import { rentangHadir } from '../../presensi/hari/terhitung.service.ts'
import { refuse } from '../pengajuan.refusals.ts'
import { fetchHariTerpakai } from './terpakai.service.ts'
import {
  insertKoreksi,
  isDiberikan,
  listKoreksi,
  listLemburPengganti,
  listPengambilan,
  readSetelan,
} from './waktu-pengganti.queries.ts'
import { type PerbuatanPelaku, record, type Pandangan } from '../../../platform/perbuatan.ts'

const KOREKSI = 'POST /karyawan/{id}/waktu-pengganti'

/** So far back nothing is left, nor took of what is: twice as long as time off may be taken at most. */
const LIHAT_HARI = 732

/** Time off for overtime of some people, by person: a few statements, however many. */
export async function fetchWaktuPengganti(
  db: Db | Tx,
  karyawanIds: readonly number[],
  saat: Instan,
): Promise<ReadonlyMap<number, WaktuPengganti>> {
  if (karyawanIds.length === 0) return new Map()
  const dari = addHari(hariBarat(saat), -LIHAT_HARI)
  // One after the other: in a transaction there is one connection.
  const setelan = await readSetelan(db)
  const sehari = (tanggal: Tanggal) => setelan('pengganti_jam', tanggal) * 60
  const perolehan = await fetchPerolehan(db, karyawanIds, dari, saat, (tanggal) =>
    addHari(tanggal, setelan('pengganti_hari', tanggal)),
  )
  const pengambilan = await fetchPengambilan(db, karyawanIds, dari, sehari)
  const koreksi = Map.groupBy(await listKoreksi(db, karyawanIds, dari), ({ karyawan_id }) => karyawan_id)
  return new Map(
    karyawanIds.map((id) => {
      const [tambah, kurang] = [[] as Perolehan[], [] as Pengambilan[]]
      for (const { tanggal, menit, keterangan } of koreksi.get(id) ?? [])
        if (menit > 0)
          tambah.push({
            tanggal,
            sampai: addHari(tanggal, setelan('pengganti_hari', tanggal)),
            menit,
            koreksi: keterangan,
          })
        else kurang.push({ tanggal, menit: -menit, koreksi: keterangan })
      return [
        id,
        {
          perolehan: [...(perolehan.get(id) ?? []), ...tambah],
          pengambilan: [...(pengambilan.get(id) ?? []), ...kurang],
          sehari,
        },
      ]
    }),
  )
}

/** The same of one person. */
export async function fetchWaktuPenggantiOrang(
  db: Db | Tx,
  karyawanId: number,
  saat: Instan,
): Promise<WaktuPengganti | undefined> {
  return (await fetchWaktuPengganti(db, [karyawanId], saat)).get(karyawanId)
}

/** A person's ledger, today by their own clock. Throws 404 for a person whose leave the reader may not see. */
export async function showWaktuPengganti(
  pandangan: Pandangan,
  tindakan: 'GET /rekap/waktu-pengganti' | 'GET /karyawan/{id}/waktu-pengganti' | typeof KOREKSI,
  karyawanId: number,
) {
  const { db, saat } = pandangan
  const { zona } = await requirePemilik(pandangan, tindakan, karyawanId)
  const hari = tanggalLokal(saat, zona)
  const waktu = await fetchWaktuPenggantiOrang(db, karyawanId, saat)
  const aktif = await isDiberikan(db, hari)
  if (waktu === undefined) return { aktif, menit_sehari: 0, saldo_menit: 0, sisa_hari: 0, entri: [] }
  const { saldo, entri } = bukuPengganti(waktu, hari)
  return {
    aktif,
    menit_sehari: waktu.sehari(hari),
    saldo_menit: saldo,
    sisa_hari: sisaPengganti(waktu, addHari(hari, 1)),
    entri: entri.map((satu) => ({ ...satu })),
  }
}

/**
 * HR puts somebody else's time off right: adds hours, which may be taken from tomorrow on, or takes what was there before today. Throws
 * 404 for nobody, 403 for one's own, 409 where fewer are left than are to be taken.
 */
export async function correctPengganti(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { jam, keterangan }: Context<typeof KOREKSI>['body'],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const { zona } = await requirePemilik(perbuatan, KOREKSI, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('CUTI_SENDIRI')
  await holdKaryawan(tx, karyawanId)
  const hari = tanggalLokal(saat, zona)
  const menit = jam * 60
  const waktu = await fetchWaktuPenggantiOrang(tx, karyawanId, saat)
  const sisa = waktu === undefined ? 0 : sisaMenit(waktu, hari)
  if (sisa + Math.min(menit, 0) < 0)
    throw refuse('PENGGANTI_KURANG', { sisa: sisa === 0 ? '0 menit' : formatDurasi(sisa * 60) })
  const oleh = pelaku.penggunaId
  const isi = { karyawan_id: karyawanId, tanggal: hari, menit, keterangan }
  const id = await insertKoreksi(tx, { ...isi, oleh_id: oleh, dibuat_pada: new Date(saat) })
  await record(perbuatan, 'koreksi_pengganti', id, { sesudah: isi })
}

/** For how many days of somebody's approved time off no overtime stands any more. */
export async function countTakTerbayar(tx: Tx, karyawanId: number, saat: Instan): Promise<number> {
  const waktu = await fetchWaktuPenggantiOrang(tx, karyawanId, saat)
  return waktu === undefined ? 0 : hariTakTerbayar(waktu, hariBarat(saat))
}

/** What was worked of approved overtime, as pay has it. */
async function fetchPerolehan(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  saat: Instan,
  sampai: (tanggal: Tanggal) => Tanggal,
): Promise<ReadonlyMap<number, readonly Perolehan[]>> {
  const lembur = await listLemburPengganti(db, karyawanIds, dari, saat)
  const hari = await fetchHariOrang(
    db,
    lembur.map(({ karyawan_id, hari_presensi }) => ({ karyawanId: karyawan_id, tanggal: hari_presensi })),
    saat,
  )
  const semua = lembur.map((satu, ke) => {
    const tanggal = satu.hari_presensi
    const pada = hari[ke] ?? null
    const aturan = requireBerlaku(KETENTUAN.jam_kerja, tanggal)
    const { durasi } = lemburDibayar(aturan, satu, pada && rentangHadir(pada))
    return {
      karyawan_id: satu.karyawan_id,
      tanggal,
      sampai: sampai(tanggal),
      menit: Math.floor(durasi / 60),
    }
  })
  return Map.groupBy(
    semua.filter(({ menit }) => menit > 0),
    ({ karyawan_id }) => karyawan_id,
  )
}

async function fetchPengambilan(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  sehari: (tanggal: Tanggal) => number,
): Promise<ReadonlyMap<number, readonly Pengambilan[]>> {
  const absensi = await listPengambilan(db, karyawanIds, dari)
  const hari = await fetchHariTerpakai(db, absensi)
  const semua = absensi.flatMap(({ karyawan_id, paruh }, ke) =>
    (hari[ke] ?? []).map((tanggal) => ({ karyawan_id, tanggal, menit: sehari(tanggal) * bobotHari(paruh) })),
  )
  return Map.groupBy(semua, ({ karyawan_id }) => karyawan_id)
}
