import * as z from 'zod/mini'
import { aturanBodyPengumuman, aturanJudulPengumuman } from '@rekan/domain/pengumuman/pengumuman'
import { KODE_PERAN_SASARAN } from '@rekan/domain/pengumuman/siaran'
import {
  type Instan,
  formatJam,
  instanFrom,
  isTanggal,
  jamLokal,
  parseJam,
  tanggalLokal,
} from '@rekan/domain/waktu'
import { text } from '../../../lib/form-schema.ts'
import type { Naskah, SasaranIsian, Siaran, Tulisan } from './naskah.ts'

export const naskahSchema = z
  .object({
    judul: text(aturanJudulPengumuman),
    body: text(aturanBodyPengumuman),
    // What is chosen among what is shown needs no judging, and the judges of numbers no place in the bundle.
    role: z.array(z.enum(KODE_PERAN_SASARAN)),
    kantor: z.custom<number[]>(),
    jabatan: z.array(z.string()),
    bertugas: z.custom<boolean>(),
    /** A day `YYYY-MM-DD` and a clock time `HH:mm`, or neither */
    mulaiHari: z.string(),
    mulaiJam: z.string(),
    berakhirHari: z.string(),
    berakhirJam: z.string(),
    disematkan: z.custom<boolean>(),
    wajib: z.custom<boolean>(),
    /** One to be sent; null: what is there stays */
    gambar: z.nullable(z.instanceof(File)),
  })
  .check((ctx) => {
    if (ctx.value.role.length === 0) refuse('role', ctx.value.role, 'Pilih paling sedikit satu peran.')
    for (const apa of ['mulai', 'berakhir'] as const) {
      const [hari, jam] = [ctx.value[`${apa}Hari`], ctx.value[`${apa}Jam`]]
      if (hari === '' && jam === '') continue
      if (!isTanggal(hari)) refuse(`${apa}Hari`, hari, 'Isi tanggalnya.')
      else if (jam === '' || parseJam(jam) === undefined) refuse(`${apa}Jam`, jam, 'Isi jamnya.')
    }
    function refuse(nama: string, input: unknown, message: string) {
      ctx.issues.push({ code: 'custom', path: [nama], input, message })
    }
  })

export type NaskahIsian = z.input<typeof naskahSchema>
export type NaskahSiap = z.output<typeof naskahSchema>

/** The form of what is there; a new one is for every employee, at once and for good, unless it is begun otherwise. */
export function isianFrom(naskah: Naskah | null, awal: Partial<SasaranIsian> = {}): NaskahIsian {
  const { siaran } = naskah ?? {}
  const [mulaiHari, mulaiJam] = hariJam(siaran?.mulai ?? null)
  const [berakhirHari, berakhirJam] = hariJam(siaran?.berakhir ?? null)
  return {
    judul: naskah?.title ?? '',
    body: naskah?.body ?? '',
    role: [...(siaran?.role ?? ['karyawan' as const])],
    kantor: [...(siaran?.kantor ?? awal.kantor ?? [])],
    jabatan: [...(siaran?.jabatan ?? [])],
    bertugas: siaran?.bertugas ?? awal.bertugas ?? false,
    mulaiHari,
    mulaiJam,
    berakhirHari,
    berakhirJam,
    disematkan: siaran?.disematkan ?? false,
    wajib: siaran?.wajib ?? false,
    gambar: null,
  }
}

/** What is sent. */
export function isiFrom(isian: NaskahSiap): Tulisan {
  const { judul, body, role, kantor, jabatan, bertugas, disematkan, wajib } = isian
  const siaran: Siaran = {
    role: KODE_PERAN_SASARAN.filter((kode) => role.includes(kode)),
    kantor: kantor.toSorted((a, b) => a - b),
    jabatan: jabatan.toSorted(),
    bertugas,
    mulai: saatFrom(isian.mulaiHari, isian.mulaiJam),
    berakhir: saatFrom(isian.berakhirHari, isian.berakhirJam),
    disematkan,
    wajib,
  }
  return { judul, body, siaran }
}

function hariJam(saat: Instan | null): [string, string] {
  return saat === null ? ['', ''] : [tanggalLokal(saat, 'WIB'), formatJam(jamLokal(saat, 'WIB')).slice(0, 5)]
}

function saatFrom(hari: string, jam: string): Instan | null {
  return hari === '' ? null : instanFrom(hari, parseJam(jam) ?? 0, 'WIB')
}
