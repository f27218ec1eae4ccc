import { APA_BERUBAH } from '@rekan/domain/jadwal/berubah'
import { JENIS_IZIN } from '@rekan/domain/pengajuan/izin/absensi'
import { ASAL_PENUGASAN } from '@rekan/domain/penugasan/penugasan'
import { STATUS_PRESENSI } from '@rekan/domain/presensi/hari/presensi'
import { z } from 'zod'
import { type Call, answer, instan, jam, kosong, referensi, tanggal } from '../call.ts'
import { jadwalHari, kantorBerzona } from '../perusahaan/kantor.ts'
import { bulat, tanggalDiminta } from '../paging.ts'

/** Six weeks, as a month's page shows */
const HARI_TERBANYAK = 42

const rentangJam = z.object({ jam_mulai: jam, jam_selesai: jam }).meta({ id: 'RentangJam' })

/** One work of a day. */
const kerja = z
  .object({
    jam_mulai: jam,
    jam_selesai: jam,
    /** It ends on the day after */
    lintas_hari: z.boolean(),
    asal: z.enum(ASAL_PENUGASAN),
    kantor: referensi,
    pos: referensi.nullable(),
    /** Whose work it is that the person does, and who does theirs */
    menggantikan: z.string().nullable(),
    digantikan_oleh: z.string().nullable(),
  })
  .meta({ id: 'KerjaJadwal' })

/** One day of one's own. */
const hariJadwal = z
  .object({
    tanggal,
    /** Indonesian weekday name of `tanggal` */
    hari: z.string(),
    /** Null without a placement on that day */
    status: z.enum(STATUS_PRESENSI).nullable(),
    /** Null on a day off */
    jadwal: jadwalHari.nullable(),
    /** The hours, or that there are none, were set for this one date */
    khusus: z.boolean(),
    /** The holiday on it, whether or not the person works then */
    libur: z.string().nullable(),
    /** The approved request on it */
    izin: z.enum(JENIS_IZIN).nullable(),
    /** Approved overtime that counts to it, in its order; on the clock of the first office */
    lembur: z.array(rentangJam),
    /** Of the placements in force, the primary one first: the hours are its */
    kantor: z.array(kantorBerzona),
    /** Its works by their start, as they are to be worked; on the clock of their office */
    penugasan: z.array(kerja),
    /** What it held before it was changed within the last week, and what of it is otherwise now; null where nothing is */
    berubah: z
      .object({ pada: instan, sebelumnya: z.array(rentangJam), apa: z.array(z.enum(APA_BERUBAH)) })
      .meta({ id: 'PerubahanJadwal' })
      .nullable(),
  })
  .meta({ id: 'HariJadwal' })

const kesediaan = answer(
  z
    .object({ diminta_pada: instan, bersedia_pada: instan.nullable() })
    .meta({ id: 'KesediaanMelekat' })
    .nullable(),
).meta({ id: 'JawabanKesediaanMelekat' })

/** When one works. */
export const jadwal = {
  /** Days from `mulai` on; from this week's Monday when it is left out */
  'GET /jadwal': {
    query: z.object({
      mulai: tanggalDiminta.optional(),
      /** How many: a week, or the weeks that a month's page shows */
      jumlah: bulat(1, HARI_TERBANYAK, `Paling banyak ${HARI_TERBANYAK} hari.`).optional(),
    }),
    response: answer(
      z.object({
        mulai: tanggal,
        /** The day on which one would punch now */
        hari_ini: tanggal,
        hari: z.array(hariJadwal),
      }),
    ),
    cacheSeconds: 0,
    summary: 'Jadwal kerja sendiri selama tujuh hari, atau lebih',
  },
  /** Whether one was asked for consent to overtime inside one's shifts, and gave it; null: nobody asked */
  'GET /jadwal/kesediaan': {
    response: kesediaan,
    cacheSeconds: 0,
    summary: 'Kesediaan sendiri atas lembur menurut jadwal',
  },
  'POST /jadwal/kesediaan': {
    konfirmasi: "biasa: one's own, and no one else's money or rights hang on it",
    body: kosong,
    response: kesediaan,
    summary: 'Nyatakan bersedia atas lembur menurut jadwal, sekali untuk seterusnya',
  },
  /** Since when one's calendar is open to whoever has its address; null: it has none */
  'GET /jadwal/kalender': {
    response: answer(z.object({ sejak: instan.nullable() })),
    cacheSeconds: 0,
    summary: 'Apakah kalender jadwal sendiri punya alamat',
  },
  /** A new secret address, shown this once; the one before leads nowhere from now on */
  'POST /jadwal/kalender': {
    konfirmasi: 'tegas: its address opens without a sign-in',
    response: answer(z.object({ alamat: z.string(), sejak: instan })),
    isSecret: true,
    summary: 'Buat alamat rahasia kalender jadwal sendiri',
  },
  'POST /jadwal/kalender/tutup': {
    konfirmasi: 'biasa: takes back or closes, and opens nothing',
    response: answer(z.object({ sejak: z.null() })),
    summary: 'Tutup alamat kalender jadwal sendiri',
  },
} satisfies Record<string, Call>
