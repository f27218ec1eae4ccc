import { z } from 'zod'
import { aturanKeteranganPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { type Call, id, instan, pesan, text } from '../call.ts'
import { tanggalDiminta } from '../paging.ts'

/** A work that somebody is missed at: whose, of which attendance day, and when it starts */
const kerja = {
  karyawan_id: id,
  tanggal: tanggalDiminta,
  mulai: instan,
}

/** What is answered to an alarm. */
export const alarm = {
  /** Nobody above is told any more as long as the alarm stands; answered twice, the first stays */
  'POST /kelola/alarm/tanggapi': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    body: z.strictObject(kerja),
    response: pesan,
    summary: 'Tanggapi alarm belum datang',
    refusals: [404, 409],
  },
  /** A coordinator's waits with HR; until it is decided nobody is told of that day */
  'POST /kelola/alarm/sakit': {
    konfirmasi: 'biasa: told to whom it is about, kept in the trail, put right by the same call',
    body: z.strictObject({
      karyawan_id: id,
      tanggal: tanggalDiminta,
      /** What the person said */
      keterangan: text(aturanKeteranganPengajuan).transform((teks) => teks.normalize('NFC').trim()),
    }),
    status: 201,
    response: pesan,
    summary: 'Catat SAKIT untuk seseorang yang belum datang hari ini',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
