import { lingkup } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { isTukarOtomatis } from '@rekan/domain/penggantian/tukar'
import { type Instan, hariTimur } from '@rekan/domain/waktu'
import { type Tx, pgConstraint } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { listTertahan } from '../auth/akun/dibuka.service.ts'
import { tell, tellHr } from '../notifikasi/notifikasi.service.ts'
import { listKoordinator, requirePemilik } from '../penempatan/penempatan.service.ts'
import { recordSel } from '../roster/roster.service.ts'
import { cancelPenugasan, findAkun, insertPengganti } from './penggantian.queries.ts'
import { refuse } from './penggantian.refusals.ts'
import {
  type KerjaTukar,
  type TukarBaris,
  insertTukar,
  isDitukar,
  listKerja,
  listKerjaDepan,
  listMenunggu,
  listTukarSaya,
  lockTukar,
  updateTukar,
} from './tukar.queries.ts'
import { judgeTukar, requireTanpaPenolakan } from './tukar.syarat.service.ts'
import { fetchKerjaLama, kalimatTukar, wireKerjaTukar, wireTukar } from './tukar.wire.ts'
import {
  type Pandangan,
  type Perbuatan,
  type PerbuatanPelaku,
  publish,
  record,
} from '../../platform/perbuatan.ts'

/** One's own works that may be swapped, and those of colleagues that they may be swapped for. */
export async function showDapatDitukar({ db, pelaku: { karyawanId }, saat }: Pandangan) {
  const semua = karyawanId === null ? [] : await listKerjaDepan(db, karyawanId, saat)
  const bebas = semua.filter(({ terikat }) => !terikat).map(wireKerjaTukar)
  return {
    sendiri: bebas.filter(({ orang }) => orang.id === karyawanId),
    rekan: bebas.filter(({ orang }) => orang.id !== karyawanId),
  }
}

/** One's own swaps, and those one is asked for, the latest first. */
export async function showTukarSaya({ db, pelaku: { karyawanId }, saat }: Pandangan) {
  if (karyawanId === null) return []
  return wireTukar(db, await listTukarSaya(db, karyawanId, saat), karyawanId)
}

/** Swaps that wait for the caller's decision, each with what a roster would warn of. */
export async function showMenunggu({ db, pelaku, saat }: Pandangan) {
  const semua = await listMenunggu(db, lingkup(pelaku, 'GET /kelola/tukar'), saat)
  const wire = await wireTukar(db, semua, pelaku.karyawanId)
  const kerja = await fetchKerjaLama(db, semua)
  return Promise.all(
    semua.map(async (tukar, ke) => {
      const [satu, lain] = [kerja.get(tukar.penugasan_id), kerja.get(tukar.rekan_penugasan_id)]
      const hasil = satu && lain ? await judgeTukar(db, satu, lain, saat) : null
      return {
        ...(wire[ke] as NonNullable<(typeof wire)[number]>),
        peringatan: hasil === null ? [] : [...hasil.penolakan, ...hasil.peringatan],
      }
    }),
  )
}

/**
 * Asks a colleague to swap. Throws 422 at the field for a work that is none of
 * one's own or of a colleague's at one's sites, or has begun, 409 for one that is part of another swap, 422 with the
 * roster's codes for what it would refuse.
 */
