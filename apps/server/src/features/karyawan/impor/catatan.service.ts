import { DATA_PAJAK, PAJAK_WAJIB, type NamaPajak } from '@rekan/domain/karyawan/data-pajak'
import { KETENTUAN } from '@rekan/domain/ketentuan'
import { batasPencatatan } from '@rekan/domain/karyawan/kontrak'
import { type Instan, formatTanggal, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { fetchHariLibur } from '../../kontrak/kontrak.service.ts'
import { fetchDiBawahMinimum } from '../../upah/upah.service.ts'
import { listSerekening, pesanSerekening } from '../data/serekening.queries.ts'
import type { BarisOrang, Kolom } from './impor.baris.ts'

/** A row that was written, and of whom. */
export type Ditulis = { readonly karyawanId: number; readonly isBaru: boolean; readonly baris: BarisOrang }
type Tell = (baris: BarisOrang, kolom: Kolom, pesan: string) => void

/** Tells what the forms tell beside what was written: a wage below the minimum, a registration due, what pay still lacks, an account that others have. */
export async function tellCatatan(
  tx: Tx,
  saat: Instan,
  semua: readonly Ditulis[],
  tell: Tell,
): Promise<void> {
  const hariIni = hariBarat(saat)
  const berupah = semua.filter(({ baris }) => baris.upah !== null || baris.kontrak !== null)
  const kurang = await fetchDiBawahMinimum(
    tx,
    berupah.map(({ karyawanId, baris }) => {
      const mulai = baris.upah?.mulai ?? baris.kontrak?.mulai ?? hariIni
      return { karyawanId, tanggal: mulai > hariIni ? mulai : hariIni }
    }),
  )
  for (const { karyawanId, baris } of berupah) {
    const pesan = kurang.get(karyawanId)?.pesan
    if (pesan !== undefined) tell(baris, 'upah_pokok', pesan)
  }
  await tellPencatatan(tx, semua, tell)
  const ids = semua.map(({ karyawanId }) => karyawanId)
  const serekening = await listSerekening(tx, ids)
  const kurangData = await fetchKurang(tx, ids)
  for (const { karyawanId, isBaru, baris } of semua) {
    const [juga = [], belum = []] = [serekening.get(karyawanId), kurangData.get(karyawanId)]
    if (baris.terisi.has('nomor_rekening') && juga.length > 0)
      tell(baris, 'nomor_rekening', pesanSerekening(juga))
    if ((isBaru || baris.pajak !== null) && belum.length > 0)
      tell(
        baris,
        belum[0] ?? 'ptkp',
        `Belum lengkap untuk gaji: ${belum.map((nama) => DATA_PAJAK[nama].label).join(', ')}.`,
      )
  }
}

/** A PWKT is registered within some working days of its signing. */
async function tellPencatatan(tx: Tx, semua: readonly Ditulis[], tell: Tell): Promise<void> {
  const belum = semua.flatMap(({ baris }) =>
    baris.kontrak?.jenis === 'PKWT' && !baris.kontrak.dicatat ? [{ baris, kontrak: baris.kontrak }] : [],
  )
  const libur = await fetchHariLibur(
    tx,
    belum.map(({ kontrak }) => kontrak.ditandatangani),
  )
  for (const { baris, kontrak } of belum) {
    const batas = formatTanggal(batasPencatatan(KETENTUAN, kontrak.ditandatangani, libur))
    tell(baris, 'kontrak_dicatat', `PKWT ini dicatatkan ke dinas ketenagakerjaan paling lambat ${batas}.`)
  }
}

/** By karyawan, what pay follows from and nobody has said yet. */
async function fetchKurang(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly NamaPajak[]>> {
  const { rows } = await sql<Record<(typeof PAJAK_WAJIB)[number], string | null> & { id: number }>`
    select k.id, t.status_npwp, t.agama,
      (select p.ptkp from ptkp_karyawan p where p.karyawan_id = k.id order by p.tahun desc limit 1) as ptkp
    from karyawan k left join pajak_karyawan t on t.karyawan_id = k.id
    where k.id = any(${ids}::integer[])`.execute(tx)
  return new Map(rows.map(({ id, ...pajak }) => [id, PAJAK_WAJIB.filter((nama) => pajak[nama] === null)]))
}
