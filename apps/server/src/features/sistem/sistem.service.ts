import { batasSimpan } from '@rekan/domain/presensi/masa-simpan'
import rilis from '@rekan/domain/data/rilis-postgresql.json' with { type: 'json' }
import { umurRilis } from '@rekan/domain/sistem/rilis'
import { type Keadaan, listPeringatan } from '@rekan/domain/sistem/sistem'
import { type Instan, hariBarat, instanFrom } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { readMasaSimpan } from '../../platform/pengaturan.ts'
import { VERSION } from '../../platform/version.ts'
import { countAkun, fetchDatabase, fetchPerusahaan, listAntrean, listArea } from './sistem.queries.ts'

/** Asked for and not there: what matters is that the store answers. */
const PERIKSA = 'sistem/periksa.webp'
/** A store that is away may take minutes to say so. */
const PALING_LAMA_MS = 5_000

/** How the server is, and what somebody has to see to. */
export async function showSistem(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'disk' | 'lastBackup' | 'knownBackups'>,
  berjalanSejak: Instan,
) {
  const { db, clock, files, disk } = deps
  const saat = clock.now()
  const [antrean, database, akun, perusahaan, kantor, terbaca, cadangan, lewatSimpan] = await Promise.all([
    listAntrean(db),
    fetchDatabase(db),
    countAkun(db, saat),
    fetchPerusahaan(db),
    listArea(db),
    isTerbaca(files),
    deps.lastBackup(),
    findLewatSimpan(deps, saat),
  ])
  return {
    versi: VERSION,
    berjalan_sejak: iso(berjalanSejak),
    database: { ...database, umur_hari: umurRilis(database.versi, rilis.data, hariBarat(saat)) },
    berkas: { terbaca },
    cadangan: { terakhir_pada: cadangan === null ? null : iso(cadangan) },
    antrean: antrean.map(({ tertua, ...satu }) => ({
      ...satu,
      tertua_pada: tertua === null ? null : iso(tertua),
    })),
    akun,
    peringatan: [
      ...listPeringatan(
        {
          antrean,
          berkasTerbaca: terbaca,
          sisaPenuh: disk.isFull() ? disk.free() : null,
          cadangan,
          lewatSimpan,
          kantor,
          ...perusahaan,
        },
        saat,
      ),
    ],
  }
}

/** The backups that hold photos past their term. */
async function findLewatSimpan(
  { db, knownBackups }: Pick<Deps, 'db' | 'knownBackups'>,
  saat: Instan,
): Promise<Keadaan['lewatSimpan']> {
  const hari = hariBarat(saat)
  const { simpan_foto_bulan: bulan } = await readMasaSimpan(db, hari)
  const batas = instanFrom(batasSimpan(hari, bulan), 0, 'WIB')
  const lewat = (await knownBackups()).filter(({ dibuat }) => dibuat < batas)
  return { bulan, nama: lewat.map(({ nama }) => nama) }
}

async function isTerbaca(files: Deps['files']): Promise<boolean> {
  const { promise: terlambat, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PALING_LAMA_MS)
  const dijawab = files.exists(PERIKSA).then(
    () => true,
    () => false,
  )
  const terbaca = await Promise.race([dijawab, terlambat])
  clearTimeout(timer)
  return terbaca
}

function iso(saat: Instan): string {
  return new Date(saat).toISOString()
}
