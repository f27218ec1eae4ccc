import { isDeepStrictEqual } from 'node:util'
import type { AreaKantor, Poligon } from '@rekan/domain/perusahaan/area'
import { decideArea } from '@rekan/domain/perusahaan/garis-area'
import { kalimatArea } from '@rekan/domain/perusahaan/luas'
import { ZONA } from '@rekan/domain/waktu'
import type { Rincian } from '../../../platform/audit.ts'
import { invalid } from '../../../platform/errors.ts'
import { type Perbuatan, record } from '../../../platform/perbuatan.ts'
import { refuse } from '../perusahaan.refusals.ts'
import {
  type IsianKantor,
  findKantor,
  insertKantor,
  isKantorDipakai,
  updateKantor,
} from './kantor.queries.ts'

/** Adds a site, from a screen and from the company's file alike. Throws 422 at the field that is wrong. */
export async function createKantor(perbuatan: Perbuatan, isian: IsianKantor): Promise<number> {
  const { tx } = perbuatan
  requireArea(isian)
  if ((await findKantor(tx, 'kode', isian.kode)) !== undefined)
    throw invalid({ kode: [`Kode ${isian.kode} sudah dipakai lokasi lain.`] })
  const id = await insertKantor(tx, isian)
  await record(perbuatan, 'kantor', id, { sesudah: rincianFrom(isian) })
  return id
}

/**
 * Changes a site; its area holds from the next punch on, and what was judged stays. Says whether anything differed.
 * Throws 404 for a site that is none, 422 at the field that is wrong; a zone by which days were counted stays.
 */
export async function editKantor(
  perbuatan: Perbuatan,
  id: number,
  isian: Partial<IsianKantor>,
): Promise<boolean> {
  const { tx } = perbuatan
  const ada = await findKantor(tx, 'id', id)
  if (ada === undefined) throw refuse('KANTOR_TIDAK_ADA')
  const diubah = (Object.keys(isian) as (keyof IsianKantor)[]).filter(
    (kolom) => !isDeepStrictEqual(ada[kolom], isian[kolom]),
  )
  if (diubah.length === 0) return false
  const isi = Object.fromEntries(diubah.map((kolom) => [kolom, isian[kolom]])) as Partial<IsianKantor>
  const jadi = { ...ada, ...isi }
  requireArea(jadi, diubah.includes('area'))
  if (diubah.includes('zona_waktu') && (await isKantorDipakai(tx, id)))
    throw invalid({
      zona_waktu: [
        `Lokasi ini sudah dipakai dengan zona ${ada.zona_waktu}. Buat lokasi dengan kode lain, lalu pindahkan orangnya.`,
      ],
    })
  if (diubah.includes('kode')) {
    const lain = await findKantor(tx, 'kode', jadi.kode)
    if (lain !== undefined) throw invalid({ kode: [`Kode ${jadi.kode} sudah dipakai lokasi lain.`] })
  }
  await updateKantor(tx, id, isi)
  await record(perbuatan, 'kantor', id, { sebelum: rincianFrom(ada), sesudah: rincianFrom(jadi) })
  return true
}

/** Changes the area alone, and gives the site as a place to punch at. Throws as `editKantor`. */
export async function editArea(perbuatan: Perbuatan, id: number, area: Poligon | null) {
  const { tx } = perbuatan
  await editKantor(perbuatan, id, { area })
  const kantor = await findKantor(tx, 'id', id)
  if (kantor === undefined) throw refuse('KANTOR_TIDAK_ADA')
  const {
    kode: _kode,
    versi: _versi,
    tutup_mulai: _tutup,
    alarm_menit: _alarm,
    luring_jam: _luring,
    ...tempat
  } = kantor
  return { ...tempat, zona_waktu: { kode: kantor.zona_waktu, zona: ZONA[kantor.zona_waktu].iana } }
}

/** An area from before, whose line meets itself, stays as long as it is not written again. */
function requireArea(
  { area, kebijakan_lokasi }: Pick<IsianKantor, 'area' | 'kebijakan_lokasi'>,
  isBaru = true,
): void {
  if (area === null && kebijakan_lokasi === 'wajib')
    throw invalid({ area: ['Kantor ini mewajibkan presensi di dalam area. Isi areanya.'] })
  if (area !== null && isBaru) requireGaris(area)
}

function requireGaris(area: AreaKantor): void {
  const putusan = decideArea(area)
  if (putusan.ok) return
  const { pesan, persilangan } = putusan
  if (persilangan === undefined) throw invalid({ area: [pesan] })
  throw refuse('AREA_BERSILANG', { persilangan }, { errors: { area: [pesan] }, data: { persilangan } })
}

/** With the area in words beside its corners. */
function rincianFrom(kantor: IsianKantor): Rincian {
  const { kode, nama, alamat, zona_waktu, kebijakan_lokasi, toleransi_meter, area } = kantor
  const { alarm_menit, luring_jam, kode_pos } = kantor
  return {
    kode,
    nama,
    alamat,
    zona_waktu,
    kebijakan_lokasi,
    toleransi_meter,
    area,
    uraian_area: kalimatArea(area),
    ...(alarm_menit !== undefined && { alarm_menit }),
    ...(luring_jam !== undefined && { luring_jam }),
    ...(kode_pos !== undefined && { kode_pos }),
  }
}
