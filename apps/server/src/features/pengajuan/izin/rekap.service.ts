import type { Pelaku } from '@rekan/domain/akses/akses'
import { rentangBulan } from '@rekan/domain/bulan'
import { type KodeZona, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { jatahCutiKini } from '../kuota/saldo.sql.ts'
import { bulanDiminta, requirePemilik } from '../../penempatan/penempatan.service.ts'
import { type Absensi, findBerlaku, listMilik } from './absensi.queries.ts'
import { wireSemua } from './absensi.service.ts'
import { labelIzin } from './absensi.wire.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

type Berkas = Pick<Deps, 'files' | 'clock'>
type Diminta = { readonly bulan?: number | undefined; readonly tahun?: number | undefined }

/** One's own requests of a month; none for an account without an employee. */
export async function showRiwayat(db: Db, deps: Berkas, pelaku: Pelaku, diminta: Diminta) {
  const saat = deps.clock.now()
  const diri = await findDiri({ db, pelaku, saat })
  return diri === null
    ? []
    : wireSemua(db, deps, await listSebulan({ db, pelaku, saat }, diri, diminta), saat)
}

/** One's own month in short, with what is in force today and the leave that is left. */
export async function showRingkasan(db: Db, deps: Berkas, pelaku: Pelaku, diminta: Diminta) {
  const saat = deps.clock.now()
  const diri = await findDiri({ db, pelaku, saat })
  if (diri === null) return { aktif: null, rekap: [], jatah_cuti: 0 }
  const { karyawanId, hariIni } = diri
  const [berlaku, sebulan, jatahCuti] = await Promise.all([
    findBerlaku({ db, pelaku, saat }, karyawanId, hariIni),
    listSebulan({ db, pelaku, saat }, diri, diminta),
    jatahCutiKini(db, karyawanId, saat),
  ])
  return {
    aktif:
      berlaku === undefined
        ? null
        : { id: berlaku.id, jenis: labelIzin(berlaku), total_hari: berlaku.total_hari, ...hariFrom(berlaku) },
    rekap: sebulan.map((a) => ({
      id: a.id,
      jenis: labelIzin(a),
      status: a.status,
      keterangan: a.keterangan,
      ...hariFrom(a),
      created_at: new Date(a.dibuat_pada).toISOString(),
    })),
    jatah_cuti: jatahCuti,
  }
}

type Diri = { readonly karyawanId: number; readonly zona: KodeZona; readonly hariIni: Tanggal }

/** The reader as an employee, with the day that their office has. */
async function findDiri(pandangan: Pandangan): Promise<Diri | null> {
  const { pelaku, saat } = pandangan
  const { karyawanId } = pelaku
  if (karyawanId === null) return null
  const { zona } = await requirePemilik(pandangan, 'GET /rekap/absensi', karyawanId)
  return { karyawanId, zona, hariIni: tanggalLokal(saat, zona) }
}

function listSebulan(pandangan: Pandangan, { karyawanId, zona }: Diri, diminta: Diminta) {
  const { saat } = pandangan
  const { bulan, tahun } = bulanDiminta(diminta, zona, saat)
  return listMilik(pandangan, karyawanId, { ...rentangBulan({ tahun, bulan }), zona })
}

function hariFrom({ tanggal_mulai, tanggal_selesai }: Absensi) {
  return { tanggal_mulai, tanggal_selesai }
}
