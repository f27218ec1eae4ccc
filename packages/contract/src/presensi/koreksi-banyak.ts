import { z } from 'zod'
import { paling } from '@rekan/domain/aturan'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import { KOREKSI_TERBANYAK } from '@rekan/domain/presensi/tinjauan/lembar-koreksi'
import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import { type Call, answer, berkas, id, jumlah, tanggal, text } from '../call.ts'
import { opsional } from '../isian.ts'
import { pesanLembar } from '../lembar.ts'
import { tanggalDiminta, yaTidak } from '../paging.ts'

/** What became of rows; tried out, what would */
const hasilKoreksi = z
  .object({
    /** Rows that change something, and rows that say what stands already */
    diubah: jumlah,
    tetap: jumlah,
    ...pesanLembar,
    dicoba: z.boolean(),
  })
  .meta({ id: 'HasilKoreksi' })

const sel = text(paling(600, 'Terlalu panjang.')).default('')

/** Many days put right or looked at in one go. */
export const koreksiBanyak = {
  'GET /kelola/presensi/koreksi/templat': {
    work: 'report',
    response: answer(berkas),
    summary: 'Lembar kerja Excel kosong untuk koreksi presensi banyak orang',
  },
  /** All of it is taken over, or nothing */
  'POST /kelola/presensi/koreksi/berkas': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    work: 'report',
    form: {
      /** Yes: it is judged alone, and nothing is written */
      fields: z.strictObject({ uji: yaTidak.optional() }),
      files: { berkas: { maxBytes: BERKAS_TERBESAR, required: true, label: 'Berkas Excel atau CSV' } },
    },
    response: answer(hasilKoreksi),
    summary: 'Koreksi presensi banyak orang dari berkas Excel atau CSV',
  },
  /** As they are typed in from paper, texts as people write them */
  'POST /kelola/presensi/koreksi': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    work: 'report',
    body: z.strictObject({
      uji: z.boolean().default(false),
      baris: z
        .array(
          z.strictObject({
            kode: sel,
            tanggal: sel,
            masuk: sel,
            pulang: sel,
            alasan: sel,
            penugasan: sel,
          }),
        )
        .min(1, { error: 'Isi paling sedikit satu baris.' })
        .max(KOREKSI_TERBANYAK, { error: `Paling banyak ${KOREKSI_TERBANYAK} baris sekali kirim.` }),
    }),
    maxBytes: 1024 * 1024,
    response: answer(hasilKoreksi),
    summary: 'Koreksi presensi banyak orang, baris demi baris',
  },
  /** Each is decided by itself: what is refused is told, the others stand */
  'POST /kelola/presensi/tinjauan': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    body: z.strictObject({
      kejadian: z
        .array(
          z.strictObject({
            karyawan_id: id,
            tanggal: tanggalDiminta,
            jenis: z.enum(['check_in', 'check_out'], { error: 'Pilih check_in atau check_out.' }),
          }),
        )
        .min(1, { error: 'Pilih presensinya.' })
        .max(200, { error: 'Paling banyak 200 presensi sekali tinjau.' }),
      diterima: z.boolean({ error: 'Pilih diterima atau tidak.' }),
      /** Needed where they are not accepted */
      alasan: opsional(text(aturanAlasanTinjauan(true)).transform(tidy)),
    }),
    response: answer(
      z.object({
        ditinjau: jumlah,
        gagal: z.array(
          z.object({
            karyawan_id: z.number().int(),
            tanggal,
            jenis: z.enum(['check_in', 'check_out']),
            pesan: z.string(),
          }),
        ),
      }),
    ),
    summary: 'Meninjau beberapa check-in dan check-out sekaligus',
  },
} satisfies Record<string, Call>
