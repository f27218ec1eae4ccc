import type { StatusPengajuan } from '@rekan/domain/absensi'
import { type Instan, type Tanggal, tambahHari } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { HariMentah } from '../features/presensi/hari.queries.ts'
import type { Tx } from '../platform/db.ts'
import { type PengajuanDemo, planAbsensi, planSakit } from './absensi.ts'
import { insertBanyak } from './banyak.ts'
import { planPengganti } from './jadwal.ts'
import { planLembur } from './lembur.ts'
import type { OrangDemo } from './orang.ts'
import { PALING_JAUH, type Rentang, hariDalam } from './rentang.ts'

/**
 * Brings rosters, requests and overtime from one moment to another: what has been filed since appears, what has been
 * decided since is decided, unless somebody was faster. Gives how many rows that were.
 */
export async function seedPengajuan(tx: Tx, semua: readonly OrangDemo[], rentang: Rentang): Promise<number> {
  const hari = hariDalam(tambahHari(rentang.dari, -2 * PALING_JAUH), rentang.sampai)
  const rencana = semua.map((orang) => ({ orang, ...planOrang(orang, hari) }))
  const pengganti = rencana.flatMap((r) => r.pengganti).filter((p) => isBaru(p.tampak, rentang))
  const jadwal = pengganti.filter(({ baris }) => baris.tanggal >= rentang.dari).map(({ baris }) => baris)
  await insertBanyak(tx, 'jadwal_pengganti', jadwal)

  const absensi = rencana.flatMap(({ orang, absensi: milik }) =>
    milik.filter(
      ({ baris, tampak }) =>
        baris.tanggal_selesai >= rentang.dari &&
        !(isBaru(tampak, rentang) && isHadir(orang.mentah, baris.tanggal_mulai, baris.tanggal_selesai)),
    ),
  )
  const lembur = rencana.flatMap((r) => r.lembur).filter(({ baris }) => baris.tanggal >= rentang.dari)
  return (
    jadwal.length +
    (await bringUp(tx, 'absensi', absensi, rentang)) +
    (await bringUp(tx, 'lembur', lembur, rentang))
  )
}

/** All that a person ever files around a stretch of days; the days themselves decide it, not what stands in the database. */
function planOrang(orang: OrangDemo, hari: readonly Tanggal[]) {
  const polos: OrangDemo = {
    ...orang,
    mentah: { ...orang.mentah, pengganti: [], izin: [], lembur: [], kejadian: [] },
  }
  const pengganti = hari.flatMap((tanggal) => planPengganti(polos, tanggal) ?? [])
  const rencana: OrangDemo = {
    ...polos,
    mentah: { ...polos.mentah, pengganti: pengganti.map(({ baris }) => ({ ...KOSONG, ...baris })) },
  }
  const diajukan = hari.slice(PALING_JAUH)
  const absensi = diajukan.flatMap((tanggal) => planAbsensi(rencana, tanggal) ?? [])
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
  return { pengganti, absensi: [...absensi, ...sakit], lembur }
}

const KOSONG = { jam_mulai: null, jam_selesai: null }

async function bringUp(
  tx: Tx,
  tabel: 'absensi' | 'lembur',
  semua: readonly PengajuanDemo<'absensi' | 'lembur'>[],
  rentang: Rentang,
): Promise<number> {
  const statusKini = ({ status, diputus }: PengajuanDemo<'absensi' | 'lembur'>): StatusPengajuan =>
    diputus <= rentang.sampai ? status : 'menunggu'
  const baru = semua.filter(({ tampak }) => isBaru(tampak, rentang))
  await insertBanyak(
    tx,
    tabel,
    baru.map((p) => ({ ...p.baris, ...hasil(p, statusKini(p)) })),
  )
  const diputus = semua.filter((p) => p.tampak <= rentang.sejak && isBaru(p.diputus, rentang))
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
