import type { ApaBerubah } from '@rekan/domain/jadwal/berubah'
import type { AsalPenugasan } from '@rekan/domain/penugasan/penugasan'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { StatusPresensi } from '@rekan/domain/presensi/hari/presensi'
import type { Tanggal } from '@rekan/domain/waktu'
import { cutDetik } from '../../lib/format.ts'
import { type CallAnswer, call } from '../../lib/http.ts'

/** `HH:mm` on the clock of the office */
export type Jam = { readonly mulai: string; readonly selesai: string }

/** One of one's own days. */
export type HariJadwal = {
  readonly tanggal: Tanggal
  /** Senin … Minggu */
  readonly hari: string
  /** Null without a placement on that day */
  readonly status: StatusPresensi | null
  /** Null on a day off; its end may lie on the day after */
  readonly jam: (Jam & { readonly lintasHari: boolean }) | null
  /** The hours, or that there are none, were set for this one date */
  readonly khusus: boolean
  /** The holiday on it */
  readonly libur: string | null
  readonly izin: JenisIzin | null
  readonly lembur: readonly Jam[]
  /** The offices of the day, the one whose hours these are first */
  readonly kantor: readonly string[]
  /** Its works by their start */
  readonly kerja: readonly Kerja[]
  /** What it held before it was changed within the last week, null where it was not */
  readonly sebelumnya: readonly Jam[] | null
  /** What of it is otherwise since */
  readonly berubah: readonly ApaBerubah[]
}

/** One work of a day. */
export type Kerja = Jam & {
  readonly lintasHari: boolean
  readonly asal: AsalPenugasan
  readonly kantor: string
  readonly pos: string | null
  /** Whose work it is that one does, and who does one's own */
  readonly menggantikan: string | null
  readonly digantikanOleh: string | null
}

type Wire = CallAnswer<'GET /jadwal'>['data']

export type Pekan = { readonly hariIni: Tanggal; readonly hari: readonly HariJadwal[] }

/** So many days from a date on. */
export async function fetchJadwal(mulai: Tanggal, jumlah: number, signal?: AbortSignal): Promise<Pekan> {
  const { data } = await call('GET /jadwal', {
    query: jumlah === 7 ? { mulai } : { mulai, jumlah: String(jumlah) },
    signal,
  })
  return { hariIni: data.hari_ini, hari: data.hari.map(hariFrom) }
}

function hariFrom(wire: Wire['hari'][number]): HariJadwal {
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

function jamFrom({ jam_mulai, jam_selesai }: { jam_mulai: string; jam_selesai: string }): Jam {
  return { mulai: cutDetik(jam_mulai), selesai: cutDetik(jam_selesai) }
}
