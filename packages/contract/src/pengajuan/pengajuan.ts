import { STATUS_PENGAJUAN, aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { z } from 'zod'
import { instan, referensi, text } from '../call.ts'
import { kata } from '../paging.ts'

export const status = z.enum(STATUS_PENGAJUAN)
/** A status in a query, whatever its letter case */
export const saringanStatus = kata(
  STATUS_PENGAJUAN,
  `Status harus salah satu dari ${STATUS_PENGAJUAN.join(', ')}.`,
)

/** Whose requests a list holds: the reader's own, or those of others; whatever its letter case */
export const saringanLingkup = kata(['saya', 'tim'], 'Lingkup harus saya atau tim.')

/** Why somebody asks, as it is stored */
export const keteranganPengajuan = text(aturanKeteranganPengajuan).transform((teks) =>
  teks.normalize('NFC').trim(),
)

/** What became of a request, and how it stands for the reader; leave and overtime alike. */
export const nasib = {
  status,
  created_at: instan,
  koordinator: referensi,
  /** The account that filed it: the person, or their coordinator for them */
  diajukan_oleh: referensi,
  /** The last decision: approved, rejected or withdrawn */
  keputusan: z
    .object({
      status,
      oleh: referensi,
      /** Empty where none was given */
      note: z.string(),
      pada: instan,
    })
    .meta({ id: 'KeputusanTerakhir' })
    .nullable(),
  /** While it waits: with whom it waits now, a substitute where the coordinator has one today, and since when */
  menunggu: z
    .object({ oleh: referensi, pengganti: z.boolean(), sejak: instan })
    .meta({ id: 'Menunggu' })
    .nullable(),
  /** What the reader may do with it now */
  dapat: z.object({ putuskan: z.boolean(), batalkan: z.boolean() }).meta({ id: 'DapatPengajuan' }),
}
