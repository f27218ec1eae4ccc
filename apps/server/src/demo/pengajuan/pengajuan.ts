import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { HariMentah } from '../../features/presensi/hari/hari.sql.ts'
import { hariPada } from '../../features/presensi/hari/hari.service.ts'
import type { Tx } from '../../platform/db.ts'
import { CUTI_TAHUNAN, type PengajuanDemo, planAbsensi, planSakit } from './absensi.ts'
import { KODE_KOORDINATOR, KODE_LUPA } from '../orang/akun.ts'
import { insertBanyak } from '../banyak.ts'
import { type Tim, planBerkala } from '../hari/berkala.ts'
import { approveCuti } from './cuti.ts'
import { planRoster } from '../orang/jadwal.ts'
import { planLembur } from './lembur.ts'
import type { OrangDemo } from '../orang/orang.ts'
import { PALING_JAUH, type Rentang, hariDalam } from '../hari/rentang.ts'

/**
 * Brings rosters, requests and overtime from one moment to another: what has been filed since appears, what has been
 * decided since is decided, unless somebody was faster. Gives how many rows that were.
 */
export async function seedPengajuan(tx: Tx, semua: readonly OrangDemo[], rentang: Rentang): Promise<number> {
  const hari = hariDalam(addHari(rentang.dari, -2 * PALING_JAUH), rentang.sampai)
  const tim = timPada(semua)
  const rencana = semua.map((orang) => ({ orang, ...planOrang(orang, hari, tim) }))
  const roster = rencana.flatMap((r) => r.roster).filter((p) => isBaru(p.tampak, rentang))
  const jadwal = roster.filter(({ baris }) => baris.tanggal >= rentang.dari).map(({ baris }) => baris)
  await insertBanyak(tx, 'jadwal_pengganti', jadwal)

  const absensi = rencana.flatMap(({ orang, absensi: milik }) =>
    milik.filter((p) => (isKoreksi(p) ? isBerjalan(p, rentang) : isTerkait(p, orang, rentang))),
  )
  const lembur = rencana.flatMap((r) => r.lembur).filter(({ baris }) => baris.tanggal >= rentang.dari)
  const berubah =
    (await createMenyusul(tx, 'absensi', absensi, rentang)) +
    (await createMenyusul(tx, 'lembur', lembur, rentang))
  const baru = ({ tampak, diputus }: PengajuanDemo<'absensi'>) =>
    diputus <= rentang.sampai && (isBaru(tampak, rentang) || isBaru(diputus, rentang))
  await approveCuti(
    tx,
    absensi.filter((p) => isDariBuku(p) && baru(p)),
  )
  return jadwal.length + berubah
}

/**
 * The people of the coordinator by whose account the demo is tried, as they are on a day, but those by whose accounts it
 * is tried as well.
 */
function timPada(semua: readonly OrangDemo[]): Tim {
  const koordinatorId = semua.find(({ kode }) => kode === KODE_KOORDINATOR)?.penggunaId
  return (tanggal) =>
    semua
      .filter(({ mentah, khusus, kode }) => {
        const kepada = hariPada(tanggal, mentah)?.penempatan[0].koordinator_id
        return kepada === koordinatorId && !khusus && kode !== KODE_LUPA
      })
      .map(({ kode }) => kode)
}

function isKoreksi({ baris }: PengajuanDemo<'absensi'>): boolean {
  return baris.jenis_izin === 'KOREKSI_PRESENSI'
}

/** A correction is about a day gone by: it is filed and decided long after. */
function isBerjalan({ baris, tampak, diputus }: PengajuanDemo<'absensi'>, rentang: Rentang): boolean {
  const isPertama = !Number.isFinite(rentang.sejak)
  return isPertama
    ? baris.tanggal_selesai >= rentang.dari
    : isBaru(tampak, rentang) || isBaru(diputus, rentang)
}

/** About days that are not gone by; nobody asks for days on which they came. */
function isTerkait({ baris, tampak }: PengajuanDemo<'absensi'>, orang: OrangDemo, rentang: Rentang): boolean {
  const { tanggal_mulai: mulai, tanggal_selesai: selesai } = baris
  return selesai >= rentang.dari && !(isBaru(tampak, rentang) && isHadir(orang.mentah, mulai, selesai))
}

