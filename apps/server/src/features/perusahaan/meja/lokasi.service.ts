import { type AreaKantor, areaFrom } from '@rekan/domain/perusahaan/area'
import { areaLingkaran } from '@rekan/domain/perusahaan/garis-area'
import { zonaDi } from '@rekan/domain/perusahaan/lokasi-kantor'
import { aturanTitik } from '@rekan/domain/perusahaan/perusahaan'
import { judgeLokasi } from '@rekan/domain/presensi/tempat/lokasi'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid, requireVersi } from '../../../platform/errors.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { type PerbuatanPelaku, asCall } from '../../../platform/perbuatan.ts'
import { createKantor, editKantor } from '../kantor/kantor.service.ts'
import { findKantor } from '../kantor/kantor.queries.ts'
import { refuse } from '../perusahaan.refusals.ts'
import { findLokasi, listPosisi } from './lokasi.queries.ts'

export type RincianLokasi = Answer<'GET /kelola/lokasi/{id}'>['data']
export type TergantungLokasi = Answer<'GET /kelola/lokasi/{id}/tutup'>['data']
type Isian = Context<'POST /kelola/lokasi'>['body']
type Perubahan = Context<'POST /kelola/lokasi/{id}'>['body']
type Uji = Context<'POST /kelola/lokasi/uji'>['body']

/** So far back punches are counted and drawn. */
const LAMA_MS = 30 * 86_400_000

/** Today and the moment since which punches count. */
export function rentangKini(saat: Instan) {
  return { hariIni: hariBarat(saat), sejak: saat - LAMA_MS }
}

/** A site with its figures; 404 where there is none. */
export async function showLokasi(db: Db | Tx, id: number, saat: Instan): Promise<RincianLokasi> {
  const lokasi = await findLokasi(db, id, rentangKini(saat))
  if (lokasi === undefined) throw refuse('KANTOR_TIDAK_ADA')
  return lokasi
}

export async function showPosisi(db: Db, id: number, saat: Instan) {
  await showLokasi(db, id, saat)
  return listPosisi(db, id, rentangKini(saat).sejak)
}

/** Adds a site; its zone is the place's where none was chosen. Throws 422 at the field that is wrong. */
export async function createLokasi(perbuatan: PerbuatanPelaku, isian: Isian): Promise<RincianLokasi> {
  const { tx, saat } = perbuatan
  const area = areaDigambar(isian.area)
  const pusat = areaFrom(area).center
  const zona = isian.zona_waktu ?? (pusat === null ? undefined : zonaDi(pusat))
  if (zona === undefined) throw invalid({ zona_waktu: ['Pilih zona waktu, atau gambar areanya.'] })
  const id = await createKantor(asCall(perbuatan, 'POST /kelola/lokasi'), {
    ...isian,
    area,
    zona_waktu: zona,
  })
  return showLokasi(tx, id, saat)
}

/** Changes a site that its writer saw in this version: 409 with what stands now where somebody was faster. */
export async function editLokasi(
  perbuatan: PerbuatanPelaku,
  id: number,
  isian: Perubahan,
  versi: number | undefined,
): Promise<RincianLokasi> {
  const { tx, saat } = perbuatan
  await holdLokasi(tx, id, versi, saat)
  const { area, ...lain } = isian
  const isi = Object.fromEntries(Object.entries(lain).filter(([, nilai]) => nilai !== undefined))
  await editKantor(asCall(perbuatan, 'POST /kelola/lokasi/{id}'), id, {
    ...isi,
    ...(area !== undefined && { area: areaDigambar(area) }),
  })
  return showLokasi(tx, id, saat)
}

/** Holds a site for the rest of the transaction, as its writer saw it. */
export async function holdLokasi(tx: Tx, id: number, versi: number | undefined, saat: Instan) {
  const kantor = await findKantor(tx, 'id', id)
  if (kantor === undefined) throw refuse('KANTOR_TIDAK_ADA')
  await requireVersi(kantor.versi, versi, async () => showLokasi(tx, id, saat))
  return kantor
}

/** Judges a point as a punch there would be, by an area that need not be saved. */
export function judgeTitik({ area, toleransi_meter, kebijakan_lokasi, titik, akurasi }: Uji) {
  const [lng, lat] = titik
  const pesan = aturanTitik({ lat, lng })
  if (pesan !== undefined) throw invalid({ titik: [pesan] })
  const nilai = judgeLokasi({ titik: { lat, lng }, akurasi }, areaFrom(areaDigambar(area), toleransi_meter))
  const presensi = !nilai.diLuarArea ? 'diterima' : kebijakan_lokasi === 'wajib' ? 'ditolak' : 'dengan_alasan'
  return { lokasi: nilai.lokasi, jarak_meter: nilai.jarakMeter, presensi } as const
}

function areaDigambar(area: Isian['area']): AreaKantor | null {
  if (area === null || area.type === 'Polygon') return area
  const [lng, lat] = area.pusat
  const pesan = aturanTitik({ lat, lng })
  if (pesan !== undefined) throw invalid({ area: [pesan] })
  return areaLingkaran({ lat, lng }, area.radius)
}
