import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Clock } from '../../../platform/clock.ts'
import { type Db, transaction } from '../../../platform/db.ts'
import type { HasilProses } from '../../../platform/schema.payroll.ts'
import { composeSebulan } from '../susun/susun.service.ts'
import { publishSlip } from '../terbit/terbit.service.ts'
import { type Diambil, listOrangSlip, updateSelesai } from './proses.queries.ts'
import { type PerbuatanPelaku, startDeed } from '../../../platform/perbuatan.ts'

/** So many payslips are written by one transaction. */
export const SEBAGIAN = 25
/** The call as the trail names it, which does the same for a few at once. */
const TINDAKAN = { SUSUN: 'POST /kelola/payroll/susun', TERBITKAN: 'POST /kelola/payroll/terbitkan' } as const
/** So many people of each kind are named. */
const DISEBUT = 200

/** It was called off: what is in hand is not kept. */
class Dibatalkan extends Error {}

/**
 * Makes or publishes what is left of a run, some payslips at a time. `onMaju` is told of each portion once it has committed. False where
 * it was called off meanwhile.
 */
export async function runBagian(
  db: Db,
  clock: Clock,
  pelaku: Pelaku,
  proses: Diambil,
  onMaju: (selesai: number) => void,
): Promise<boolean> {
  let { hasil } = proses
  for (let ke = proses.selesai; ke < proses.ids.length; ke += SEBAGIAN) {
    const selesai = Math.min(proses.ids.length, ke + SEBAGIAN)
    try {
      const sesudah = hasil
      hasil = await transaction(db, async (tx) => {
        const baru = addHasil(
          sesudah,
          await writeBagian(startDeed(tx, pelaku, TINDAKAN[proses.jenis], clock.now()), proses, ke, selesai),
        )
        if (!(await updateSelesai(tx, proses.id, { selesai, hasil: baru }, clock.now())))
          throw new Dibatalkan()
        return baru
      })
    } catch (error) {
      if (error instanceof Dibatalkan) return false
      throw error
    }
    onMaju(selesai)
  }
  return true
}

type Bagian = Pick<HasilProses, 'jadi' | 'dilewati' | 'peringatan'>

async function writeBagian(
  perbuatan: PerbuatanPelaku,
  { jenis, bulan, tahun, ids, versi, sebelum_akhir }: Diambil,
  dari: number,
  sampai: number,
): Promise<Bagian> {
  const { tx } = perbuatan
  const milik = ids.slice(dari, sampai)
  if (jenis === 'SUSUN') {
    const { dibuat, ...sisa } = await composeSebulan(perbuatan, { karyawan_ids: milik, bulan, tahun })
    return { jadi: dibuat, ...sisa }
  }
  const slip = milik.map((id, i) => ({ id, versi: versi?.[dari + i] ?? 0 }))
  const hasil = await publishSlip(perbuatan, { slip, sebelum_akhir })
  const gagal = new Map(
    hasil.flatMap((satu) => (satu.hasil === 'GAGAL' ? [[satu.id, satu.pesan ?? '']] : [])),
  )
  const orang = gagal.size === 0 ? [] : await listOrangSlip(tx, [...gagal.keys()])
  return {
    jadi: hasil.length - gagal.size,
    dilewati: orang.map(({ payroll_id, ...karyawan }) => ({ karyawan, alasan: gagal.get(payroll_id) ?? '' })),
    peringatan: [],
  }
}

function addHasil(lalu: HasilProses, { jadi, dilewati, peringatan }: Bagian): HasilProses {
  return {
    ...lalu,
    jadi: lalu.jadi + jadi,
    dilewati: [...lalu.dilewati, ...dilewati].slice(0, DISEBUT),
    jumlah_dilewati: lalu.jumlah_dilewati + dilewati.length,
    peringatan: [...lalu.peringatan, ...peringatan].slice(0, DISEBUT),
    jumlah_peringatan: lalu.jumlah_peringatan + peringatan.length,
  }
}
