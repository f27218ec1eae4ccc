import { pesanBersilang } from '@rekan/domain/perusahaan/garis-area'
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
