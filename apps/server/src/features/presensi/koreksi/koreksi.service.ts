import { isSendiri } from '@rekan/domain/akses/urusan'
import {
  type FaktaKoreksi,
  type JamKoreksi,
  judgeSaatKoreksi,
  saatKoreksi,
} from '@rekan/domain/presensi/tinjauan/koreksi'
import { computeLebihAwal, computeTelat } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, type Tanggal, isoLokal } from '@rekan/domain/waktu'
import { JOB_BERITA_ACARA } from '../../../platform/wake.ts'
import { type Rincian } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import { listTertahan } from '../../auth/akun/dibuka.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { tellDikoreksi } from '../kabar/kabar.service.ts'
import { type HariKerja, PENUGASAN_JADWAL, hariTerdekat, requirePenugasan } from '../hari/giliran.service.ts'
import { freezePenugasan } from '../hari/beku.service.ts'
import { type Hari, fetchHariRentang } from '../hari/hari.service.ts'
import {
  ensurePresensi,
  fetchCatatan,
  insertKoreksi,
  lockKaryawan,
  updateKoreksi,
} from './koreksi.queries.ts'
import type { Kejadian } from '../hari/hari.sql.ts'
import { refuse } from '../presensi.refusals.ts'
import {
  type PerbuatanAkun,
  type PerbuatanPelaku,
  asCall,
  publish,
  record,
  wake,
} from '../../../platform/perbuatan.ts'

const KOREKSI = 'POST /karyawan/presensi/{id}/koreksi'

type Koreksi = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  /** Which of the day's works; absent: the one that the moments touch or are nearest to */
  readonly penugasanId?: number | undefined
  /** Absent: as it stands */
  readonly checkIn?: Instan | undefined
  readonly checkOut?: Instan | undefined
  /** Whether the check-out could be on either of two days */
  readonly duaHari?: boolean
  readonly alasan: string
}

/**
 * Puts the punches of a day right: writes those that are missing, changes those that stand, and keeps before and after
 * in the audit trail. Late and early follow the day's shift; what says the same as before is left alone. Throws 404 for
 * nobody, 422 at `tanggal`, `check_in`, `check_out` or `hari_pulang` for what cannot have been or could be two things.
 * @returns the record that changed; null where nothing did
 */
export async function correctPresensi(perbuatan: PerbuatanAkun, koreksi: Koreksi): Promise<number | null> {
  const { tx, saat } = perbuatan
  const { karyawanId, tanggal } = koreksi
  if (!(await lockKaryawan(tx, karyawanId))) throw refuse('KARYAWAN_TIDAK_ADA')
  const { hari, penugasan } = await requireHariKerja(tx, koreksi)
  const { checkIn, checkOut, duaHari = false } = koreksi
  const baru = { checkIn, checkOut, duaHari }
  const tolak = judgeSaatKoreksi({ ...faktaFrom(hari), saat, baru })
  if (tolak !== null) throw invalid({ [tolak.isian]: [tolak.pesan] })
  const berubah = [
    { jenis: 'check_in', ada: hari.checkIn, waktu: baru.checkIn },
    { jenis: 'check_out', ada: hari.checkOut, waktu: baru.checkOut },
  ] as const
  let isBerubah = false
  const penugasanId = penugasan && (await freezePenugasan(tx, karyawanId, hari, penugasan, saat))
  const presensiId = await ensurePresensi(tx, karyawanId, tanggal, penugasanId)
  const catatan = await fetchCatatan(tx, presensiId, tanggal)
  for (const { jenis, ada, waktu } of berubah) {
    if (waktu === undefined || (ada !== null && isSama(ada, waktu))) continue
    await writeKoreksi(perbuatan, hari, presensiId, jenis, ada, waktu, koreksi.alasan)
    isBerubah = true
  }
  if (!isBerubah) return null
  publish(perbuatan, 'presensi', karyawanId)
  wake(perbuatan, JOB_BERITA_ACARA)
  const { hari: sesudah } = await requireHariKerja(tx, koreksi)
  await record(perbuatan, 'presensi', presensiId, {
    sebelum: hari.checkIn === null ? null : rincian(hari, catatan),
    sesudah: { ...rincian(sesudah, await fetchCatatan(tx, presensiId, tanggal)), alasan: koreksi.alasan },
  })
  return presensiId
}

/**
 * The moments that clock times mean on a person's attendance day (`saatKoreksi`): seconds since midnight at the office; where two days
 * are possible, the one nearer to the end of work. Throws 422 at `tanggal` where the person had no placement.
 */
export async function readJamKoreksi(
  db: Db | Tx,
  karyawanId: number,
  tanggal: Tanggal,
  jam: JamKoreksi,
): Promise<{ readonly checkIn?: Instan | undefined; readonly checkOut?: Instan | undefined }> {
  const { checkIn, checkOut } = saatKoreksi(faktaFrom(await requireHari(db, karyawanId, tanggal)), jam)
  return { checkIn, checkOut }
}