/** Approved annual leave takes its days from the ledger. */
function isDariBuku({ baris, status }: PengajuanDemo<'absensi' | 'lembur'>): boolean {
  return status === 'disetujui' && 'cuti_id' in baris && baris.cuti_id === CUTI_TAHUNAN
}

/** All that a person ever files around a stretch of days; the days themselves decide it, not what stands in the database. */
function planOrang(orang: OrangDemo, hari: readonly Tanggal[], tim: Tim) {
  const polos: OrangDemo = {
    ...orang,
    mentah: { ...orang.mentah, roster: [], izin: [], lembur: [], kejadian: [] },
  }
  const roster = hari.flatMap((tanggal) => planRoster(polos, tanggal) ?? [])
  const rencana: OrangDemo = {
    ...polos,
    mentah: { ...polos.mentah, roster: roster.map(({ baris }) => ({ ...KOSONG, ...baris })) },
  }
  const diajukan = hari.slice(PALING_JAUH)
  const absensi = diajukan.flatMap((tanggal) =>
    [planAbsensi(rencana, tanggal), planBerkala(rencana, tanggal, tim)].filter((p) => p !== null),
  )
  const isIzin = (tanggal: Tanggal) =>
    absensi.some(
      ({ baris, status }) =>
        status === 'disetujui' && baris.tanggal_mulai <= tanggal && tanggal <= baris.tanggal_selesai,
    )
  const lembur = diajukan
    .flatMap((tanggal) => planLembur(rencana, tanggal) ?? [])
    .filter(({ baris }) => !isIzin(baris.tanggal))
  const sakit = hari
    .slice(2 * PALING_JAUH)
    .filter((tanggal) => !isIzin(tanggal) && !lembur.some(({ baris }) => baris.tanggal === tanggal))
    .flatMap((tanggal) => planSakit(rencana, tanggal) ?? [])
  return { roster, absensi: [...absensi, ...sakit], lembur }
}

const KOSONG = { jam_mulai: null, jam_selesai: null }

async function createMenyusul(
  tx: Tx,
  tabel: 'absensi' | 'lembur',
  semua: readonly PengajuanDemo<'absensi' | 'lembur'>[],
  rentang: Rentang,
): Promise<number> {
  const statusKini = (p: PengajuanDemo<'absensi' | 'lembur'>): StatusPengajuan =>
    p.diputus <= rentang.sampai && !isDariBuku(p) ? p.status : 'menunggu'
  const baru = semua.filter(({ tampak }) => isBaru(tampak, rentang))
  await insertBanyak(
    tx,
    tabel,
    baru.map((p) => ({ ...p.baris, ...hasil(p, statusKini(p)) })),
  )
  const diputus = semua.filter(
    (p) => p.tampak <= rentang.sejak && isBaru(p.diputus, rentang) && !isDariBuku(p),
  )
  for (const p of diputus) {
    const { baris } = p
    await tx
      .updateTable(tabel)
      .set(hasil(p, p.status))
      .where('karyawan_id', '=', baris.karyawan_id)
      .where('dibuat_pada', '=', sql<Instan>`${baris.dibuat_pada}`)
      .where('status', '=', 'menunggu')
      .execute()
  }
  return baru.length + diputus.length
}

/** What a status says of who decided or withdrew, and when. */
function hasil({ baris, diputus }: PengajuanDemo<'absensi' | 'lembur'>, status: StatusPengajuan) {
  const pada = new Date(diputus)
  const isDiputus = status === 'disetujui' || status === 'ditolak'
  const isBatal = status === 'dibatalkan'
  return {
    status,
    diputus_oleh_id: isDiputus ? baris.koordinator_id : null,
    diputus_pada: isDiputus ? pada : null,
    dibatalkan_oleh_id: isBatal ? baris.diajukan_oleh_id : null,
    dibatalkan_pada: isBatal ? pada : null,
  }
}

function isBaru(saat: Instan, { sejak, sampai }: Rentang): boolean {
  return sejak < saat && saat <= sampai
}

function isHadir({ kejadian }: HariMentah, mulai: Tanggal, selesai: Tanggal): boolean {
  return kejadian.some(({ tanggal }) => mulai <= tanggal && tanggal <= selesai)
}
