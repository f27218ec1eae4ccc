import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { fetchKejadianBanyak, fetchRencanaBanyak, kunciHari } from './hari.queries.ts'
import { type Hari, hariPada, sekitar, tanggalPadaSaat } from './hari.service.ts'

/** A person's day that is asked for; null: the attendance day that now belongs to for them. */
export type Sasaran = { readonly karyawanId: number; readonly tanggal: Tanggal | null }

/** Days of many people, in their order: two round trips, however many. Null where there was no placement. */
export async function fetchHariSasaran(
  db: Db | Tx,
  sasaran: readonly Sasaran[],
  saat: Instan,
): Promise<readonly (Hari | null)[]> {
  if (sasaran.length === 0) return []
  const { dari, sampai } = rentangDari(sasaran, saat)
  const ids = [...new Set(sasaran.map((s) => s.karyawanId))]
  const rencana = await fetchRencanaBanyak(db, ids, dari, sampai)
  const hari = sasaran.map(({ karyawanId, tanggal }) => {
    const mentah = rencana.get(karyawanId)
    const pada = mentah === undefined ? null : (tanggal ?? tanggalPadaSaat(mentah, saat))
    return mentah === undefined || pada === null ? null : { karyawanId, tanggal: pada, mentah }
  })
  const kejadian = await fetchKejadianBanyak(
    db,
    hari.filter((h) => h !== null),
  )
  return hari.map(
    (h) => h && hariPada(h.tanggal, { ...h.mentah, kejadian: kejadian.get(kunciHari(h)) ?? [] }),
  )
}

function rentangDari(sasaran: readonly Sasaran[], saat: Instan): { dari: Tanggal; sampai: Tanggal } {
  let { dari, sampai } = sekitar(saat)
  if (sasaran.every((s) => s.tanggal !== null)) [dari, sampai] = ['9999-12-31', '0001-01-01']
  for (const { tanggal } of sasaran) {
    if (tanggal === null) continue
    if (tanggal < dari) dari = tanggal
    if (tanggal > sampai) sampai = tanggal
  }
  return { dari, sampai }
}
