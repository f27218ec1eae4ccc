import { z } from 'zod'
import { tidy } from '@rekan/domain/karyawan/karyawan'
import {
  HARI_LEMBAR,
  SEL_TERBANYAK,
  SHIFT_SEHARI,
  STATUS_TERBITAN,
  aturanAlasanRoster,
} from '@rekan/domain/roster/lembar'
import { WARNA_SHIFT } from '@rekan/domain/shift/jenis-shift'
import { KODE_ZONA } from '@rekan/domain/waktu'
import {
  type Call,
  answer,
  detik,
  dilewatkan,
  id,
  instan,
  jam,
  jumlah,
  referensi,
  tanggal,
  text,
  versi,
} from '../call.ts'
import { opsional } from '../isian.ts'
import { bulat, tanggalDiminta } from '../paging.ts'

const hari = bulat(
  HARI_LEMBAR.dari,
  HARI_LEMBAR.sampai,
  `Roster memuat ${HARI_LEMBAR.dari} sampai ${HARI_LEMBAR.sampai} hari.`,
)
const HARI = { error: `Roster memuat ${HARI_LEMBAR.dari} sampai ${HARI_LEMBAR.sampai} hari.` }
const hariLembar = z.int(HARI).min(HARI_LEMBAR.dari, HARI).max(HARI_LEMBAR.sampai, HARI)

const isiSel = z
  .object({
    /** Null: a day off */
    jenis_shift_id: z.number().int().nullable(),
    pos_id: z.number().int().nullable(),
    /** Covered by approved leave, and not worked */
    cuti: z.boolean(),
  })
  .meta({ id: 'IsiSelRoster' })

const sel = z
  .object({
    tanggal,
    /** What is not published yet; null: nothing */
    draf: z.array(isiSel).nullable(),
    /** What is published by roster; null: nothing, the week's hours hold */
    terbit: z.array(isiSel).nullable(),
    /** The hours of the week or of what is published; null: off */
    jam: z.object({ mulai: jam, selesai: jam }).nullable(),
    /** Approved leave, by its kind */
    izin: z.string().nullable(),
    /** The works of what is published, or of the week, by their start; names of who is replaced and who stands in */
    kerja: z.array(
      z
        .object({
          mulai: instan,
          menggantikan: z.string().nullable(),
          digantikan_oleh: z.string().nullable(),
        })
        .meta({ id: 'KerjaRoster' }),
    ),
  })
  .meta({ id: 'SelRoster' })

const peringatan = z
  .object({
    /** Of a week its Monday */
    tanggal,
    kode: z.string(),
    kalimat: z.string(),
    /** It refuses the draft; else a word lets it through */
    menolak: z.boolean(),
  })
  .meta({ id: 'PeringatanRoster' })

const lembar = z
  .object({
    kantor: z.object({ ...referensi.shape, zona_waktu: z.enum(KODE_ZONA) }).meta({ id: 'KantorRoster' }),
    mulai: tanggal,
    hari: z.number().int(),
    /** Grows with every change of this site's roster */
    versi: z.number().int(),
    /** The first day that may still be changed */
    hari_ini: tanggal,
    shift: z.array(
      z
        .object({
          id: z.number().int(),
          nama: z.string(),
          huruf: z.string(),
          warna: z.enum(WARNA_SHIFT),
          jam_mulai: jam,
          jam_selesai: jam,
          aktif: z.boolean(),
        })
        .meta({ id: 'ShiftRoster' }),
    ),
    pos: z.array(referensi),
    orang: z.array(
      z
        .object({
          id: z.number().int(),
          kode: z.string(),
          nama: z.string(),
          jabatan: z.string(),
          sel: z.array(sel),
          /** Working hours of each week that is shown, by its Monday */
          pekan: z.array(z.object({ senin: tanggal, jam: detik }).meta({ id: 'PekanRoster' })),
          peringatan: z.array(peringatan),
        })
        .meta({ id: 'OrangRoster' }),
    ),
    /** Of each kind of shift and date: how many stand there, and how many the posts need */
    terisi: z.array(
      z
        .object({
          tanggal,
          jenis_shift_id: z.number().int(),
          terisi: jumlah,
          butuh: jumlah,
          /** By post, where posts need this shift */
          pos: z.array(
            z.object({ pos_id: z.number().int(), terisi: jumlah, butuh: jumlah }).meta({ id: 'TerisiPos' }),
          ),
        })
        .meta({ id: 'TerisiRoster' }),
    ),
    /** Cells that are drafted and not published */
    perubahan: jumlah,
  })
  .meta({ id: 'Roster' })

const isianSel = z
  .strictObject({
    karyawan_id: id,
    tanggal: tanggalDiminta,
    /** Null takes the draft away; a shift without a kind is a day off */
    isi: z
      .array(
        z
          .strictObject({
            jenis_shift_id: id.nullable(),
            pos_id: id.nullable().optional().default(null),
            cuti: z.boolean().optional().default(false),
          })
          .meta({ id: 'IsianIsiSel' }),
      )
      .min(1, { error: 'Isi selnya.' })
      .max(SHIFT_SEHARI, { error: `Paling banyak ${SHIFT_SEHARI} shift sehari.` })
      .nullable(),
  })
  .meta({ id: 'IsianSelRoster' })

const selUsulan = z
  .object({ karyawan_id: z.number().int(), tanggal, isi: z.array(isiSel) })
  .meta({ id: 'UsulanSelRoster' })

const lembarDiminta = { kantor_id: id, mulai: tanggalDiminta, hari: hariLembar }
const tempat = { ...lembarDiminta, versi }

