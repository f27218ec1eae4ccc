import { z } from 'zod'
import { KEBIJAKAN_LOKASI } from '@rekan/domain/lokasi'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { detik, jam } from './call.ts'

const poligon = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(z.tuple([z.number(), z.number()]).readonly()).readonly()).readonly(),
})

/** An office as a place to punch at. */
export const kantor = z.object({
  id: z.number().int(),
  nama: z.string(),
  alamat: z.string(),
  zona_waktu: z.object({ kode: z.enum(KODE_ZONA), zona: z.string() }),
  /** GeoJSON polygon, positions are [lng, lat]; null where the office has no area */
  area: poligon.nullable(),
  kebijakan_lokasi: z.enum(KEBIJAKAN_LOKASI),
})

/** The working hours of an attendance day. */
export const jadwalHari = z.object({
  jam_mulai: jam,
  jam_selesai: jam,
  lintas_hari: z.boolean(),
  toleransi: detik,
})
