import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Poligon } from '@rekan/domain/perusahaan/area'
import { decideArea } from '@rekan/domain/perusahaan/garis-area'
import { ZONA } from '@rekan/domain/waktu'
import { recordAudit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import { findKantorById, updateArea } from './perusahaan.queries.ts'
import { refuse } from './perusahaan.refusals.ts'

/**
 * Changes where an office's people may punch, from the next punch on. Throws 404, and 422 for what is no area or, with
 * the place, meets itself, and for an office that insists on its area and would have none.
 */
export async function editArea(tx: Tx, clock: Clock, pelaku: Pelaku, id: number, area: Poligon | null) {
  const kantor = await findKantorById(tx, id)
  if (kantor === undefined) throw refuse('KANTOR_TIDAK_ADA')
  if (area === null && kantor.kebijakan_lokasi === 'wajib')
    throw invalid({ area: ['Kantor ini mewajibkan presensi di dalam area. Isi areanya.'] })
  if (area !== null) requireArea(area)
  await updateArea(tx, id, area)
  await recordAudit(tx, {
    waktu: clock.now(),
    oleh: pelaku.penggunaId,
    tindakan: 'POST /kantor/{id}/area',
    objek: 'kantor',
    objekId: id,
    sebelum: { area: kantor.area },
    sesudah: { area },
  })
  const zona = kantor.zona_waktu
  return { ...kantor, area, zona_waktu: { kode: zona, zona: ZONA[zona].iana } }
}

function requireArea(area: Poligon): void {
  const putusan = decideArea(area)
  if (putusan.ok) return
  const { pesan, persilangan } = putusan
  if (persilangan === undefined) throw invalid({ area: [pesan] })
  throw refuse('AREA_BERSILANG', { persilangan }, { errors: { area: [pesan] }, data: { persilangan } })
}
