import type { Lembar } from '@rekan/domain/lembar/sel'
import { BENTUK_KOREKSI, KOLOM_KOREKSI, lembarKetik } from '@rekan/domain/presensi/tinjauan/lembar-koreksi'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Context, Mount } from '../../../platform/http.ts'
import { writeTemplat } from '../../../platform/templat.write.ts'
import { createDeed } from '../../../platform/deed.ts'
import { applyKoreksi, tryKoreksi } from './koreksi-banyak.service.ts'
import { reviewBanyak } from './tinjauan-banyak.service.ts'

type Koreksi = 'POST /kelola/presensi/koreksi' | 'POST /kelola/presensi/koreksi/berkas'

/** Many days put right or looked at in one go. */
export function mountPresensiBanyak(mount: Mount, deps: Deps): void {
  const { db, clock, reader } = deps
  const deed = createDeed(mount)
  mount('GET /kelola/presensi/koreksi/templat', async () => ({
    data: await writeTemplat({
      nama: 'templat-koreksi-presensi',
      lembar: 'Koreksi',
      kolom: KOLOM_KOREKSI.map((kunci) => ({ kunci, judul: kunci, tabel: BENTUK_KOREKSI.kolom[kunci] })),
      baris: [],
    }),
  }))
  mount('POST /kelola/presensi/koreksi/berkas', async ({ form, pelaku, signal, write }) => {
    const isi = await reader.readLembar(form.files.berkas.bytes, pelaku.penggunaId, signal)
    if ('tolak' in isi) throw invalid({ berkas: [isi.tolak] })
    return correct(pelaku, isi.lembar, form.fields.uji === true, write, 'berkas')
  })
  mount('POST /kelola/presensi/koreksi', async ({ body, pelaku, write }) => {
    return correct(pelaku, lembarKetik(body.baris), body.uji, write, 'baris')
  })
  deed(
    'POST /kelola/presensi/tinjauan',
    (perbuatan, body) => reviewBanyak(perbuatan, deps, body),
    ({ ditinjau }) => `${ditinjau} presensi ditinjau.`,
  )

  async function correct(
    pelaku: Pelaku,
    lembar: Lembar,
    uji: boolean,
    write: Context<Koreksi>['write'],
    isian: 'berkas' | 'baris',
  ) {
    if (uji) return { data: await tryKoreksi(db, clock, pelaku, lembar, isian) }
    return write(async (perbuatan) => {
      const data = await applyKoreksi(perbuatan, lembar, isian)
      return { data, message: `${data.diubah} presensi dikoreksi, ${data.tetap} sudah sama.` }
    })
  }
}