/**
 * HR's correction of somebody else's day, told in the office's clock times. Throws 404 for nobody, 403 for one's own
 * day, 422 by field.
 * @returns whether it changed something
 */
export async function correctByHand(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  {
    tanggal,
    penugasan_id,
    check_in: masuk,
    check_out: pulang,
    hari_pulang: hariPulang,
    alasan,
  }: Context<typeof KOREKSI>['body'],
): Promise<boolean> {
  const { tx, pelaku, saat } = perbuatan
  await requirePemilik(perbuatan, KOREKSI, karyawanId)
  if (isSendiri(pelaku, karyawanId)) throw refuse('KOREKSI_SENDIRI')
  const tertahan = (await listTertahan(perbuatan, [karyawanId])).get(karyawanId)
  if (tertahan !== undefined) throw tertahan
  const jam = {
    checkIn: masuk ?? undefined,
    checkOut: pulang ?? undefined,
    hariPulang: hariPulang ?? undefined,
  }
  if (jam.checkIn === undefined && jam.checkOut === undefined)
    throw invalid({ check_in: ['Isi jam masuk, jam pulang, atau keduanya.'] })
  const { hari, penugasan } = requirePenugasan(await requireHari(tx, karyawanId, tanggal), penugasan_id)
  const waktu = saatKoreksi({ ...faktaFrom(hari), saat }, jam)
  const penugasanId = penugasan === null ? undefined : (penugasan.id ?? PENUGASAN_JADWAL)
  // Of many at once each is in the trail as one by itself.
  const presensiId = await correctPresensi(asCall(perbuatan, KOREKSI), {
    karyawanId,
    tanggal,
    penugasanId,
    ...waktu,
    alasan,
  })
  if (presensiId === null) return false
  await tellDikoreksi(perbuatan, karyawanId, { presensiId, olehId: pelaku.penggunaId, tanggal })
  return true
}

/** The day as the work sees it that is put right. */
async function requireHariKerja(tx: Tx, koreksi: Koreksi): Promise<HariKerja<Hari>> {
  const { karyawanId, tanggal, penugasanId, checkIn, checkOut } = koreksi
  const hari = await requireHari(tx, karyawanId, tanggal)
  if (penugasanId !== undefined) return requirePenugasan(hari, penugasanId)
  return hariTerdekat(
    hari,
    [checkIn, checkOut].filter((saat) => saat !== undefined),
  )
}

async function requireHari(db: Db | Tx, karyawanId: number, tanggal: Tanggal): Promise<Hari> {
  const [hari] = await fetchHariRentang(db, karyawanId, tanggal, tanggal)
  if (hari === undefined) throw invalid({ tanggal: ['Karyawan ini tidak ditempatkan pada tanggal itu.'] })
  return hari
}

function faktaFrom({ fakta, zona, checkIn, checkOut }: Hari): Pick<FaktaKoreksi, 'rencana' | 'zona' | 'ada'> {
  const saat = (kejadian: Kejadian | null) => (kejadian === null ? undefined : Date.parse(kejadian.waktu))
  return { rencana: fakta.rencana, zona, ada: { checkIn: saat(checkIn), checkOut: saat(checkOut) } }
}

/** Clock times have seconds, punches more than that. */
function isSama(ada: Kejadian, waktu: Instan): boolean {
  return Math.floor(Date.parse(ada.waktu) / 1000) === Math.floor(waktu / 1000)
}

async function writeKoreksi(
  { tx, oleh }: PerbuatanAkun,
  { tanggal, shift, penempatan: [utama] }: Hari,
  presensiId: number,
  jenis: JenisKejadian,
  ada: Kejadian | null,
  waktu: Instan,
  alasan: string,
): Promise<void> {
  const kejadian = {
    waktu,
    telat: jenis === 'check_in' ? computeTelat(shift, waktu) : 0,
    lebihAwal: jenis === 'check_out' ? computeLebihAwal(shift, waktu) : 0,
    olehId: oleh,
  }
  if (ada === null)
    await insertKoreksi(
      tx,
      { presensi_id: presensiId, tanggal, jenis, kantor_id: utama.kantor_id },
      kejadian,
      alasan,
    )
  else await updateKoreksi(tx, { id: ada.id, tanggal }, kejadian)
}

function rincian({ checkIn, checkOut }: Hari, catatan: Awaited<ReturnType<typeof fetchCatatan>>): Rincian {
  const waktu = (kejadian: Kejadian | null) =>
    kejadian === null ? null : isoLokal(Date.parse(kejadian.waktu), kejadian.zona_waktu)
  return {
    check_in: waktu(checkIn),
    telat: checkIn?.telat_detik ?? null,
    check_out: waktu(checkOut),
    lebih_awal: checkOut?.lebih_awal_detik ?? null,
    catatan,
  }
}
