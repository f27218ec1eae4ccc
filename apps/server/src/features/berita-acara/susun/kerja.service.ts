import type { KerjaLembar } from '@rekan/domain/berita-acara/lembar'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { fetchKerjaHari } from '../../presensi/hari/hari.banyak.service.ts'
import { kerjaTerhitung } from '../../presensi/hari/terhitung.service.ts'
import { type BarisKerja, fetchKerjaMentah } from './kerja.queries.ts'

/**
 * The works at some posts between two days that are over at a moment, as they count then. Nearly all are what their rows and punches
 * say; where a day says more (overtime, half a day of leave, a check-out that is missing), its works are asked as every other
 * reader of it asks.
 */
export async function fetchKerja(
  db: Db | Tx,
  posIds: readonly number[],
  rentang: { readonly dari: Tanggal; readonly sampai: Tanggal },
  saat: Instan,
): Promise<KerjaLembar[]> {
  const { kerja, punch, lain } = await fetchKerjaMentah(db, posIds, rentang)
  const [masuk, pulang] = [new Map<number, Instan>(), new Map<number, Instan>()]
  for (const satu of punch) (satu.masuk ? masuk : pulang).set(satu.id, Date.parse(satu.waktu))
  const semua = kerja.map((satu) => kerjaFrom(satu, masuk, pulang))
  const perOrang = Map.groupBy(lain, ({ karyawanId }) => karyawanId)
  const isLain = (satu: KerjaLembar) =>
    (satu.masuk !== null && satu.pulang === null) ||
    perOrang.get(satu.karyawanId)?.some(({ tanggal }) => tanggal === satu.tanggal) === true
  const bedah = semua.filter(isLain)
  const terhitung = await fetchTerhitung(db, bedah, saat)
  const jadi =
    bedah.length === 0
      ? semua
      : semua.flatMap((satu) => (isLain(satu) ? (terhitung.get(satu.id) ?? []) : satu))
  return jadi.filter(({ selesai }) => selesai <= saat)
}

/** Some works as their days tell them, by id; those left out of which half a day of leave left nothing. */
async function fetchTerhitung(
  db: Db | Tx,
  kerja: readonly KerjaLembar[],
  saat: Instan,
): Promise<ReadonlyMap<number, KerjaLembar>> {
  const dikenal = new Map(kerja.map((satu) => [satu.id, satu]))
  const hari = new Map(kerja.map((satu) => [`${satu.karyawanId} ${satu.tanggal}`, satu]))
  const terhitung = new Map<number, KerjaLembar>()
  for (const satu of (await fetchKerjaHari(db, [...hari.values()])).flat()) {
    const lama = dikenal.get(satu?.id ?? 0)
    const { shift, lembur = [] } = satu?.rencana ?? {}
    if (!satu || !lama || !shift) continue
    const { masuk, pulang } = kerjaTerhitung(satu, saat)
    terhitung.set(lama.id, {
      ...lama,
      mulai: shift.mulai,
      selesai: shift.selesai,
      masuk,
      pulang,
      lembur: lembur.map(({ mulai, selesai }) => ({ mulai, selesai })),
    })
  }
  return terhitung
}

function kerjaFrom(
  { id, karyawan_id, tanggal, pos_id, jenis_shift_id, menggantikan_id, mulai, selesai }: BarisKerja,
  masuk: ReadonlyMap<number, Instan>,
  pulang: ReadonlyMap<number, Instan>,
): KerjaLembar {
  return {
    id,
    posId: pos_id,
    tanggal,
    jenisShiftId: jenis_shift_id,
    karyawanId: karyawan_id,
    menggantikanId: menggantikan_id,
    mulai: Date.parse(mulai),
    selesai: Date.parse(selesai),
    masuk: masuk.get(id) ?? null,
    pulang: pulang.get(id) ?? null,
    lembur: [],
  }
}
