import { z } from 'zod'
import { type Tunggakan, aturanAlasanBuka } from '@rekan/domain/bulan/kunci'
import { JENIS_IZIN } from '@rekan/domain/pengajuan/izin/absensi'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { type Call, answer, id, instan, jumlah, referensi, tanggal, text } from '../call.ts'
import { bulan, bulat, tahun } from '../paging.ts'

/** Month and year in a body: numbers. */
const masa = {
  tahun: z.number({ error: 'Tahun harus diisi.' }).int().min(2000).max(2200, { error: 'Tahun tidak valid.' }),
  bulan: z
    .number({ error: 'Bulan harus diisi.' })
    .int()
    .min(1)
    .max(12, { error: 'Bulan harus 1 sampai 12.' }),
}

const tunggakan = z
  .object({
    /** Days without a check-out, days with a punch to be looked at */
    tanpa_check_out: jumlah,
    perlu_tinjauan: jumlah,
    /** Requests that wait, corrections among the first */
    izin: jumlah,
    lembur: jumlah,
  } satisfies Record<keyof Tunggakan, unknown>)
  .meta({ id: 'TunggakanBulan' })

const oleh = { oleh: z.string(), pada: instan }

const kunci = z
  .object({
    id: z.number().int(),
    /** The site or the client it is for; both null: the whole company */
    kantor: referensi.nullable(),
    klien: referensi.nullable(),
    dari: tanggal,
    sampai: tanggal,
    /** Who locked it and when */
    ...oleh,
    /** Who opened it again, and why; null: it holds */
    dibuka: z.object({ ...oleh, alasan: z.string() }).nullable(),
  })
  .meta({ id: 'KunciBulan' })

const lokasi = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    /** The clients whose posts stand there in these days */
    klien: z.array(z.string()),
    /** People placed there */
    orang: jumlah,
    /** Days with a check-in that belong to it */
    hari: jumlah,
    tunggakan,
    /** The lock that holds it; null: open */
    kunci_id: z.number().int().nullable(),
  })
  .meta({ id: 'LokasiTutupBulan' })

const ikhtisar = z
  .object({
    tahun: z.number().int(),
    bulan: z.number().int(),
    /** Its first and its last day, by the company's cut-off */
    dari: tanggal,
    sampai: tanggal,
    /** Days until it is over; 0: it is */
    sisa_hari: jumlah,
    orang: jumlah,
    hari: jumlah,
    tunggakan,
    /** Slips of the month of pay: of so many people, so many drafted, so many published; drafts that wait for a second person, and slips that one approved */
    slip: z.object({
      orang: jumlah,
      draf: jumlah,
      terbit: jumlah,
      menunggu: jumlah,
      disetujui: jumlah,
    }),
    lokasi: z.array(lokasi),
    /** Clients with a post in these days */
    klien: z.array(referensi),
    /** Sheets of the month by client, each by its newest revision */
    berita_acara: z.array(
      z
        .object({
          /** Null: none was computed */
          id: z.number().int().nullable(),
          kontrak_id: z.number().int(),
          klien: z.string(),
          nomor: z.string(),
          status: z.enum(['belum', 'draf', 'dikirim', 'ditandatangani']),
          revisi: z.number().int().nullable(),
          /** The last day for its signature */
          tenggat: tanggal.nullable(),
          /** Disputes that wait */
          keberatan: jumlah,
        })
        .meta({ id: 'BeritaAcaraBulan' }),
    ),
    /** All locks of the month, the newest first */
    kunci: z.array(kunci),
  })
  .meta({ id: 'TutupBulan' })

const orang = { karyawan: referensi, kode: z.string().nullable(), lokasi: z.string().nullable() }

const pengecualian = z
  .object({
    ...orang,
    tanggal,
    jenis: z.enum(['tanpa_check_out', 'perlu_tinjauan']),
    zona_waktu: z.enum(KODE_ZONA),
    /** The work, as a correction names it; null: what follows from the week */
    penugasan_id: z.number().int().nullable(),
    /** The hours of the work; null: it has none of its own */
    mulai: instan.nullable(),
    selesai: instan.nullable(),
    check_in: instan.nullable(),
    check_out: instan.nullable(),
  })
  .meta({ id: 'PengecualianBulan' })

const menunggu = z
  .object({
    ...orang,
    id: z.number().int(),
    jenis: z.enum(['izin', 'lembur']),
    /** What is asked for, such as CUTI; null: overtime */
    jenis_izin: z.enum(JENIS_IZIN).nullable(),
    tanggal_mulai: tanggal,
    tanggal_selesai: tanggal,
    /** Who is to decide */
    pemutus: z.string(),
  })
  .meta({ id: 'MenungguBulan' })

const kantorDiminta = bulat(1, 2_147_483_647, 'Lokasi tidak valid.').optional()
/** Both or neither: then the month whose end is nearest */
const diminta = { tahun: tahun.optional(), bulan: bulan.optional() }
const daftar = <T extends z.ZodType>(satu: T) => z.object({ data: z.array(satu), total: jumlah })

/** The desk where a month is closed. */
export const tutupBulan = {
  'GET /kelola/tutup-bulan': {
    query: z.object(diminta),
    response: answer(ikhtisar),
    work: 'report',
    summary: 'Langkah-langkah menutup sebuah bulan',
  },
  /** At most 200; `total` says of how many */
  'GET /kelola/tutup-bulan/pengecualian': {
    query: z.object({ ...diminta, kantor_id: kantorDiminta }),
    response: daftar(pengecualian),
    work: 'report',
    summary: 'Hari yang harus diselesaikan sebelum sebuah bulan dikunci',
  },
  'GET /kelola/tutup-bulan/menunggu': {
    query: z.object({ ...diminta, kantor_id: kantorDiminta }),
    response: daftar(menunggu),
    work: 'report',
    summary: 'Izin dan lembur yang menunggu keputusan sebelum sebuah bulan dikunci',
  },
  /** For a site, a client, or the whole company; refused while something of its people is open (BELUM_SELESAI) */
  'POST /kelola/tutup-bulan/kunci': {
    konfirmasi: 'biasa: closes, and what was to be opened asks',
    body: z.strictObject({ ...masa, kantor_id: id.optional(), klien_id: id.optional() }),
    status: 201,
    response: answer(kunci),
    work: 'report',
    summary: 'Kunci presensi sebuah bulan',
    refusals: [404, 409],
  },
  'POST /kelola/tutup-bulan/kunci/{id}/buka': {
    konfirmasi: 'tegas: what pay was made of may change again',
    params: z.object({ id }),
    body: z.strictObject({
      alasan: text(aturanAlasanBuka).transform((teks) => teks.normalize('NFC').trim()),
    }),
    response: answer(kunci),
    summary: 'Buka kembali sebuah bulan yang dikunci',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