const terbitan = z
  .object({
    id: z.number().int(),
    mulai: tanggal,
    hari: z.number().int(),
    /** Nothing of it is published but once it is SELESAI */
    status: z.enum(STATUS_TERBITAN),
    /** Cells done; it only grows */
    selesai: jumlah,
    /** Of so many; null until they were counted */
    dari: jumlah.nullable(),
    oleh: z.string(),
    dibuat_pada: instan,
    /** Null while it is under way, and where it came to none */
    hasil: z
      .object({
        terbit: jumlah,
        lokasi: jumlah,
        diberi_tahu: jumlah,
        /** What refuses it, by site and name: the first sentences */
        tolak: z.array(z.string()),
        jumlah_tolak: jumlah,
        /** What asks for a word first */
        perlu: z.array(z.string()),
        jumlah_perlu: jumlah,
      })
      .nullable(),
  })
  .meta({ id: 'TerbitanBanyak' })

/** The roster of a site: drafted, shown with what would be wrong, and published. */
export const roster = {
  'GET /kelola/roster': {
    query: z.object({
      kantor_id: id,
      mulai: tanggalDiminta,
      hari: hari.optional().default(14),
    }),
    response: answer(lembar),
    summary: 'Roster sebuah lokasi',
    refusals: [404],
  },
  /** Sites whose roster the caller may see */
  'GET /kelola/roster/lokasi': {
    response: answer(z.array(referensi)),
    summary: 'Lokasi yang rosternya dapat dilihat',
  },
  'POST /kelola/roster/sel': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: z.strictObject({
      ...tempat,
      sel: z
        .array(isianSel)
        .min(1, { error: 'Pilih selnya.' })
        .max(SEL_TERBANYAK, { error: `Paling banyak ${SEL_TERBANYAK} sel sekali simpan.` }),
    }),
    maxBytes: 512 * 1024,
    response: answer(lembar),
    summary: 'Isi sel roster sebagai draf',
    refusals: [404, 409],
  },
  /** Each cell of so many days goes as many days on; what lies on approved leave is left out */
  'POST /kelola/roster/salin': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: z.strictObject({ ...tempat, ke: tanggalDiminta }),
    response: answer(
      z
        .object({
          disalin: jumlah,
          dilewati: jumlah,
          /** Whose cells another has to copy: those of who writes, of HR */
          sendiri: z.string().nullable(),
          roster: lembar,
        })
        .meta({ id: 'SalinanRoster' }),
    ),
    summary: 'Salin roster beberapa hari ke hari-hari sesudahnya',
    refusals: [404, 409],
  },
  /**
   * Proposes who could meet the needs of the site's posts, and writes nothing: who has neither draft nor roster on a day is
   * given a shift or a day off. It is ended after 10 seconds; 503 while another one is being made.
   */
  'POST /kelola/roster/isi': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: z.strictObject({
      ...lembarDiminta,
      /** Who may be given shifts; left out: all of the roster */
      orang: z.array(id).min(1, { error: 'Pilih orangnya.' }).optional(),
    }),
    work: 'report',
    response: answer(
      z
        .object({
          /** Nothing better is to be found, the best within the time, or nothing was found within it */
          hasil: z.enum(['tuntas', 'terbaik', 'tidak_ada']),
          sel: z.array(selUsulan),
          jumlah_butuh: jumlah,
          jumlah_kurang: jumlah,
          /** What could not be met, a sentence each */
          kurang: z.array(z.string()),
          /** Who is left out: who asks, of HR */
          sendiri: z.string().nullable(),
        })
        .meta({ id: 'UsulanRoster' }),
    ),
    summary: 'Usulkan isi roster dari kebutuhan pos',
    refusals: [404, 503],
  },
  /**
   * Publishes what is drafted on these days: from then on phones, reminders, lists and pay follow it. What is warned of,
   * and what changes a day that was published, asks for a word (422 `ALASAN_WAJIB`, which names all of it).
   */
  'POST /kelola/roster/terbitkan': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: z.strictObject({ ...tempat, alasan: opsional(text(aturanAlasanRoster).transform(tidy)) }),
    response: answer(
      z
        .object({
          terbit: jumlah,
          diberi_tahu: jumlah,
          /** Whose drafts stay for another, and why; a server of the release before says nothing of it */
          dilewati: z.array(dilewatkan).optional(),
          roster: lembar,
        })
        .meta({ id: 'TerbitanRoster' }),
    ),
    summary: 'Terbitkan draf roster sebuah lokasi',
    refusals: [404, 409],
  },
  /** The last publication of many sites */
  'GET /kelola/roster/terbitan': {
    response: answer(terbitan.nullable()),
    summary: 'Penerbitan roster banyak lokasi yang terakhir',
  },
  /**
   * Publishes what is drafted on these days at every site, or at some, beside the requests: all of it or, refused, called off or
   * stopped, nothing. 409 while another one is under way.
   */
  'POST /kelola/roster/terbitan': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: z.strictObject({
      mulai: tanggalDiminta,
      hari: hariLembar,
      /** Left out: every site at which something is drafted */
      kantor: z
        .array(id)
        .min(1, { error: 'Pilih lokasinya.' })
        .max(1000, { error: 'Paling banyak 1000 lokasi.' })
        .optional(),
      alasan: opsional(text(aturanAlasanRoster).transform(tidy)),
    }),
    response: answer(terbitan),
    summary: 'Terbitkan roster banyak lokasi di latar belakang',
    refusals: [409],
  },
  /** Calls off the one that is under way; 409 where none is */
  'POST /kelola/roster/terbitan/batal': {
    konfirmasi: 'biasa: a plan of work, in sight of who is in it',
    body: z.strictObject({}),
    response: answer(terbitan),
    summary: 'Batalkan penerbitan roster yang sedang berjalan',
    refusals: [409],
  },
} satisfies Record<string, Call>
