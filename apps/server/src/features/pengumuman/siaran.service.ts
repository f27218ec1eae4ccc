import { KODE_PERAN_SASARAN, judgeJadwal } from '@rekan/domain/pengumuman/siaran'
import { isBertugas } from '@rekan/domain/penugasan/penugasan'
import type { Instan } from '@rekan/domain/waktu'
import type { Rincian } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { fetchHariOrang } from '../presensi/hari/hari.banyak.service.ts'
import { asHadir } from '../presensi/hari/giliran.service.ts'
import { listTerbuka, type lockPengumuman } from './pengumuman.queries.ts'

type Siaran = NonNullable<Context<'POST /pengumuman'>['body']['siaran']>
type Ada = NonNullable<Awaited<ReturnType<typeof lockPengumuman>>>

/** When it begins and ends has to be still to come, unless it is what was there. Throws 422 at its field. */
export function judgeSiaran({ mulai, berakhir, bertugas, kantor }: Siaran, saat: Instan, ada?: Ada): void {
  const isMulaiSama = ada !== undefined && mulai === ada.mulai_pada
  const isTayang = ada?.status === 'TERBIT' && ada.terbit_pada !== null && ada.terbit_pada <= saat
  if (isTayang && !isMulaiSama)
    throw invalid({ 'siaran.mulai': ['Pengumuman ini sudah tayang; waktu tayangnya tidak dapat diubah.'] })
  const isTempatLain = bertugas && JSON.stringify(urutKantor(kantor)) !== JSON.stringify(ada?.untuk_kantor)
  if (isTayang && (bertugas !== ada.untuk_bertugas || isTempatLain))
    throw invalid({
      'siaran.bertugas': ['Pengumuman ini sudah tayang; siapa yang bertugas waktu itu tidak dapat diubah.'],
    })
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

function urutKantor(kantor: readonly number[]): number[] {
  return [...new Set(kantor)].toSorted((a, b) => a - b)
}

/** The accounts of those who are on duty at a moment, at one of some sites; no site: anywhere. */
export async function listBertugas(
  db: Db | Tx,
  kantor: readonly number[],
  saat: Instan,
): Promise<readonly number[]> {
  const terbuka = await listTerbuka(db, saat)
  const hari = await fetchHariOrang(
    db,
    terbuka.map(({ karyawanId, tanggal }) => ({ karyawanId, tanggal })),
    saat,
  )
  const bertugas = terbuka.filter((_, ke) =>
    hari[ke]?.penugasan.some(
      (satu) =>
        isBertugas(asHadir(satu), saat) &&
        (kantor.length === 0 || kantor.includes(satu.checkIn?.kantor_id ?? 0)),
    ),
  )
  return [...new Set(bertugas.map(({ penggunaId }) => penggunaId))]
}

/** As its columns have it, moments in milliseconds */
export function kolomSiaran({ role, kantor, jabatan, bertugas, mulai, berakhir, disematkan, wajib }: Siaran) {
  return {
    untuk_role: KODE_PERAN_SASARAN.filter((satu) => role.includes(satu)),
    untuk_kantor: urutKantor(kantor),
    untuk_jabatan: [...new Set(jabatan)].toSorted(),
    untuk_bertugas: bertugas,
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
