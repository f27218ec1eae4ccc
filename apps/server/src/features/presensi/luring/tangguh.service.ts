import type { FotoSama } from '@rekan/domain/presensi/hari/presensi'
import type { KodeZona, Tanggal } from '@rekan/domain/waktu'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { DomainError } from '../../../platform/errors.ts'
import type { ReceivedFile } from '../../../platform/form.ts'
import type { Deferred } from '../../../platform/http.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import type { PerbuatanPelaku } from '../../../platform/perbuatan.ts'
import type { WaktuPunch } from './bukti.service.ts'

/** A punch that is not recorded as one: somebody decides on it. */
export type PunchTangguh = {
  readonly karyawanId: number
  readonly jenis: JenisKejadian
  readonly tanggal: Tanggal
  readonly zona: KodeZona
  /** Of which of the day's works; null: the one that follows from the week */
  readonly penugasanId: number | null
  readonly koordinatorId: number | null
  readonly keterangan: string
  readonly waktu: WaktuPunch
  /** Of its photo as it was sent */
  readonly sha256: Buffer
  /** Somebody else's punch that this very photo was made for */
  readonly fotoLain: FotoSama | null
  /** What it is refused with where nothing of its work waits already; null: it waits by itself */
  readonly penolakan: DomainError | null
}

/** Ends a punch's transaction, of which nothing is written: what it brought is to wait as a request. */
export class Ditangguhkan extends Error {
  override readonly name = 'Ditangguhkan'
  readonly punch: PunchTangguh

  constructor(punch: PunchTangguh) {
    super('a punch waits for a decision')
    this.punch = punch
  }
}

/** Files a punch as a request for a correction, with its photo, as the answer 202 of its call. */
export type FileTangguh = (
  pelaku: Pelaku,
  punch: PunchTangguh,
  foto: ReceivedFile,
  write: <T>(work: (perbuatan: PerbuatanPelaku) => Promise<T>) => Promise<T>,
) => Promise<Deferred<'POST /presensi/check-in'>>
