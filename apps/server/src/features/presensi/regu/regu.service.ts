import { type Pelaku, may } from '@rekan/domain/akses/akses'
import { jendelaPresensi } from '@rekan/domain/presensi/hari/presensi'
import { shiftRegu } from '@rekan/domain/presensi/regu'
import { type Instan, isoLokal } from '@rekan/domain/waktu'
import { avatarUrl } from '../../../platform/avatars.ts'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { withPengganti } from '../../penempatan/penempatan.service.ts'
import { fetchHariOrang } from '../hari/hari.banyak.service.ts'
import { PENUGASAN_JADWAL } from '../hari/giliran.service.ts'
import type { Hari } from '../hari/hari.service.ts'
import type { KantorMentah, Kejadian } from '../hari/hari.sql.ts'
import type { PenugasanHari } from '../hari/penugasan.ts'
import { refuse } from '../presensi.refusals.ts'
import { wireKantor, wireRingkasan } from '../rekaman/presensi.wire.ts'
import {
  countFotoMenunggu,
  fetchKodeBukti,
  fetchOrangRegu,
  isPinDiminta,
  listKembar,
} from './regu.queries.ts'
import { type LokasiRegu, listLokasiRegu, listOrangDi } from './saksi.queries.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

type Diminta = { readonly kantor_id?: number | undefined; readonly mulai?: string | undefined }

/** A work that takes punches now, and whose it is. */
type KerjaRegu = {
  readonly karyawanId: number
  readonly kantor: KantorMentah
  readonly mulai: Instan
  readonly selesai: Instan
  readonly satu: PenugasanHari
}

/**
 * The crew of a site and shift, as a witness punches for it; without a site the first where somebody works now. Throws 404 for
 * a site where the caller punches for nobody.
 */
export async function showRegu(
  db: Db,
  deps: Pick<Deps, 'clock' | 'files'>,
  pelaku: Pelaku,
  diminta: Diminta,
) {
  const saat = deps.clock.now()
  const lokasi = await listLokasiRegu({ db, pelaku, saat })
  const { di, kerja } = await pickLokasi({ db, pelaku, saat }, lokasi, diminta.kantor_id)
  const semua = [...Map.groupBy(kerja, ({ mulai }) => mulai).values()].flatMap((regu) => {
    const [pertama] = regu
    return pertama ? [{ mulai: pertama.mulai, selesai: Math.max(...regu.map((k) => k.selesai)), regu }] : []
  })
  const dipilih =
    diminta.mulai === undefined
      ? shiftRegu(semua, saat)
      : semua.find(({ mulai }) => mulai === Date.parse(diminta.mulai ?? ''))
  const regu = dipilih?.regu ?? []
  const kejadian = regu.flatMap(({ satu }) => [satu.checkIn, satu.checkOut].flatMap((k) => k?.id ?? []))
  const [orang, bukti, kembar, fotoMenunggu] = [
    await fetchOrangRegu(
      db,
      regu.map(({ karyawanId }) => karyawanId),
    ),
    await fetchKodeBukti(db, kejadian),
    await listKembar(db, kejadian),
    await countFotoMenunggu(db, kejadian),
  ]
  const zona = di?.zona_waktu ?? 'WIB'
  const kantor = kerja[0]?.kantor ?? null
  return {
    lokasi: lokasi.map(({ id, nama, zona_waktu }) => ({ id, nama, zona_waktu })),
    kantor: kantor && wireKantor(kantor),
    pin: di !== undefined && (await isPinDiminta(db, di.id)),
    shift: semua
      .toSorted((a, b) => a.mulai - b.mulai)
      .map(({ mulai, selesai, regu: isi }) => ({
        mulai: isoLokal(mulai, zona),
        selesai: isoLokal(selesai, zona),
        orang: isi.length,
        masuk: isi.filter(({ satu }) => satu.checkIn !== null).length,
        pulang: isi.filter(({ satu }) => satu.checkOut !== null).length,
      })),
    mulai: dipilih === undefined ? null : isoLokal(dipilih.mulai, zona),
    orang: orang.flatMap(({ avatar, ...siapa }) => {
      const milik = regu.find(({ karyawanId }) => karyawanId === siapa.id)
      if (milik === undefined) return []
      const wire = (k: Kejadian | null) =>
        k && { ...wireRingkasan(k), tanda_bukti: siapa.punya_akun ? null : (bukti.get(k.id) ?? null) }
      return [
        {
          ...siapa,
          avatar_url: avatarUrl(deps, avatar, 'kecil', saat),
          penugasan_id: milik.satu.id ?? PENUGASAN_JADWAL,
          sendiri: siapa.id === pelaku.karyawanId,
          check_in: wire(milik.satu.checkIn),
          check_out: wire(milik.satu.checkOut),
        },
      ]
    }),
    kembar,
    foto_menunggu: fotoMenunggu,
  }
}

async function pickLokasi(
  pandangan: Pandangan,
  lokasi: readonly LokasiRegu[],
  kantorId: number | undefined,
): Promise<{ readonly di: LokasiRegu | undefined; readonly kerja: readonly KerjaRegu[] }> {
  if (kantorId !== undefined) {
    const di = lokasi.find(({ id }) => id === kantorId)
    if (di === undefined) throw refuse('REGU_TIDAK_ADA')
    return { di, kerja: await listKerja(pandangan, di) }
  }
  for (const di of lokasi.slice(0, DICOBA)) {
    const kerja = await listKerja(pandangan, di)
    if (kerja.length > 0) return { di, kerja }
  }
  return { di: lokasi[0], kerja: [] }
}

/** Of many sites, so many are looked at for one where somebody works now. */
const DICOBA = 5

/** The works of a site that take punches now, of whom the caller may punch for. */
async function listKerja(pandangan: Pandangan, di: LokasiRegu): Promise<KerjaRegu[]> {
  const { db, pelaku, saat } = pandangan
  const ids = await listOrangDi(pandangan, di)
  const lengkapi = await withPengganti(pandangan)
  const hari = await fetchHariOrang(
    db,
    ids.map((karyawanId) => ({ karyawanId, tanggal: null })),
    saat,
  )
  return ids.flatMap((karyawanId, ke) => {
    const satu = hari[ke]
    if (!satu) return []
    const koordinatorIds = satu.penempatan.flatMap((p) => p.koordinator_id ?? [])
    const pemilik = lengkapi({ karyawanId, koordinatorIds, kantorId: satu.penempatan[0].kantor_id }, [di.id])
    if (!di.semua && !may(pelaku, 'POST /presensi/check-in', pemilik)) return []
    return kerjaDi(karyawanId, satu, di.id, saat)
  })
}

function kerjaDi(karyawanId: number, hari: Hari, kantorId: number, saat: Instan): KerjaRegu[] {
  if (hari.fakta.izin !== null) return []
  const kerja = hari.penugasan.flatMap((satu): KerjaRegu[] => {
    const kantor = satu.kantor ?? hari.penempatan[0]
    const { shift } = satu.rencana
    const jendela = jendelaPresensi(satu.rencana)
    const isBuka = jendela !== null && jendela.buka <= saat && saat <= jendela.tutup
    if (kantor.kantor_id !== kantorId || shift === null || !isBuka || satu.pengganti?.sejak != null) return []
    return [{ karyawanId, kantor, mulai: shift.mulai, selesai: shift.selesai, satu }]
  })
  return kerja
}
