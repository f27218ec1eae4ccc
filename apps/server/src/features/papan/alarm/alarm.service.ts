import {
  type KerjaAlarm,
  type SebabReda,
  TAHAP_ALARM,
  instanAlarm,
  sebabReda,
} from '@rekan/domain/papan/alarm'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { fetchKoordinatorLokasi } from '../../penempatan/pengganti.sql.ts'
import { fetchHariOrang } from '../../presensi/hari/hari.banyak.service.ts'
import type { Hari } from '../../presensi/hari/hari.service.ts'
import {
  type Dilihat,
  type Naik,
  insertAlarm,
  listDilihat,
  lockAlarm,
  updateReda,
  updateTahap,
} from './alarm.queries.ts'
import {
  type CalonAlarm,
  type GiliranAlarm,
  fetchAlarmMenit,
  listCalon,
  listDigantikan,
  listKata,
} from './calon.queries.ts'
import { tellAlarm, tellReda } from './kabar.service.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

/** So many days are derived at once. */
const SEKALIGUS = 2000

/** What is due since when: absent, only what stands or had ended is looked at. */
export type Menit = { readonly giliran: GiliranAlarm; readonly sesudah: Instan }

/**
 * Ends the alarms of who came, went on leave or is stood in for, raises those that fell due, and takes to the next step
 * those that nobody has answered. Servers take turns, so that each happens once. Says whether anything changed.
 */
export async function updateAlarm(perbuatan: Perbuatan, menit?: Menit): Promise<boolean> {
  const { tx, saat } = perbuatan
  await lockAlarm(tx)
  const dilihat = await listDilihat(tx, saat)
  const calon = menit === undefined ? [] : await listCalon(tx, menit.giliran, menit.sesudah, saat)
  const kerja = await fetchKerja(tx, [...dilihat.map(hariAlarm), ...calon], saat)
  const reda = await endAlarm(tx, dilihat, kerja, saat)
  const naik = await createAlarm(perbuatan, dilihat, kerja)
  const atasan = menit === undefined ? [] : await updateTahap(tx, 'atasan', saat)
  if (atasan.length > 0) await tellAlarm(perbuatan, atasan, TAHAP_ALARM.atasan)
  const hr = menit === undefined ? [] : await updateTahap(tx, 'hr', saat)
  if (hr.length > 0) await tellAlarm(perbuatan, hr, TAHAP_ALARM.hr)
  const pernah = new Set(dilihat.map(({ id }) => id))
  const berubah = [...reda, ...naik.map(({ id }) => id).filter((id) => pernah.has(id))]
  if (berubah.length > 0) await tellReda(tx, berubah)
  return reda.length + naik.length + atasan.length + hr.length > 0
}

/** A work that people may be missed at, with where it is and why nobody is, null where somebody is. */
type Kerja = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  readonly kantorId: number
  readonly penugasan: Hari['penugasan'][number]
  readonly mulai: Instan
  readonly selesai: Instan
  readonly toleransi: number
  readonly sebab: SebabReda | null
}

function kunci(karyawanId: number, tanggal: Tanggal, mulai: Instan): string {
  return `${karyawanId} ${tanggal} ${mulai}`
}

function hariAlarm({ karyawan_id, tanggal }: Dilihat): CalonAlarm {
  return { karyawanId: karyawan_id, tanggal }
}

/** The works of some days by person, date and start, as the one source of a day has them. */
async function fetchKerja(
  tx: Tx,
  semua: readonly CalonAlarm[],
  saat: Instan,
): Promise<ReadonlyMap<string, Kerja>> {
  const pasangan = [...new Map(semua.map((satu) => [`${satu.karyawanId} ${satu.tanggal}`, satu])).values()]
  const kerja = new Map<string, Kerja>()
  for (let ke = 0; ke < pasangan.length; ke += SEKALIGUS) {
    const sebagian = pasangan.slice(ke, ke + SEKALIGUS)
    const hari = await fetchHariOrang(tx, sebagian, saat)
    const kata = new Set((await listKata(tx, sebagian)).map((satu) => `${satu.karyawanId} ${satu.tanggal}`))
    const ids = hari.flatMap((satu) => satu?.penugasan.flatMap(({ id }) => id ?? []) ?? [])
    const digantikan = await listDigantikan(tx, ids)
    for (const [urut, satu] of hari.entries()) {
      const siapa = sebagian[urut]
      if (satu === null || siapa === undefined) continue
      for (const ini of kerjaHari(
        siapa,
        satu,
        { kata: kata.has(`${siapa.karyawanId} ${siapa.tanggal}`), digantikan },
        saat,
      ))
        kerja.set(kunci(ini.karyawanId, ini.tanggal, ini.mulai), ini)
    }
  }
  return kerja
}

