import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Deps } from '../../../platform/deps.ts'
import type { Context, Mount } from '../../../platform/http.ts'
import { type LembarKoreksi, applyKoreksi, readLembarKoreksi, tryKoreksi } from './koreksi-banyak.service.ts'
import { reviewBanyak } from './tinjauan-banyak.service.ts'

type Koreksi = 'POST /kelola/presensi/koreksi' | 'POST /kelola/presensi/koreksi/berkas'

/** Many days put right or looked at in one go. */
export function mountPresensiBanyak(mount: Mount, deps: Deps): void {
  const { db, clock } = deps
  mount('POST /kelola/presensi/koreksi/berkas', async ({ form, pelaku, write }) =>
    correct(pelaku, readLembarKoreksi(form.files.berkas.bytes), form.fields.uji === true, write, 'berkas'),
  )
  mount('POST /kelola/presensi/koreksi', async ({ body, pelaku, write }) => {
    const baris = body.baris.map((satu, ke) => ({ ...satu, nomor: ke + 1 }))
    return correct(pelaku, { baris, kesalahan: [] }, body.uji, write, 'baris')
  })
  mount('POST /kelola/presensi/tinjauan', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      const data = await reviewBanyak(tx, deps, pelaku, body)
      return { data, message: `${data.ditinjau} presensi ditinjau.` }
    }),
  )

  async function correct(
    pelaku: Pelaku,
    lembar: LembarKoreksi,
    uji: boolean,
    write: Context<Koreksi>['write'],
    isian: 'berkas' | 'baris',
  ) {
    if (uji) return { data: await tryKoreksi(db, clock, pelaku, lembar) }
    return write(async (tx) => {
      const data = await applyKoreksi(tx, clock, pelaku, lembar, isian)
      return { data, message: `${data.diubah} presensi dikoreksi, ${data.tetap} sudah sama.` }
    })
  }
}
