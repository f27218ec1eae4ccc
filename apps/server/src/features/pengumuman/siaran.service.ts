import { KODE_PERAN_SASARAN, judgeJadwal } from '@rekan/domain/pengumuman/siaran'
import type { Instan } from '@rekan/domain/waktu'
import type { Rincian } from '../../platform/audit.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import type { lockPengumuman } from './pengumuman.queries.ts'

type Siaran = NonNullable<Context<'POST /pengumuman'>['body']['siaran']>
type Ada = NonNullable<Awaited<ReturnType<typeof lockPengumuman>>>

/** When it begins and ends has to be still to come, unless it is what was there. Throws 422 at its field. */
export function judgeSiaran({ mulai, berakhir }: Siaran, saat: Instan, ada?: Ada): void {
  const isMulaiSama = ada !== undefined && mulai === ada.mulai_pada
  const isTayang = ada?.status === 'TERBIT' && ada.terbit_pada !== null && ada.terbit_pada <= saat
  if (isTayang && !isMulaiSama)
    throw invalid({ 'siaran.mulai': ['Pengumuman ini sudah tayang; waktu tayangnya tidak dapat diubah.'] })
  if (ada?.status === 'TERBIT' && !isTayang && mulai === null)
    throw invalid({ 'siaran.mulai': ['Isi waktu tayang, atau tarik dulu pengumuman ini.'] })
  const isBerakhirSama = ada !== undefined && berakhir === ada.berakhir_pada
  const galat = judgeJadwal(
    {
      mulai: isMulaiSama && isTayang ? null : mulai,
      berakhir: isBerakhirSama && isMulaiSama ? null : berakhir,
    },
    saat,
  )
  const errors = Object.entries(galat).map(([nama, pesan]) => [`siaran.${nama}`, [pesan]])
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** As its columns have it, moments in milliseconds */
export function kolomSiaran({ role, kantor, jabatan, mulai, berakhir, disematkan, wajib }: Siaran) {
  return {
    untuk_role: KODE_PERAN_SASARAN.filter((satu) => role.includes(satu)),
    untuk_kantor: [...new Set(kantor)].toSorted((a, b) => a - b),
    untuk_jabatan: [...new Set(jabatan)].toSorted(),
    mulai_pada: mulai,
    berakhir_pada: berakhir,
    disematkan,
    wajib,
  }
}

type Isian = { judul: string; body: string } & Partial<ReturnType<typeof kolomSiaran>>

/** As a row takes it */
export function rowFrom({ mulai_pada, berakhir_pada, ...isian }: Isian) {
  return {
    ...isian,
    ...(mulai_pada !== undefined && { mulai_pada: mulai_pada === null ? null : new Date(mulai_pada) }),
    ...(berakhir_pada !== undefined && {
      berakhir_pada: berakhir_pada === null ? null : new Date(berakhir_pada),
    }),
  }
}

/** As the trail reads it */
export function recordedFrom(isian: Readonly<Record<string, unknown>>): Rincian {
  return Object.fromEntries(
    Object.entries(isian).map(([nama, nilai]) => [
      nama,
      nama.endsWith('_pada') && typeof nilai === 'number' ? new Date(nilai).toISOString() : nilai,
    ]),
  )
}
