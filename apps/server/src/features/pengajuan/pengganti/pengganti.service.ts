import { type Pelaku, cakupan } from '@rekan/domain/akses/akses'
import { type Tindakan } from '@rekan/domain/akses/tabel'
import { judgeMasaPengganti, mayBePengganti } from '@rekan/domain/pengajuan/pengganti'
import {
  type KodeZona,
  type Tanggal,
  addHari,
  formatTanggal,
  instanFrom,
  tanggalLokal,
} from '@rekan/domain/waktu'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import { type Pandangan, type PerbuatanPelaku, record, type Perbuatan } from '../../../platform/perbuatan.ts'
import { tell } from '../../notifikasi/notifikasi.service.ts'
import { findZona } from '../../penempatan/penempatan.service.ts'
import {
  type Pengganti,
  endPengganti,
  endSemuaMilik,
  findPengganti,
  insertPengganti,
  isDalamPenggantian,
  listPengganti,
  lockAkun,
} from './pengganti.queries.ts'
import { refuse } from '../pengajuan.refusals.ts'

/** Who stands in for whom, today and to come, as far as the reader may know. */
export async function showSemuaPengganti({ db, pelaku, saat }: Pandangan) {
  return (await listPengganti(db, pemilik(pelaku, 'GET /pengganti'), saat)).map(wirePengganti)
}

/**
 * Makes another coordinator or HR a coordinator's deputy for some days, by the clock of the coordinator's office.
 * Coordinators name a deputy for themselves, HR for anybody. A deputy can't have a deputy: a deputy decides only
 * requests that name the coordinator, so nobody could decide these. Throws 403 for another's place, 422 by field.
 */
export async function createPengganti(
  perbuatan: PerbuatanPelaku,
  { koordinator_id, pengganti_id: penggantiId, ...rentang }: Context<'POST /pengganti'>['body'],
) {
  const { tx, pelaku, saat } = perbuatan
  const koordinatorId = koordinator_id ?? (pelaku.role === 'koordinator' ? pelaku.penggunaId : undefined)
  if (koordinatorId === undefined) throw invalid({ koordinator_id: ['Koordinator harus dipilih.'] })
  if (pemilik(pelaku, 'POST /pengganti') !== null && koordinatorId !== pelaku.penggunaId)
    throw refuse('BUKAN_WEWENANG')
  const akun = await lockAkun(tx, [koordinatorId, penggantiId])
  const koordinator = akun.find(({ id, role }) => id === koordinatorId && role === 'koordinator')
  if (koordinator === undefined) throw invalid({ koordinator_id: ['Koordinator tidak valid.'] })
  const pengganti = akun.find(({ id }) => id === penggantiId && id !== koordinatorId)
  if (pengganti === undefined || !mayBePengganti(pengganti.role))
    throw invalid({ pengganti_id: ['Pengganti harus koordinator lain atau HR yang masih aktif.'] })

  const zona = await findZona(tx, koordinator.karyawan_id, saat)
  const keberatan = Object.entries(judgeMasaPengganti(rentang, tanggalLokal(saat, zona)))
  if (keberatan.length > 0)
    throw invalid(Object.fromEntries(keberatan.map(([isian, pesan]) => [isian, [pesan]])))
  const masa = masaFrom(rentang, zona)
  if (await isDalamPenggantian(tx, 'koordinator_id', penggantiId, masa))
    throw invalid({ pengganti_id: ['Pengganti ini sendiri sedang digantikan pada tanggal itu.'] })
  if (await isDalamPenggantian(tx, 'pengganti_id', koordinatorId, masa))
    throw invalid({ tanggal_mulai: [sebutanPengganti(koordinatorId === pelaku.penggunaId)] })
  const baris = { koordinator_id: koordinatorId, pengganti_id: penggantiId, ...rentang }
  const id = await insertPengganti(tx, {
    ...baris,
    masa,
    dibuat_oleh_id: pelaku.penggunaId,
    dibuat_pada: new Date(saat),
  })
  await record(perbuatan, 'koordinator_pengganti', id, { sesudah: baris })
  const ditunjuk = await requirePengganti(perbuatan, id)
  await tellKeduanya(perbuatan, 'PENGGANTI_DITUNJUK', ditunjuk)
  return ditunjuk
}

