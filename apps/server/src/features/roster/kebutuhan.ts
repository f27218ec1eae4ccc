import { kebutuhanPada } from '@rekan/domain/klien/klien'
import type { ButuhPos } from '@rekan/domain/roster/lembar'
import { type Tanggal, hariKe } from '@rekan/domain/waktu'
import type { LembarTerbuka } from './lembar.service.ts'
import type { PosRoster } from './roster.queries.ts'

/** What the posts of a site need of a kind of shift on a date, in their order; those that need nobody are left out. */
export function kebutuhanShift(
  pos: readonly PosRoster[],
  shiftId: number,
  tanggal: Tanggal,
): readonly ButuhPos[] {
  return pos
    .filter(({ mulai, sampai }) => mulai <= tanggal && tanggal <= sampai)
    .flatMap(({ id, kebutuhan }) => {
      const perlu = kebutuhanPada(kebutuhan, tanggal).find(
        ({ jenis_shift_id, hari }) => jenis_shift_id === shiftId && hari === hariKe(tanggal),
      )
      return perlu === undefined || perlu.jumlah === 0 ? [] : [{ pos_id: id, butuh: perlu.jumlah }]
    })
}

/** Of those who work a kind of shift here on a date the post that each is put at, drafts before what is published. */
export function posKerja(
  { rencana, kantor }: Pick<LembarTerbuka, 'rencana' | 'kantor'>,
  shiftId: number,
  tanggal: Tanggal,
): (number | null)[] {
  return [...rencana.values()].flatMap(({ draf, terbit }) => {
    const didraf = (draf.get(tanggal) ?? []).filter(({ kantor_id }) => kantor_id === kantor.id)
    const isi =
      didraf.length > 0
        ? didraf.filter(({ cuti }) => !cuti)
        : (terbit.get(tanggal) ?? []).filter(({ kantor_id }) => kantor_id === kantor.id)
    return isi.filter(({ jenis_shift_id }) => jenis_shift_id === shiftId).map(({ pos_id }) => pos_id)
  })
}
