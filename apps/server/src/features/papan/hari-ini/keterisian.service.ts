import { type BarisLokasi, computePapan } from '@rekan/domain/papan/papan'
import { type Instan, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { fetchHariOrang } from '../../presensi/hari/hari.banyak.service.ts'
import { type PosHariIni, listPosHariIni } from './hari-ini.queries.ts'
import { kebutuhanTanggal } from './kebutuhan.ts'
import { hariPapanFrom } from './kerja.ts'

/** The site of a coverage, and of which of its people and whether its posts count. */
export type LokasiDiminta = {
  readonly kantorId: number
  /** Null: everybody who works there */
  readonly orang: ReadonlySet<number> | null
  readonly isPos: boolean
}
/** A site's days summed: as a whole, and by post. */
export type KeterisianLokasi = Pick<BarisLokasi, 'rencana' | 'terisi' | 'terlambat'> & {
  readonly pos: readonly {
    readonly id: number
    readonly nama: string
    readonly butuh: number
    readonly rencana: number
    readonly terisi: number
    readonly terlambat: number
    /** Seconds that nobody stood there beyond the contract's tolerance */
    readonly kosong: number
  }[]
}

/** So many days of people at once. */
const HARI_SEKALIGUS = 4000

/** The board of each of a site's days from one to another, as far as they have begun, summed. */
export async function fetchKeterisian(
  db: Db,
  { kantorId, orang, isPos }: LokasiDiminta,
  { dari, sampai }: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<KeterisianLokasi> {
  const semua = isPos ? await listPosHariIni(db, [kantorId], dari, sampai) : []
  const ids = (await listPekerja(db, kantorId, dari, sampai)).filter((id) => orang === null || orang.has(id))
  const kerja = await fetchKerja(db, { kantorId, ids, dari, sampai }, saat)
  const perTanggal = Map.groupBy(kerja, ({ tanggal }) => tanggal)
  const jumlah = { rencana: 0, terisi: 0, terlambat: 0 }
  const pos = new Map(
    semua.map(({ id, nama }) => [id, { id, nama, butuh: 0, rencana: 0, terisi: 0, terlambat: 0, kosong: 0 }]),
  )
  for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1)) {
    const berlaku = semua.filter((satu) => isBerlaku(satu, tanggal, saat))
    const { lokasi } = computePapan(
      perTanggal.get(tanggal) ?? [],
      berlaku.map(({ id, toleransi_kosong_detik }) => ({
        id,
        kantorId,
        toleransiKosong: toleransi_kosong_detik,
      })),
      berlaku.flatMap((satu) => kebutuhanTanggal(satu, tanggal)),
      saat,
    )
    for (const hari of lokasi) {
      jumlah.rencana += hari.rencana
      jumlah.terisi += hari.terisi
      jumlah.terlambat += hari.terlambat
      for (const satu of hari.pos) {
        const milik = pos.get(satu.id)
        if (milik === undefined) continue
        milik.butuh += satu.butuh
        milik.rencana += satu.rencana
        milik.terisi += satu.terisi
        milik.terlambat += satu.terlambat
        milik.kosong += satu.kosong.detik
      }
    }
  }
  return { ...jumlah, pos: [...pos.values()] }
}

function isBerlaku({ mulai, sampai, zona_waktu }: PosHariIni, tanggal: Tanggal, saat: Instan): boolean {
  return mulai <= tanggal && tanggal <= sampai && tanggal <= tanggalLokal(saat, zona_waktu)
}

/** Who may work at a site between two days, by placement or by a work of their own. */
async function listPekerja(db: Db, kantorId: number, dari: Tanggal, sampai: Tanggal): Promise<number[]> {
  const { rows } = await sql<{ karyawan_id: number }>`
    select p.karyawan_id from penempatan p where p.kantor_id = ${kantorId} and p.tanggal_masuk <= ${sampai}::date
      and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}::date)
    union select t.karyawan_id from penugasan t where t.kantor_id = ${kantorId}
      and t.tanggal between ${dari}::date and ${sampai}::date and t.dibatalkan_pada is null
    order by 1`.execute(db)
  return rows.map(({ karyawan_id }) => karyawan_id)
}

async function fetchKerja(
  db: Db,
  {
    kantorId,
    ids,
    dari,
    sampai,
  }: {
    readonly kantorId: number
    readonly ids: readonly number[]
    readonly dari: Tanggal
    readonly sampai: Tanggal
  },
  saat: Instan,
) {
  const tanggal: Tanggal[] = []
  for (let satu = dari; satu <= sampai; satu = addHari(satu, 1)) tanggal.push(satu)
  const diminta = ids.flatMap((karyawanId) => tanggal.map((satu) => ({ karyawanId, tanggal: satu })))
  const kerja = []
  for (let ke = 0; ke < diminta.length; ke += HARI_SEKALIGUS) {
    const bagian = diminta.slice(ke, ke + HARI_SEKALIGUS)
    const hari = await fetchHariOrang(db, bagian, saat)
    for (const [i, satu] of hari.entries()) {
      const orang = bagian[i]
      if (satu === null || orang === undefined || satu.tanggal > tanggalLokal(saat, satu.zona)) continue
      kerja.push(
        ...hariPapanFrom(orang.karyawanId, satu).kerja.filter((milik) => milik.kantorId === kantorId),
      )
    }
  }
  return kerja
}
