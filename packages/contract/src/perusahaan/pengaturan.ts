import {
  KELOMPOK_PENGATURAN,
  NAMA_PENGATURAN,
  type NamaPengaturan,
  PENGATURAN,
  PILIHAN_PENGATURAN,
  aturanPengaturan,
} from '@rekan/domain/perusahaan/pengaturan'
import { z } from 'zod'
import { type Call, answer, jumlah, referensi, tanggal } from '../call.ts'
import { tanggalDiminta } from '../paging.ts'

const nilai = z.union([z.number(), z.boolean(), z.enum(PILIHAN_PENGATURAN)], {
  error: ({ input }) => (input === undefined ? 'Nilai harus diisi.' : 'Nilai tidak dikenal.'),
})
const kunci = z.enum(NAMA_PENGATURAN, { error: 'Pengaturan ini tidak dikenal.' })

/** Which values one setting takes, as JSON Schema */
function bentukNilai(nama: NamaPengaturan) {
  const entri = PENGATURAN[nama]
  const bentuk =
    entri.jenis === 'angka'
      ? { type: 'integer', minimum: entri.batas.dari, maximum: entri.batas.sampai }
      : entri.jenis === 'pilihan'
        ? { type: 'string', enum: Object.keys(entri.pilihan) }
        : { type: 'boolean' }
  return { anyOf: [{ properties: { kunci: { not: { const: nama } } } }, { properties: { nilai: bentuk } }] }
}

const daftar = answer(
  z.array(
    z.object({
      kunci,
      label: z.string(),
      uraian: z.string(),
      kelompok: z.enum(KELOMPOK_PENGATURAN),
      /** Pay or attendance follows from it: whoever sets it says from which day */
      berdampak: z.boolean(),
      /** Whether the reader may set it */
      boleh_ubah: z.boolean(),
      /** How often it was written */
      versi: jumlah,
      /** What a number counts */
      satuan: z.string().nullable(),
      jenis: z.enum(['angka', 'ya_tidak', 'pilihan']),
      /** In force today */
      nilai,
      /** What holds while the company says nothing */
      bawaan: nilai,
      /** What may be chosen, with its name; null for what is no choice */
      pilihan: z.array(z.object({ nilai: z.enum(PILIHAN_PENGATURAN), label: z.string() })).nullable(),
      /** Least and most of a number; null for all else */
      batas: z.object({ dari: z.number().int(), sampai: z.number().int() }).nullable(),
      /** What was and will be in force from which day, by whom; the latest first. Null: the operator */
      riwayat: z.array(z.object({ berlaku_dari: tanggal, nilai, oleh: referensi.nullable() })),
    }),
  ),
).meta({ id: 'DaftarPengaturan' })

export const pengaturan = {
  'GET /kelola/pengaturan': { response: daftar, summary: 'Pengaturan perusahaan' },
  'POST /kelola/pengaturan': {
    konfirmasi: 'tegas: how long money, photos and doors are guarded',
    body: z
      .strictObject({
        kunci,
        nilai,
        /** From this day on; absent: from today, which is not enough where pay or attendance follows from it */
        berlaku_dari: tanggalDiminta.optional(),
        /** How often it had been written when its writer saw it: written since, it is refused (409) */
        versi: z.int({ error: 'Versi tidak valid.' }).min(0, { error: 'Versi tidak valid.' }).optional(),
      })
      .check((ctx) => {
        const message = aturanPengaturan(ctx.value.kunci, ctx.value.nilai)
        if (message !== undefined)
          ctx.issues.push({ code: 'custom', message, path: ['nilai'], input: ctx.value.nilai })
      })
      .meta({ allOf: NAMA_PENGATURAN.map(bentukNilai) }),
    response: daftar,
    summary: 'Ubah satu pengaturan perusahaan',
    refusals: [409],
  },
} satisfies Record<string, Call>

/** For who reads a file with settings in it: what is wrong with it, by name. */
export const isianPengaturan = z.partialRecord(kunci, nilai).check((ctx) => {
  for (const [nama, isi] of Object.entries(ctx.value)) {
    const message = aturanPengaturan(nama as NamaPengaturan, isi)
    if (message !== undefined) ctx.issues.push({ code: 'custom', message, path: [nama], input: isi })
  }
})
