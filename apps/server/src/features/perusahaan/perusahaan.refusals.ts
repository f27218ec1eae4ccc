import { pesanBersilang } from '@rekan/domain/perusahaan/garis-area'
import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const PERUSAHAAN_REFUSALS = {
  KANTOR_TIDAK_ADA: { status: 404, text: () => 'Kantor tidak ditemukan.' },
  AREA_BERSILANG: {
    status: 422,
    text: ({ persilangan }: { persilangan: readonly [lng: number, lat: number] }) =>
      pesanBersilang(persilangan),
  },
} as const satisfies Refusals

export const refuse = createRefuse(PERUSAHAAN_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const PERUSAHAAN_FIELDS: RefusedFields = {
  kantor_area_bersilang: ['area', 'Garis batas area bersilang atau bersinggungan.'],
}