export async function createTukar(
  perbuatan: PerbuatanPelaku,
  {
    penugasan_id,
    rekan_penugasan_id,
    alasan,
  }: { penugasan_id: number; rekan_penugasan_id: number; alasan: string | null },
): Promise<number> {
  const { tx, pelaku, saat } = perbuatan
  const { karyawanId } = pelaku
  const terlihat = karyawanId === null ? [] : await listKerjaDepan(tx, karyawanId, saat)
  const cari = (nomor: number) => terlihat.find(({ id }) => id === nomor)
  const TIDAK_ADA = 'Jadwal ini tidak ada, atau tidak dapat ditukar.'
  if (karyawanId === null || cari(penugasan_id)?.karyawan_id !== karyawanId)
    throw invalid({ penugasan_id: [TIDAK_ADA] })
  if (cari(rekan_penugasan_id) === undefined) throw invalid({ rekan_penugasan_id: [TIDAK_ADA] })
  const { satu, lain } = await holdKerja(tx, penugasan_id, rekan_penugasan_id, saat)
  if (satu.karyawan_id === lain.karyawan_id) throw refuse('TUKAR_SENDIRI')
  if (await isDitukar(tx, [penugasan_id, rekan_penugasan_id])) throw refuse('TUKAR_TERBUKA')
  requireTanpaPenolakan(await judgeTukar(tx, satu, lain, saat))
  const id = await insertTukar(tx, {
    pemohon_id: satu.karyawan_id,
    penugasan_id,
    rekan_id: lain.karyawan_id,
    rekan_penugasan_id,
    alasan,
    dibuat_pada: new Date(saat),
  })
  await record(perbuatan, 'karyawan', satu.karyawan_id, { sesudah: { tukar: id, dengan: lain.nama } })
  await tellOrang(perbuatan, lain.karyawan_id, {
    jenis: 'TUKAR_DIMINTA',
    detailId: id,
    judul: 'Permintaan tukar jadwal',
    isi: `${satu.nama} ingin menukar ${kalimatTukar(satu)} dengan ${kalimatTukar(lain)}. Buka Jadwal Kerja untuk menjawab.`,
  })
  return id
}

/**
 * The colleague accepts: it waits for a coordinator, or passes by itself where the company lets it. Throws as above, and 403 where who
 * asks has opened the colleague's account.
 */
export async function agreeTukar(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const tukar = await requireTukar(tx, id, 'DIMINTA')
  if (tukar.rekan_id !== pelaku.karyawanId) throw refuse('TUKAR_TIDAK_ADA')
  const dibukakan = (await listTertahan(perbuatan, [tukar.pemohon_id])).get(tukar.pemohon_id)
  if (dibukakan !== undefined) throw dibukakan
  const { satu, lain } = await holdKerja(tx, tukar.penugasan_id, tukar.rekan_penugasan_id, saat)
  const hasil = await judgeTukar(tx, satu, lain, saat)
  requireTanpaPenolakan(hasil)
  const { tukar_otomatis } = await readPengaturan(tx, hariTimur(saat))
  await updateTukar(tx, id, { status: 'DITERIMA', dijawab_pada: new Date(saat) })
  await record(perbuatan, 'karyawan', satu.karyawan_id, {
    sesudah: {
      tukar: id,
      diterima: lain.nama,
    },
  })
  const sisi = ({ pos_id: posId }: KerjaTukar) => ({ posId, peringatan: hasil.peringatan.length })
  if (isTukarOtomatis(tukar_otomatis, sisi(satu), sisi(lain))) {
    await applyTukar(perbuatan, id, satu, lain, null)
    return
  }
  const [atasan, atasanRekan] = [
    await listKoordinator(tx, satu.karyawan_id, saat),
    await listKoordinator(tx, lain.karyawan_id, saat),
  ]
  const kepada = atasan.filter((akun) => atasanRekan.includes(akun))
  const kabar = {
    jenis: 'TUKAR_MENUNGGU',
    detailId: id,
    judul: 'Tukar jadwal menunggu keputusan',
    isi: `${satu.nama} dan ${lain.nama} sepakat menukar ${kalimatTukar(satu)} dengan ${kalimatTukar(lain)}.`,
  } as const
  // Who coordinates one of them alone has no say over the other.
  if (kepada.length > 0) await tell(perbuatan, { kepada, ...kabar })
  else await tellHr(perbuatan, [satu.karyawan_id, lain.karyawan_id], kabar)
}

