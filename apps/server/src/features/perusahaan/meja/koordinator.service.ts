import { cakupan } from '@rekan/domain/akses/akses'
import { isBertumpukKoordinator } from '@rekan/domain/perusahaan/lokasi-kantor'
import { type Instan, tanggalLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { type PerbuatanPelaku, record, publish } from '../../../platform/perbuatan.ts'
import { updateKantor } from '../kantor/kantor.queries.ts'
import {
  listAkunKoordinator,
  listAkunOrang,
  listOrangLokasi,
  replaceDitunjuk,
} from './koordinator.queries.ts'
import { type RincianLokasi, holdLokasi, showLokasi } from './lokasi.service.ts'

type Milik = { readonly id: number; readonly versi: number | undefined }
type Koordinator = Context<'POST /kelola/lokasi/{id}/koordinator'>['body'] & Milik
type Regu = Context<'POST /kelola/lokasi/{id}/regu'>['body'] & Milik
type Ditunjuk = Koordinator['koordinator'][number]

/**
 * Says who coordinates a site from when to when, in place of what was said before. Who has left or is no coordinator any
 * more stays where they stood, and is not named anew. Throws 409 where somebody was faster, 422 at the list.
 */
export async function editKoordinator(
  perbuatan: PerbuatanPelaku,
  { id, versi, koordinator }: Koordinator,
): Promise<RincianLokasi> {
  const { tx, pelaku, saat } = perbuatan
  await holdLokasi(tx, id, versi, saat)
  const sebelum = await showLokasi(tx, id, saat)
  const baru = listBaru('koordinator', koordinator, sebelum.koordinator)
  if ((await listAkunKoordinator(tx, baru)).length < new Set(baru).size)
    throw invalid({ koordinator: ['Pilih koordinator yang masih aktif.'] })
  await replaceDitunjuk(tx, 'kantor_koordinator', id, koordinator, pelaku.penggunaId)
  return recordDitunjuk(perbuatan, sebelum, (satu) => ({
    koordinator: satu.koordinator,
  }))
}

/** Who is at a site today: whom it may name, and whose PIN is missing. */
export async function showOrangLokasi(db: Db, kantorId: number, saat: Instan) {
  const { zona_waktu } = await showLokasi(db, kantorId, saat)
  const tanggal = tanggalLokal(saat, zona_waktu)
  return { tanggal, orang: await listOrangLokasi(db, kantorId, tanggal) }
}

/**
 * Says how the crew of a site is punched for: by whom beside its coordinators, and whether by PIN, which HR alone changes, since
 * it guards against those who punch. As `editKoordinator` otherwise; throws 422 at `saksi` or `pin`.
 */
export async function editRegu(
  perbuatan: PerbuatanPelaku,
  { id, versi, saksi, pin }: Regu,
): Promise<RincianLokasi> {
  const { tx, pelaku, saat } = perbuatan
  await holdLokasi(tx, id, versi, saat)
  const sebelum = await showLokasi(tx, id, saat)
  if (pin !== sebelum.regu.pin && cakupan(pelaku, 'POST /kelola/lokasi/{id}/regu') === 'tim')
    throw invalid({ pin: ['HRD yang menetapkan apakah PIN diminta.'] })
  const baru = listBaru('saksi', saksi, sebelum.regu.saksi)
  if ((await listAkunOrang(tx, baru)).length < new Set(baru).size)
    throw invalid({ saksi: ['Pilih karyawan yang masih aktif dan punya akun.'] })
  await replaceDitunjuk(tx, 'kantor_saksi', id, saksi, pelaku.penggunaId)
  return recordDitunjuk(perbuatan, sebelum, (satu) => ({ regu: satu.regu }), { pin_regu: pin })
}

/** The accounts that are named anew. */
function listBaru(
  isian: 'koordinator' | 'saksi',
  semua: readonly Ditunjuk[],
  sebelum: readonly Ditunjuk[],
): number[] {
  for (const { mulai, sampai } of semua)
    if (sampai !== null && sampai < mulai)
      throw invalid({ [isian]: ['Tanggal terakhir tidak boleh sebelum tanggal mulai.'] })
  if (isBertumpukKoordinator(semua))
    throw invalid({ [isian]: ['Satu orang tercatat dua kali pada tanggal yang sama.'] })
  const lama = new Set(sebelum.map(({ pengguna_id, mulai }) => `${pengguna_id} ${mulai}`))
  return semua.flatMap(({ pengguna_id, mulai }) => (lama.has(`${pengguna_id} ${mulai}`) ? [] : pengguna_id))
}

async function recordDitunjuk(
  perbuatan: PerbuatanPelaku,
  sebelum: RincianLokasi,
  isi: (satu: RincianLokasi) => Record<string, unknown>,
  kolom: Parameters<typeof updateKantor>[2] = {},
): Promise<RincianLokasi> {
  const { tx, saat } = perbuatan
  await updateKantor(tx, sebelum.id, kolom)
  const jadi = await showLokasi(tx, sebelum.id, saat)
  await record(perbuatan, 'kantor', sebelum.id, { sebelum: isi(sebelum), sesudah: isi(jadi) })
  publish(perbuatan, 'presensi')
  return jadi
}
