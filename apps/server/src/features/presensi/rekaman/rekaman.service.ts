import { type Pelaku, type Pemilik, may } from '@rekan/domain/akses/akses'
import { judgeHariKoreksi } from '@rekan/domain/presensi/tinjauan/koreksi'
import { judgeWaktuCheckIn, judgeWaktuCheckOut } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { recordLihat } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { PemilikKaryawan } from '../../penempatan/penempatan.queries.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { avatarUrl } from '../../../platform/avatars.ts'
import { fetchHariOrang } from '../hari/hari.banyak.service.ts'
import type { Hari } from '../hari/hari.service.ts'
import {
  fotoPembanding,
  wireHari,
  wireKoreksi,
  wirePenugasan,
  wireRincian,
  wireTempat,
  wireTertarikRinci,
} from './presensi.wire.ts'
import { fetchBuktiKejadian, fetchOrangRekaman, listKoreksi } from './rekaman.queries.ts'
import { findTerkunci } from '../hari/kunci.service.ts'
import { selfieUrl } from '../selfie/selfie.service.ts'
import { fetchTertarik } from '../tarik/tarik.queries.ts'
import type { Kejadian } from '../hari/hari.sql.ts'
import { refuse } from '../presensi.refusals.ts'

type Berkas = Pick<Deps, 'clock' | 'files'>

/**
 * Somebody's attendance day with its evidence, by default their own today, and what the reader may do about it. Throws
 * 404 for whom the reader may not see and for a day without a placement.
 */
export async function showRekaman(
  db: Db | Tx,
  deps: Berkas,
  pelaku: Pelaku,
  karyawanId: number,
  tanggal?: Tanggal,
) {
  return (await readRekaman(db, deps, pelaku, karyawanId, tanggal)).rekaman
}

/** The same, with every photo it shows noted in the audit trail. */
export async function openRekaman(
  db: Db,
  deps: Berkas,
  pelaku: Pelaku,
  karyawanId: number,
  tanggal?: Tanggal,
) {
  const { rekaman, selfie } = await readRekaman(db, deps, pelaku, karyawanId, tanggal)
  const dilihat = [...selfie].map(([objekId, satu]) => ({
    objek: 'presensi_selfie' as const,
    objekId,
    karyawanId: satu.karyawanId,
    rincian: { tanggal: satu.tanggal },
  }))
  await recordLihat(db, pelaku, REKAMAN, dilihat, deps.clock.now())
  return rekaman
}

async function readRekaman(
  db: Db | Tx,
  deps: Berkas,
  pelaku: Pelaku,
  karyawanId: number,
  tanggal: Tanggal | undefined,
) {
  const saat = deps.clock.now()
  // One after the other: in a transaction there is one connection.
  const pemilik = await requirePemilik({ db, pelaku, saat }, REKAMAN, karyawanId, tanggal)
  const orang = (await fetchOrangRekaman(db, [karyawanId])).get(karyawanId)
  const diminta = [tanggal ?? null, null].map((pada) => ({ karyawanId, tanggal: pada }))
  const [hari, hariKini] = await fetchHariOrang(db, diminta, saat)
  if (orang === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  if (!hari) throw refuse('HARI_TIDAK_ADA')
  const ids = [hari.checkIn, hari.checkOut].flatMap((kejadian) => kejadian?.id ?? [])
  const bukti = await fetchBuktiKejadian(db, ids)
  const pembanding = [hari.checkIn, hari.checkOut].flatMap((kejadian) =>
    kejadian ? fotoPembanding(kejadian) : [],
  )
  const ditarik = await fetchTertarik(db, karyawanId, hari.tanggal)
  const tertarikIds = ditarik.map(({ id }) => id)
  const fotoIds = [...ids, ...tertarikIds, ...pembanding.map(({ kejadian_id }) => kejadian_id)]
  const presensiIds = hari.penugasan.flatMap(
    (satu) => satu.checkIn?.presensi_id ?? satu.checkOut?.presensi_id ?? [],
  )
  const koreksi = await listKoreksi(db, presensiIds)
  const selfie = await selfieUrl({ ...deps, db }, pelaku, fotoIds, [
    hari.tanggal,
    ...pembanding.map((foto) => foto.tanggal),
  ])
  const rincian = (kejadian: Kejadian | null) => {
    const buktiIni = kejadian && bukti.get(kejadian.id)
    if (!kejadian || !buktiIni) return null
    const diTempat = pemilik.lokasi?.filter(({ kantorId }) => kantorId === kejadian.kantor_id) ?? []
    const dapatDitinjau =
      kejadian.menunggu_tinjauan && mayReview(pelaku, { ...pemilik, lokasi: diTempat }, kejadian)
    return wireRincian(kejadian, buktiIni, selfie, dapatDitinjau)
  }
  const { avatar, ...karyawan } = orang
  const hariIni = hariKini?.tanggal ?? tanggalLokal(saat, pemilik.zona)
  const rekaman = {
    ...wireHari(hari, saat),
    ...wireTempat(hari),
    id: karyawanId,
    karyawan: { ...karyawan, avatar_url: avatarUrl(deps, avatar, 'kecil', saat) },
    check_in: rincian(hari.checkIn),
    check_out: rincian(hari.checkOut),
    ditarik: ditarik.map((satu) => wireTertarikRinci(satu, selfie.get(satu.id)?.penuh ?? null)),
    koreksi: koreksi.map((satu) => wireKoreksi(satu, hari.zona)),
    penugasan: wirePenugasan(hari, saat),
    hari_ini: hariIni,
    dapat: hakFrom(pelaku, pemilik, hari, hariIni, saat),
    terkunci: await findTerkunci(db, karyawanId, hari.tanggal),
  }
  return { rekaman, selfie }
}

const REKAMAN = 'GET /karyawan/presensi/{id}'

/** As `checkIn`, `checkOut`, `correctByHand` and `correctIstirahat` ask it once more. */
function hakFrom(pelaku: Pelaku, pemilik: PemilikKaryawan, hari: Hari, hariIni: Tanggal, saat: Instan) {
  const { karyawanId, aktif } = pemilik
  const isLain = pelaku.karyawanId !== karyawanId
  const isMewakili = isLain && aktif && hari.tanggal === hariIni
  const fakta = { saat, hari: hari.fakta }
  const ada = { checkIn: hari.checkIn ? Date.parse(hari.checkIn.waktu) : undefined }
  return {
    check_in:
      isMewakili && may(pelaku, 'POST /presensi/check-in', pemilik) && judgeWaktuCheckIn(fakta) === null,
    check_out:
      isMewakili && may(pelaku, 'POST /presensi/check-out', pemilik) && judgeWaktuCheckOut(fakta) === null,
    koreksi:
      isLain &&
      may(pelaku, 'POST /karyawan/presensi/{id}/koreksi', pemilik) &&
      hari.tanggal <= hariIni &&
      judgeHariKoreksi({ rencana: hari.fakta.rencana, ada }) === undefined,
    istirahat:
      isLain &&
      may(pelaku, 'POST /karyawan/presensi/{id}/istirahat', pemilik) &&
      hari.checkIn !== null &&
      (hari.istirahatDicatat || hari.penugasan.some((satu) => satu.istirahat.length > 0)),
  }
}

/** As `reviewKejadian` asks it once more. */
function mayReview(pelaku: Pelaku, pemilik: Pemilik, { oleh_id }: Kejadian): boolean {
  return oleh_id !== pelaku.penggunaId && may(pelaku, 'POST /karyawan/presensi/{id}/tinjauan', pemilik)
}