type Keadaan = { readonly kata: boolean; readonly digantikan: ReadonlySet<number> }

function kerjaHari(
  { karyawanId, tanggal }: CalonAlarm,
  { fakta, penugasan: semua, penempatan: [utama] }: Hari,
  { kata, digantikan }: Keadaan,
  saat: Instan,
): Kerja[] {
  return semua.flatMap((penugasan) => {
    const { rencana, checkIn, id, kantor } = penugasan
    if (rencana.shift === null) return []
    const { mulai, selesai, toleransi } = rencana.shift
    const sebagai: KerjaAlarm = {
      rencana,
      masuk: checkIn === null ? null : Date.parse(checkIn.waktu),
      izin: fakta.izin,
      kata,
      digantikan: id !== null && digantikan.has(id),
    }
    const kantorId = kantor?.kantor_id ?? utama.kantor_id
    return [
      {
        karyawanId,
        tanggal,
        kantorId,
        penugasan,
        mulai,
        selesai,
        toleransi,
        sebab: sebabReda(sebagai, saat),
      },
    ]
  })
}

/** Ends what has a reason to end, and gives another reason to what had ended for one that is none any more. */
async function endAlarm(
  tx: Tx,
  dilihat: readonly Dilihat[],
  kerja: ReadonlyMap<string, Kerja>,
  saat: Instan,
): Promise<number[]> {
  const reda: number[] = []
  for (const { id, karyawan_id, tanggal, mulai, sebab: semula } of dilihat) {
    const ini = kerja.get(kunci(karyawan_id, tanggal, mulai))
    const sebab = ini === undefined ? 'bebas' : ini.sebab
    if (sebab === null || (sebab === semula && sebab !== 'datang')) continue
    const checkIn = sebab === 'datang' ? (ini?.penugasan.checkIn ?? null) : null
    const datang = checkIn && { kejadian_id: checkIn.id, datang_pada: Date.parse(checkIn.waktu) }
    await updateReda(tx, { id, sebab, kejadian_id: null, datang_pada: null, ...datang }, saat)
    reda.push(id)
  }
  return reda
}

/** Raises what is due and does not stand, and tells who looks after each site. */
async function createAlarm(
  perbuatan: Perbuatan,
  dilihat: readonly Dilihat[],
  kerja: ReadonlyMap<string, Kerja>,
): Promise<readonly Naik[]> {
  const { tx, saat } = perbuatan
  const menyala = new Set(
    dilihat
      .filter(({ sebab }) => sebab === null)
      .map((satu) => kunci(satu.karyawan_id, satu.tanggal, satu.mulai)),
  )
  const menit = await fetchAlarmMenit(tx)
  const jatuh = [...kerja]
    .filter(
      ([nama, satu]) =>
        satu.sebab === null && !menyala.has(nama) && saat >= instanAlarm(satu, menit.get(satu.kantorId) ?? 0),
    )
    .map(([, satu]) => satu)
  if (jatuh.length === 0) return []
  const koordinator = await fetchKoordinatorLokasi(tx, [...new Set(jatuh.map((satu) => satu.kantorId))], saat)
  const tahapOf = (kantorId: number) => (koordinator.has(kantorId) ? TAHAP_ALARM.lokasi : TAHAP_ALARM.hr)
  const naik = await insertAlarm(
    tx,
    jatuh.map(({ karyawanId, tanggal, kantorId, mulai, selesai, penugasan }) => ({
      karyawan_id: karyawanId,
      tanggal,
      mulai: new Date(mulai),
      selesai: new Date(selesai),
      kantor_id: kantorId,
      pos_id: penugasan.posId,
      naik_pada: new Date(saat),
      tahap: tahapOf(kantorId),
    })),
  )
  for (const satu of [TAHAP_ALARM.lokasi, TAHAP_ALARM.hr]) {
    const diberitahu = naik.filter(({ kantor_id }) => tahapOf(kantor_id) === satu)
    if (diberitahu.length > 0) await tellAlarm(perbuatan, diberitahu, satu)
  }
  return naik
}