/** Says no as the colleague, or takes one's own back while nobody has decided. Throws 404, 409 as above. */
export async function endTukar(
  perbuatan: PerbuatanPelaku,
  id: number,
  status: 'DITOLAK_REKAN' | 'DIBATALKAN',
): Promise<void> {
  const {
    tx,
    pelaku: { karyawanId },
    saat,
  } = perbuatan
  const tukar = await lockTukar(tx, id)
  const [milik, lain] =
    status === 'DIBATALKAN' ? [tukar?.pemohon_id, tukar?.rekan_id] : [tukar?.rekan_id, tukar?.pemohon_id]
  if (tukar === undefined || milik !== karyawanId || lain === undefined) throw refuse('TUKAR_TIDAK_ADA')
  const isTerbuka = tukar.status === 'DIMINTA' || (status === 'DIBATALKAN' && tukar.status === 'DITERIMA')
  if (!isTerbuka) throw refuse('TUKAR_DITUTUP')
  await updateTukar(tx, id, { status, dijawab_pada: new Date(saat) })
  await record(perbuatan, 'karyawan', tukar.pemohon_id, { sesudah: { tukar: id, status } })
  await tellOrang(perbuatan, lain, {
    jenis: 'TUKAR_DIJAWAB',
    detailId: id,
    judul: status === 'DIBATALKAN' ? 'Permintaan tukar dibatalkan' : 'Tukar jadwal ditolak',
    isi: 'Jadwal Anda tetap seperti semula.',
  })
}

/**
 * Approves a swap: both works change in one transaction, or neither. Throws 404 for who may not decide it, 403 for one's
 * own, 409 for one that is decided or whose works have changed since, 422 with the roster's codes.
 */
export async function approveTukar(perbuatan: PerbuatanPelaku, id: number): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const tukar = await requireTukarTerbuka(perbuatan, id)
  const { satu, lain } = await holdKerja(tx, tukar.penugasan_id, tukar.rekan_penugasan_id, saat)
  requireTanpaPenolakan(await judgeTukar(tx, satu, lain, saat))
  await applyTukar(perbuatan, id, satu, lain, pelaku.penggunaId)
  await record(perbuatan, 'karyawan', tukar.pemohon_id, { sesudah: { tukar: id, disetujui: true } })
}

/** Refuses a swap with the reason, which both are told. Throws 404, 403 and 409 as `approveTukar`. */
export async function rejectTukar(perbuatan: PerbuatanPelaku, id: number, alasan: string): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const tukar = await requireTukarTerbuka(perbuatan, id)
  await updateTukar(tx, id, {
    status: 'DITOLAK',
    diputus_oleh_id: pelaku.penggunaId,
    diputus_pada: new Date(saat),
    alasan_putusan: alasan,
  })
  for (const orang of [tukar.pemohon_id, tukar.rekan_id])
    await tellOrang(perbuatan, orang, {
      jenis: 'TUKAR_DIPUTUSKAN',
      detailId: id,
      judul: 'Tukar jadwal tidak disetujui',
      isi: `Jadwal Anda tetap seperti semula. Alasan: ${alasan}`,
    })
  await record(perbuatan, 'karyawan', tukar.pemohon_id, { sesudah: { tukar: id, disetujui: false, alasan } })
}

/** The agreed swap of two others, both within the reader's reach. */
async function requireTukarTerbuka(perbuatan: PerbuatanPelaku, id: number) {
  const { tx, pelaku, tindakan } = perbuatan
  const tukar = await requireTukar(tx, id, 'DITERIMA')
  if ([tukar.pemohon_id, tukar.rekan_id].some((orang) => isSendiri(pelaku, orang)))
    throw refuse('TUKAR_PUTUS_SENDIRI')
  for (const orang of [tukar.pemohon_id, tukar.rekan_id]) await requirePemilik(perbuatan, tindakan, orang)
  return tukar
}

