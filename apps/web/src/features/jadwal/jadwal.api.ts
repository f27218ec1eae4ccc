import type { Tanggal } from '@rekan/domain/waktu'
import { cutDetik } from '../../lib/format.ts'
import { type CallAnswer, call } from '../../lib/http.ts'

/** `HH:mm` on the clock of the office */
export type Jam = ReturnType<typeof jamFrom>

/** One of one's own days: `jam` as null is a day off, `khusus` was set for this one date, `sebelumnya` is null where nothing changed of late */
export type HariJadwal = ReturnType<typeof hariFrom>

type Wire = CallAnswer<'GET /jadwal'>['data']

/** So many days from a date on. */
export async function fetchJadwal(mulai: Tanggal, jumlah: number, signal?: AbortSignal) {
  const { data } = await call('GET /jadwal', {
    query: jumlah === 7 ? { mulai } : { mulai, jumlah: String(jumlah) },
    signal,
  })
  return { hariIni: data.hari_ini, hari: data.hari.map(hariFrom) }
}

function hariFrom(wire: Wire['hari'][number]) {
  const { tanggal, hari, status, khusus, libur, izin, jadwal } = wire
  return {
    tanggal,
    hari,
    status,
    khusus,
    libur,
    izin,
    jam: jadwal && { ...jamFrom(jadwal), lintasHari: jadwal.lintas_hari },
    lembur: wire.lembur.map(jamFrom),
    kantor: wire.kantor.map(({ nama }) => nama),
    kerja: wire.penugasan.map((satu) => ({
      ...jamFrom(satu),
      lintasHari: satu.lintas_hari,
      asal: satu.asal,
      kantor: satu.kantor.nama,
      pos: satu.pos?.nama ?? null,
      menggantikan: satu.menggantikan,
      digantikanOleh: satu.digantikan_oleh,
    })),
    sebelumnya: wire.berubah && wire.berubah.sebelumnya.map(jamFrom),
    berubah: wire.berubah?.apa ?? [],
  }
}

function jamFrom({ jam_mulai, jam_selesai }: { jam_mulai: string; jam_selesai: string }) {
  return { mulai: cutDetik(jam_mulai), selesai: cutDetik(jam_selesai) }
}