/** Ends a substitution at once. Throws 404 for what the caller may not see, 403 for another's place, 409 when it is over. */
export async function cancelPengganti(perbuatan: PerbuatanPelaku, id: number) {
  const { tx, pelaku, saat } = perbuatan
  const ada = await requirePengganti(perbuatan, id)
  if (pemilik(pelaku, 'POST /pengganti/{id}/cancel') !== null && ada.koordinator.id !== pelaku.penggunaId)
    throw refuse('BUKAN_WEWENANG')
  if (!(await endPengganti(tx, id, saat))) throw refuse('PENGGANTI_SELESAI', undefined, { data: ada })
  await record(perbuatan, 'koordinator_pengganti', id, {
    sebelum: { dicabut_pada: null },
    sesudah: { dicabut_pada: new Date(saat).toISOString() },
  })
  await tellKeduanya(perbuatan, 'PENGGANTI_DIBATALKAN', ada)
  return requirePengganti(perbuatan, id)
}

/** Ends the substitutions of somebody who leaves, on either side. */
export async function endPenggantian(perbuatan: Perbuatan, akunId: number): Promise<void> {
  const { tx, saat } = perbuatan
  for (const id of await endSemuaMilik(tx, akunId, saat))
    await record(perbuatan, 'koordinator_pengganti', id, {
      sebelum: { dicabut_pada: null },
      sesudah: { dicabut_pada: new Date(saat).toISOString() },
    })
}

function sebutanPengganti(isDiri: boolean): string {
  const siapa = isDiri ? 'Anda' : 'Koordinator ini'
  return `${siapa} sendiri menggantikan koordinator lain pada tanggal itu.`
}

async function requirePengganti({ tx, pelaku, saat }: PerbuatanPelaku, id: number) {
  const ada = await findPengganti(tx, pemilik(pelaku, 'GET /pengganti'), id, saat)
  if (ada === undefined) throw refuse('PENGGANTI_TIDAK_ADA')
  return wirePengganti(ada)
}

/** Whose alone the action reaches; null: everybody's. */
function pemilik(pelaku: Pelaku, tindakan: Tindakan): number | null {
  return cakupan(pelaku, tindakan) === 'semua' ? null : pelaku.penggunaId
}

/** From the first midnight to the last. */
function masaFrom(
  { tanggal_mulai, tanggal_selesai }: { readonly tanggal_mulai: Tanggal; readonly tanggal_selesai: Tanggal },
  zona: KodeZona,
): string {
  const [dari, sampai] = [tanggal_mulai, addHari(tanggal_selesai, 1)].map((tanggal) =>
    new Date(instanFrom(tanggal, 0, zona)).toISOString(),
  )
  return `[${dari},${sampai})`
}

const KATA = {
  PENGGANTI_DITUNJUK: (koordinator: string, pengganti: string, masa: string) => ({
    kePengganti: {
      judul: 'Anda ditunjuk sebagai pengganti koordinator',
      isi: `Anda memutuskan pengajuan yang ditujukan kepada ${koordinator} pada ${masa}.`,
    },
    keKoordinator: {
      judul: 'Pengganti Anda ditunjuk',
      isi: `${pengganti} memutuskan pengajuan yang ditujukan kepada Anda pada ${masa}.`,
    },
  }),
  PENGGANTI_DIBATALKAN: (koordinator: string, pengganti: string, masa: string) => ({
    kePengganti: {
      judul: 'Penggantian koordinator dibatalkan',
      isi: `Anda tidak lagi memutuskan pengajuan yang ditujukan kepada ${koordinator}. Penggantian pada ${masa} dibatalkan.`,
    },
    keKoordinator: {
      judul: 'Pengganti Anda dibatalkan',
      isi: `${pengganti} tidak lagi memutuskan pengajuan yang ditujukan kepada Anda. Penggantian pada ${masa} dibatalkan.`,
    },
  }),
}

/** Word to who stands in and to the coordinator, but for whoever of them did it. */
async function tellKeduanya(
  perbuatan: PerbuatanPelaku,
  jenis: keyof typeof KATA,
  { id, koordinator, pengganti, tanggal_mulai, tanggal_selesai }: ReturnType<typeof wirePengganti>,
): Promise<void> {
  const {
    pelaku: { penggunaId },
  } = perbuatan
  const masa = `${formatTanggal(tanggal_mulai)} sampai ${formatTanggal(tanggal_selesai)}`
  const { kePengganti, keKoordinator } = KATA[jenis](koordinator.nama, pengganti.nama, masa)
  const kepada = (akun: number) => ({ jenis, detailId: id, kepada: akun === penggunaId ? [] : [akun] })
  await tell(
    perbuatan,
    { ...kepada(pengganti.id), ...kePengganti },
    { ...kepada(koordinator.id), ...keKoordinator },
  )
}

function wirePengganti({
  id,
  koordinator,
  pengganti,
  tanggal_mulai,
  tanggal_selesai,
  berlaku,
  dibuat_pada,
}: Pengganti) {
  const created_at = new Date(dibuat_pada).toISOString()
  return { id, koordinator, pengganti, tanggal_mulai, tanggal_selesai, berlaku, created_at }
}
