import { z } from 'zod'
import { KEBIJAKAN_LOKASI } from '@rekan/domain/presensi/tempat/lokasi'
import { MODE_KODE_POS } from '@rekan/domain/presensi/kode-pos/kode'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { type Call, answer, detik, id, jam, jumlah } from '../call.ts'

export const poligon = z
  .object({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(z.tuple([z.number(), z.number()]).readonly()).readonly()).readonly(),
  })
  .meta({ id: 'Poligon' })

/** A polygon; of a circle its ring, with what it is judged by: centre [lng, lat], radius in metres */
export const areaKantor = poligon
  .extend({
    lingkaran: z
      .object({ pusat: z.tuple([z.number(), z.number()]).readonly(), radius: z.number() })
      .optional(),
  })
  .meta({ id: 'AreaKantor' })

export const zonaWaktu = z.object({ kode: z.enum(KODE_ZONA), zona: z.string() }).meta({ id: 'ZonaWaktu' })

/** Room for ten thousand corners, so that a line which is too long is told how many it may have. */
export const AREA_BYTES = 1024 * 1024

/** An office as a place to punch at. */
export const kantor = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    alamat: z.string(),
    zona_waktu: zonaWaktu,
    /** GeoJSON polygon, positions are [lng, lat]; null where the office has no area */
    area: areaKantor.nullable(),
    kebijakan_lokasi: z.enum(KEBIJAKAN_LOKASI),
    /** So many metres beside the line still count as inside */
    toleransi_meter: jumlah,
    /** Which code of the site a punch for oneself needs */
    kode_pos: z.enum(MODE_KODE_POS),
  })
  .meta({ id: 'Kantor' })

/** An office by its name and its clock */
export const kantorBerzona = kantor
  .pick({ id: true, nama: true, zona_waktu: true })
  .meta({ id: 'KantorBerzona' })

/** The working hours of an attendance day. */
export const jadwalHari = z
  .object({
    jam_mulai: jam,
    jam_selesai: jam,
    lintas_hari: z.boolean(),
    toleransi: detik,
  })
  .meta({ id: 'JadwalHari' })

/** An office as HR changes it. */
export const kelolaKantor = {
  /** A GeoJSON polygon of one ring of 3 to 100 corners that never meets itself; null: punches are taken anywhere */
  'POST /kantor/{id}/area': {
    konfirmasi: 'biasa: a rule in sight of everybody, in the trail with its day',
    params: z.object({ id }),
    body: z.strictObject({ area: poligon.nullable() }),
    maxBytes: AREA_BYTES,
    response: answer(kantor),
    summary: 'Ubah area sebuah kantor',
    refusals: [404],
  },
} satisfies Record<string, Call>