/** Each does the other's work from now on; their rosters grow a version, and both are told. */
async function applyTukar(
  perbuatan: Perbuatan,
  id: number,
  satu: KerjaTukar,
  lain: KerjaTukar,
  olehId: number | null,
): Promise<void> {
  const { tx, saat } = perbuatan
  for (const kerja of [satu, lain]) await cancelPenugasan(tx, kerja.id, saat)
  try {
    for (const [kerja, karyawan_id] of [
      [satu, lain.karyawan_id],
      [lain, satu.karyawan_id],
    ] as const)
      await insertPengganti(tx, {
        karyawan_id,
        tanggal: kerja.tanggal,
        kantor_id: kerja.kantor_id,
        pos_id: kerja.pos_id,
        jenis_shift_id: kerja.jenis_shift_id,
        mulai: new Date(kerja.mulai),
        selesai: new Date(kerja.selesai),
        toleransi_detik: kerja.toleransi_detik,
        istirahat_detik: kerja.istirahat_detik,
        istirahat_sesudah_detik: kerja.istirahat_sesudah_detik,
        asal: 'tukar',
        dibuat_pada: new Date(saat),
      })
  } catch (error) {
    if (pgConstraint(error) !== 'penugasan_tidak_bertumpuk') throw error
    throw refuse('TUMPANG_TINDIH', { kalimat: 'Salah satu dari keduanya sudah bekerja pada jam itu.' })
  }
  await updateTukar(tx, id, { status: 'DISETUJUI', diputus_oleh_id: olehId, diputus_pada: new Date(saat) })
  const pengguna = olehId ?? (await findAkun(tx, lain.karyawan_id))
  for (const kantorId of [...new Set([satu.kantor_id, lain.kantor_id])].toSorted((a, b) => a - b))
    if (pengguna !== undefined)
      await recordSel(
        tx,
        kantorId,
        [satu, lain].flatMap(({ tanggal }) =>
          [satu.karyawan_id, lain.karyawan_id].map((karyawan_id) => ({ karyawan_id, tanggal })),
        ),
        pengguna,
        saat,
      )
  for (const [orang, dapat] of [
    [satu.karyawan_id, lain],
    [lain.karyawan_id, satu],
  ] as const) {
    publish(perbuatan, 'presensi', orang)
    await tellOrang(perbuatan, orang, {
      jenis: 'TUKAR_DIPUTUSKAN',
      detailId: id,
      judul: 'Tukar jadwal disetujui',
      isi: `Jadwal Anda sekarang ${kalimatTukar(dapat)}.`,
    })
  }
}

async function requireTukar(tx: Tx, id: number, status: TukarBaris['status']): Promise<TukarBaris> {
  const tukar = await lockTukar(tx, id)
  if (tukar === undefined) throw refuse('TUKAR_TIDAK_ADA')
  if (tukar.status !== status) throw refuse('TUKAR_DITUTUP')
  return tukar
}

/** Both works, held. Throws 409 for one that is none any more, that has begun, or that others hang on. */
async function holdKerja(tx: Tx, id: number, rekanId: number, saat: Instan) {
  const semua = await listKerja(tx, [id, rekanId])
  const [satu, lain] = [semua.find((k) => k.id === id), semua.find((k) => k.id === rekanId)]
  if (satu === undefined || lain === undefined) throw refuse('TUKAR_TERLAMBAT')
  const isLewat = [satu, lain].some(({ mulai, terikat }) => Date.parse(mulai) <= saat || terikat)
  if (isLewat) throw refuse('TUKAR_TERLAMBAT')
  return { satu, lain }
}

async function tellOrang(
  perbuatan: Perbuatan,
  karyawanId: number,
  kabar: Omit<Parameters<typeof tell>[1], 'kepada'>,
): Promise<void> {
  const { tx } = perbuatan
  const akun = await findAkun(tx, karyawanId)
  if (akun !== undefined) await tell(perbuatan, { kepada: [akun], ...kabar })
}
