import type { Tindakan } from '@rekan/domain/akses/tabel'
import { type Instan, type Tanggal, formatJam, isoLokal, jamLokal } from '@rekan/domain/waktu'
import { invalid } from '../../platform/errors.ts'
import { requirePemilik } from '../penempatan/penempatan.service.ts'
import { type Hari, fetchHariRentang } from '../presensi/hari/hari.service.ts'
import type { KantorMentah } from '../presensi/hari/hari.sql.ts'
import { findNama } from './penggantian.queries.ts'
import { refuse } from './penggantian.refusals.ts'
import type { Pandangan } from '../../platform/perbuatan.ts'

const SEMENIT_MS = 60_000

type PenugasanHari = Hari['penugasan'][number]

/** A work of a person's day, by its start where the day has several. */
export type AlamatKerja = {
  readonly karyawanId: number
  readonly tanggal: Tanggal
  readonly mulai?: string | undefined
}

/** Somebody's work that another may take over. */
export type KerjaDiganti = {
  readonly karyawanId: number
  readonly nama: string
  readonly hari: Hari
  readonly penugasan: PenugasanHari
  /** Where it is to be worked */
  readonly kantor: KantorMentah
  /** From the later of its start and the minute of now on */
  readonly mulai: Instan
  readonly selesai: Instan
}

/**
 * Looks a work up for whoever may have it taken over. Throws 404 for somebody the caller may not do it for, 422 at `mulai`
 * where the day has several and none is named, 409 for a work that is none or over.
 */
export async function openKerja(
  pandangan: Pandangan,
  tindakan: Tindakan,
  { karyawanId, tanggal, mulai }: AlamatKerja,
): Promise<KerjaDiganti> {
  const { db, saat } = pandangan
  await requirePemilik(pandangan, tindakan, karyawanId, tanggal)
  const [hari] = await fetchHariRentang(db, karyawanId, tanggal, tanggal)
  if (hari === undefined) throw refuse('KERJA_TIDAK_ADA')
  return kerjaFrom(hari, pickKerja(hari, mulai), karyawanId, await findNama(db, karyawanId), saat)
}

function pickKerja(hari: Hari, mulai: string | undefined): PenugasanHari {
  const semua = hari.penugasan.filter(({ rencana }) => rencana.shift !== null)
  if (mulai === undefined && semua.length > 1) {
    const jam = semua.map(({ rencana, kantor }) =>
      formatJam(jamLokal(rencana.shift?.mulai ?? 0, kantor?.zona_waktu ?? hari.zona)).slice(0, 5),
    )
    throw invalid({
      mulai: [`Hari itu berisi beberapa pekerjaan, mulai ${jam.join(', ')}. Sebutkan yang mana.`],
    })
  }
  const dipilih =
    mulai === undefined ? semua[0] : semua.find(({ rencana }) => rencana.shift?.mulai === Date.parse(mulai))
  if (dipilih === undefined) throw refuse('KERJA_TIDAK_ADA')
  return dipilih
}

/** A work of a day as another may take it over. Throws 409 for one without hours or over. */
export function kerjaFrom(
  hari: Hari,
  penugasan: PenugasanHari,
  karyawanId: number,
  nama: string,
  saat: Instan,
): KerjaDiganti {
  const { shift } = penugasan.rencana
  if (shift === null) throw refuse('KERJA_TIDAK_ADA')
  if (shift.selesai <= saat) throw refuse('KERJA_SELESAI')
  const kantor = penugasan.kantor ?? hari.penempatan[0]
  const mulai = Math.max(shift.mulai, saat - (saat % SEMENIT_MS))
  return { karyawanId, nama, hari, penugasan, kantor, mulai, selesai: shift.selesai }
}

/** The work as it crosses the wire, by its planned span. */
export function wireKerja({ hari, penugasan, kantor }: KerjaDiganti) {
  const { shift } = penugasan.rencana
  const pada = (saat: Instan) => isoLokal(saat, kantor.zona_waktu)
  return {
    tanggal: hari.tanggal,
    mulai: pada(shift?.mulai ?? 0),
    selesai: pada(shift?.selesai ?? 0),
    kantor: { id: kantor.kantor_id, nama: kantor.kantor_nama },
    pos: penugasan.pos && { id: penugasan.pos.id, nama: penugasan.pos.nama },
  }
}
