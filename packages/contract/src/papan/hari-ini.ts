import { z } from 'zod'
import { KODE_ZONA } from '@rekan/domain/waktu'
import { type Call, answer, detik, instan, jumlah, referensi, tanggal } from '../call.ts'

const terisi = {
  /** To be there today: works that nobody is on leave from, and what posts need and nobody is planned for */
  rencana: jumlah,
  /** Of these, who has come */
  terisi: jumlah,
  terlambat: jumlah,
  /** Past the tolerance, and nobody has come */
  belum: jumlah,
  /** Seconds that its posts stood empty so far, together */
  kosong_detik: detik,
  /** Since when one of them stands empty; null: none does now */
  kosong_sejak: instan.nullable(),
}

const barisPos = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    ...terisi,
    /** By its contract */
    butuh: jumlah,
    /** Of what it needs, how many nobody is planned for */
    kurang: jumlah,
  })
  .meta({ id: 'PosHariIni' })

const barisLokasi = z
  .object({
    id: z.number().int(),
    nama: z.string(),
    zona_waktu: z.enum(KODE_ZONA),
    /** From the first start to the last end of the day's works */
    mulai: instan,
    selesai: instan,
    ...terisi,
    /** On leave, and nobody stands in */
    izin: jumlah,
    pos: z.array(barisPos),
    /** Who stands in for whom today */
    penggantian: z.array(
      z
        .object({
          pos: referensi.nullable(),
          digantikan: z.string(),
          pengganti: z.string(),
          /** When who stands in came; null: not yet */
          sejak: instan.nullable(),
          /** How long the place stood empty */
          kosong_detik: detik,
        })
        .meta({ id: 'PenggantianHariIni' }),
    ),
  })
  .meta({ id: 'LokasiHariIni' })

const celah = z
  .object({
    lokasi: referensi,
    zona_waktu: z.enum(KODE_ZONA),
    pos: referensi.nullable(),
    /** Since when it stands empty */
    sejak: instan,
    kosong_detik: detik,
    /** Who is missing; null: nobody is planned for it */
    orang: z
      .object({
        karyawan_id: z.number().int(),
        kode: z.string(),
        nama: z.string(),
        tanggal,
        /** Start of the work, which names it beside its person and date */
        mulai: instan,
        selesai: instan,
        /** Null: it follows from the week, and nothing has touched it */
        penugasan_id: z.number().int().nullable(),
        /** Leave or permission of that day is asked for, and waits */
        izin_menunggu: z.boolean(),
        /** Since when somebody is told of it; null: nobody is yet */
        alarm: z
          .object({
            naik_pada: instan,
            /** Who sees to it; null: nobody has said so */
            ditanggapi_oleh: z.string().nullable(),
          })
          .nullable(),
        /** Null: none is known, or it is not for the reader; without the owner's consent it is HR's alone, and never a link */
        telepon: z.object({ nomor: z.string(), disetujui: z.boolean() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CelahHariIni' })

const papan = z
  .object({
    /** As of this moment */
    saat: instan,
    ringkas: z.object({
      rencana: jumlah,
      hadir: jumlah,
      terlambat: jumlah,
      /** Mean of those who are late; 0 without any */
      rata_telat_detik: detik,
      belum: jumlah,
      /** People */
      izin: jumlah,
      izin_tanpa_pengganti: jumlah,
      di_luar_area: jumlah,
      /** People without work today */
      libur: jumlah,
    }),
    lokasi: z.array(barisLokasi),
    /** What stands empty now, the longest first: 300 at most */
    celah: z.array(celah),
    jumlah_celah: jumlah,
    /** Check-ins of the day by ten minutes */
    kedatangan: z.array(z.object({ mulai: instan, jumlah, terlambat: jumlah })),
  })
  .meta({ id: 'HariIni' })

/** The board of the day. */
export const papanHariIni = {
  'GET /kelola/hari-ini': {
    response: answer(papan),
    summary: 'Papan hari ini: kehadiran tiap lokasi dan pos, siapa yang belum datang, kedatangan',
  },
} satisfies Record<string, Call>
