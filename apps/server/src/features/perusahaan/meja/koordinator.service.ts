import type { Pelaku } from '@rekan/domain/akses/akses'
import { isBertumpukKoordinator } from '@rekan/domain/perusahaan/lokasi-kantor'
import type { Instan } from '@rekan/domain/waktu'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { publishAfter } from '../../../platform/siaran.ts'
import { updateKantor } from '../kantor/kantor.queries.ts'
import { listAkunKoordinator, replaceKoordinator } from './koordinator.queries.ts'
import { type RincianLokasi, holdLokasi, showLokasi } from './lokasi.service.ts'

type Diminta = Context<'POST /kelola/lokasi/{id}/koordinator'>['body'] & {
  readonly id: number
  readonly versi: number | undefined
}

/**
 * Says who coordinates a site from when to when, in place of what was said before. Who has left or is no coordinator any
 * more stays where they stood, and is not named anew. Throws 409 where somebody was faster, 422 at the list.
 */
export async function editKoordinator(
  tx: Tx,
  pelaku: Pelaku,
  { id, versi, koordinator }: Diminta,
  saat: Instan,
): Promise<RincianLokasi> {
  await holdLokasi(tx, id, versi, saat)
  const { koordinator: sebelum } = await showLokasi(tx, id, saat)
  for (const { mulai, sampai } of koordinator)
    if (sampai !== null && sampai < mulai)
      throw invalid({ koordinator: ['Tanggal terakhir tidak boleh sebelum tanggal mulai.'] })
  if (isBertumpukKoordinator(koordinator))
    throw invalid({ koordinator: ['Satu orang tercatat dua kali pada tanggal yang sama.'] })
  const baru = koordinator.filter(
    ({ pengguna_id, mulai }) =>
      !sebelum.some((satu) => satu.pengguna_id === pengguna_id && satu.mulai === mulai),
  )
  const dikenal = await listAkunKoordinator(
    tx,
    baru.map(({ pengguna_id }) => pengguna_id),
  )
  if (baru.some(({ pengguna_id }) => !dikenal.includes(pengguna_id)))
    throw invalid({ koordinator: ['Pilih koordinator yang masih aktif.'] })
  await replaceKoordinator(tx, id, koordinator)
  await updateKantor(tx, id, {})
  const jadi = await showLokasi(tx, id, saat)
  await recordAudit(tx, {
    waktu: saat,
    oleh: pelaku.penggunaId,
    tindakan: 'POST /kelola/lokasi/{id}/koordinator',
    objek: 'kantor',
    objekId: id,
    sebelum: { koordinator: sebelum },
    sesudah: { koordinator: jadi.koordinator },
  })
  publishAfter(tx, 'presensi')
  return jadi
}
