import { parseJam } from '@rekan/domain/waktu'
import type { Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'
import data from '../data/kantor.json' with { type: 'json' }

export type KantorDemo = { readonly id: number; readonly unit: string; readonly jadwalId: number }
export type KantorSeeded = {
  readonly perKode: ReadonlyMap<string, KantorDemo>
  readonly jadwalMalamId: number
}

type Minggu = Readonly<Record<string, readonly string[]>>

/** The offices with their areas and weeks, and the night guards' week. */
export async function seedKantor(tx: Tx): Promise<KantorSeeded> {
  const jadwalIds = new Map<string, number>()
  const perKode = new Map<string, KantorDemo>()
  for (const { kode, nama, unit, alamat, zona_waktu, area, minggu } of data) {
    const namaJadwal = namaFrom(minggu)
    const jadwalId = jadwalIds.get(namaJadwal) ?? (await insertJadwal(tx, namaJadwal, minggu, false))
    jadwalIds.set(namaJadwal, jadwalId)
    const { id } = await tx
      .insertInto('kantor')
      .values({
        kode,
        nama,
        alamat,
        zona_waktu: zona_waktu as Skema['kantor']['zona_waktu'],
        area: JSON.stringify(area),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    perKode.set(kode, { id, unit, jadwalId })
  }
  const malam = Object.fromEntries([1, 2, 3, 4, 5, 6].map((hari) => [hari, ['19:00', '07:00']]))
  return { perKode, jadwalMalamId: await insertJadwal(tx, 'Regu malam 19:00-07:00', malam, true) }
}

async function insertJadwal(tx: Tx, nama: string, minggu: Minggu, masukSaatLibur: boolean): Promise<number> {
  const { id } = await tx.insertInto('jadwal').values({ nama }).returning('id').executeTakeFirstOrThrow()
  await tx.insertInto('jadwal_versi').values({ jadwal_id: id, masuk_saat_libur: masukSaatLibur }).execute()
  const hari = Object.entries(minggu).map(([ke, [mulai = '', selesai = '']]) => ({
    jadwal_id: id,
    hari: Number(ke),
    jam_mulai: jam(mulai),
    jam_selesai: jam(selesai),
  }))
  await tx.insertInto('jadwal_hari').values(hari).execute()
  return id
}

function namaFrom(minggu: Minggu): string {
  const hari = Object.values(minggu)
  const [mulai, selesai] = hari[0] ?? []
  return `${hari.length === 5 ? 'Lima' : 'Enam'} hari ${mulai}-${selesai}`
}

function jam(teks: string): number {
  const detik = parseJam(teks)
  if (detik === undefined) throw new Error(`no clock time: ${teks}`)
  return detik
}
