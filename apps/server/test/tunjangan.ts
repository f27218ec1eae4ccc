import type { TestServer } from './server.ts'

type Kerja = {
  readonly kantorId: number
  readonly mulai: string
  readonly selesai: string
  readonly posId?: number
  readonly shiftId?: number
}

/** What tests of pay write directly: wages and works of a roster. */
export function createUpahKerja({ owner }: TestServer, karyawanId: number) {
  return {
    upah: async (isi: {
      pokok: number
      satuan?: 'bulan' | 'hari' | 'shift' | 'potong'
      tunjangan_tetap?: number
    }) => {
      await owner.deleteFrom('upah').where('karyawan_id', '=', karyawanId).execute()
      await owner
        .insertInto('upah')
        .values({
          karyawan_id: karyawanId,
          mulai: '2024-01-01',
          satuan: 'bulan',
          dibuat_pada: new Date('2024-01-01T00:00:00Z'),
          ...isi,
        })
        .execute()
    },
    kerja: async ({ kantorId, mulai, selesai, posId, shiftId }: Kerja) => {
      const tanggal = mulai.slice(0, 10)
      await owner
        .insertInto('jadwal_pengganti')
        .values({ karyawan_id: karyawanId, tanggal })
        .onConflict((c) => c.doNothing())
        .execute()
      await owner
        .insertInto('penugasan')
        .values({
          karyawan_id: karyawanId,
          tanggal,
          kantor_id: kantorId,
          mulai: new Date(mulai),
          selesai: new Date(selesai),
          pos_id: posId ?? null,
          jenis_shift_id: shiftId ?? null,
          istirahat_detik: 3600,
          istirahat_sesudah_detik: 14_400,
          asal: 'roster',
          dibuat_pada: new Date(`${tanggal}T00:00:00Z`),
        })
        .execute()
    },
  }
}
