import {
  NAMA_PENGATURAN,
  type NamaPengaturan,
  PENGATURAN,
  aturanPengaturan,
} from '@rekan/domain/perusahaan/pengaturan'
import { z } from 'zod'
import { type Call, answer, referensi, tanggal } from '../call.ts'
import { tanggalDiminta } from '../paging.ts'

const nilai = z.union([z.number(), z.boolean()])
const kunci = z.enum(NAMA_PENGATURAN, { error: 'Pengaturan ini tidak dikenal.' })

/** Which values one setting takes, as JSON Schema */
function bentukNilai(nama: NamaPengaturan) {
  const entri = PENGATURAN[nama]
  const bentuk =
    entri.jenis === 'angka'
      ? { type: 'integer', minimum: entri.batas.dari, maximum: entri.batas.sampai }
      : { type: 'boolean' }
  return { anyOf: [{ properties: { kunci: { not: { const: nama } } } }, { properties: { nilai: bentuk } }] }
}

const daftar = answer(
  z.array(
    z.object({
      kunci,
      uraian: z.string(),
      jenis: z.enum(['angka', 'ya_tidak']),
      /** In force today */
      nilai,
      /** What holds while the company says nothing */
      bawaan: nilai,
      /** Least and most of a number; null for yes or no */
      batas: z.object({ dari: z.number().int(), sampai: z.number().int() }).nullable(),
      /** What was and will be in force from which day, by whom; the latest first. Null: the operator */
      riwayat: z.array(z.object({ berlaku_dari: tanggal, nilai, oleh: referensi.nullable() })),
    }),
  ),
).meta({ id: 'DaftarPengaturan' })

export const pengaturan = {
  'GET /pengaturan': { response: daftar, summary: 'Pengaturan perusahaan' },
  'POST /pengaturan': {
    body: z
      .strictObject({
        kunci,
        nilai: z.union([z.number(), z.boolean()], { error: 'Nilai harus diisi.' }),
        /** From this day on; absent: from today */
        berlaku_dari: tanggalDiminta.optional(),
      })
      .check((ctx) => {
        const message = aturanPengaturan(ctx.value.kunci, ctx.value.nilai)
        if (message !== undefined)
          ctx.issues.push({ code: 'custom', message, path: ['nilai'], input: ctx.value.nilai })
      })
      .meta({ allOf: NAMA_PENGATURAN.map(bentukNilai) }),
    response: daftar,
    summary: 'Ubah satu pengaturan perusahaan',
  },
} satisfies Record<string, Call>

/** For who reads a file with settings in it: what is wrong with it, by name. */
export const isianPengaturan = z.partialRecord(kunci, nilai).check((ctx) => {
  for (const [nama, isi] of Object.entries(ctx.value)) {
    const message = aturanPengaturan(nama as NamaPengaturan, isi)
    if (message !== undefined) ctx.issues.push({ code: 'custom', message, path: [nama], input: isi })
  }
})
