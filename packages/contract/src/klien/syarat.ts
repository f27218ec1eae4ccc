import { z } from 'zod'
import {
  DASAR_PAJAK,
  HARGA_TERBANYAK,
  HARGA_TERTINGGI,
  SATUAN_HARGA,
  aturanPasalDiam,
} from '@rekan/domain/berita-acara/syarat'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { ATURAN_KLIEN } from '@rekan/domain/klien/klien'
import { type Call, answer, id, jumlah, rupiah, tanggal, text, versi } from '../call.ts'
import { hariIsian, opsional } from '../isian.ts'
import { kata, tanggalDiminta } from '../paging.ts'

function bilanganAntara(sebutan: string, min: number, max: number) {
  const error = `${sebutan} ${min} sampai ${max.toLocaleString('id-ID')}.`
  return z.int({ error }).min(min, { error }).max(max, { error })
}
function opsionalAtas<T extends z.ZodType>(schema: T) {
  return schema.nullable().optional().default(null)
}
const rupiahAtas = (sebutan: string) => bilanganAntara(sebutan, 0, HARGA_TERTINGGI)
const dasar = kata(DASAR_PAJAK, 'Pilih tidak, biaya atau semua.')

const isianHarga = z
  .strictObject({
    jabatan: text(ATURAN_KLIEN.jabatan).transform(tidy),
    satuan: kata(SATUAN_HARGA, 'Pilih bulan, hari atau jam.'),
    harga: rupiahAtas('Harga'),
    /** Of the price on a holiday */
    libur_persen: bilanganAntara('Persen hari libur', 100, 500).optional().default(100),
    /** What an approved hour of overtime costs; null: none is billed */
    lembur_sejam: opsionalAtas(rupiahAtas('Harga lembur')),
  })
  .meta({ id: 'IsianHargaJabatan' })

const isianSyarat = z
  .strictObject({
    berlaku_dari: hariIsian('Tanggal berlaku').pipe(tanggalDiminta),
    toleransi_menit: bilanganAntara('Toleransi', 0, 240),
    jam_penuh_menit: bilanganAntara('Menit penuh', 1, 1440),
    tutup_buku: bilanganAntara('Tanggal tutup buku', 1, 31).optional().default(31),
    ganti_dalam_menit: opsionalAtas(bilanganAntara('Janji pengganti', 1, 1440)),
    janji_pemenuhan: opsionalAtas(bilanganAntara('Janji pemenuhan', 1, 100)),
    tenggat_hari: bilanganAntara('Tenggat', 1, 60).optional().default(5),
    pasal_diam: opsional(text(aturanPasalDiam).transform(tidy)).transform((isi) => isi ?? null),
    /** Hundredths of a percent */
    biaya_manajemen: bilanganAntara('Biaya manajemen', 0, 10_000).optional().default(0),
    ppn: dasar.optional().default('tidak'),
    pph23: dasar.optional().default('tidak'),
    potongan_kosong: opsionalAtas(rupiahAtas('Potongan')),
    harga: z
      .array(isianHarga)
      .min(1, { error: 'Isi harga sedikitnya satu jabatan.' })
      .max(HARGA_TERBANYAK, { error: `Paling banyak ${HARGA_TERBANYAK} jabatan.` }),
    versi,
  })
  .meta({ id: 'IsianSyaratKontrak' })

const syarat = z
  .object({
    berlaku_dari: tanggal,
    toleransi_menit: jumlah,
    jam_penuh_menit: jumlah,
    tutup_buku: jumlah,
    ganti_dalam_menit: jumlah.nullable(),
    janji_pemenuhan: jumlah.nullable(),
    tenggat_hari: jumlah,
    pasal_diam: z.string().nullable(),
    biaya_manajemen: jumlah,
    ppn: z.enum(DASAR_PAJAK),
    pph23: z.enum(DASAR_PAJAK),
    potongan_kosong: rupiah.nullable(),
    harga: z.array(
      z
        .object({
          jabatan: z.string(),
          satuan: z.enum(SATUAN_HARGA),
          harga: rupiah,
          libur_persen: jumlah,
          lembur_sejam: rupiah.nullable(),
        })
        .meta({ id: 'HargaJabatan' }),
    ),
  })
  .meta({ id: 'SyaratKontrak' })

const jawab = answer(
  z
    .object({
      /** Of a contract's terms, apart from the client's own */
      versi: z.number().int(),
      /** Jobs that its posts name */
      jabatan: z.array(z.string()),
      /** Every version, the latest first */
      syarat: z.array(syarat),
    })
    .meta({ id: 'SyaratKontrakKlien' }),
)
const params = z.object({ id })

/** Prices and terms of a contract with a client, by the day from which they hold. */
export const syaratKlien = {
  'GET /kelola/kontrak-klien/{id}/syarat': {
    params,
    response: jawab,
    summary: 'Harga dan syarat sebuah kontrak dengan klien, tiap versinya',
    refusals: [404],
  },
  'POST /kelola/kontrak-klien/{id}/syarat': {
    konfirmasi: 'biasa: the client sees it, and disputes or signs',
    params,
    body: isianSyarat,
    response: jawab,
    summary: 'Harga dan syarat sebuah kontrak mulai suatu hari',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
