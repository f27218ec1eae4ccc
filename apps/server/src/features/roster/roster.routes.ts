import { lingkup } from '@rekan/domain/akses/akses'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { agreeMelekat, showKesediaan } from './kesediaan/kesediaan.service.ts'
import { planIsi } from './isi.service.ts'
import { listKosong, showKosong } from './kosong.service.ts'
import { showLembar } from './lembar.service.ts'
import { listKantorRoster } from './roster.queries.ts'
import { copySel, editSel } from './roster.service.ts'
import { cancelTerbitan, createTerbitan, showTerbitan } from './terbitan.service.ts'
import { type CorrectAbsensi, publishRoster } from './terbit.service.ts'

/** The desk of rosters: a site's people by day. */
export function mountRoster(mount: Mount, { db, clock, solver }: Deps, correctAbsensi: CorrectAbsensi): void {
  const deed = createDeed(mount)
  mount('GET /jadwal/kesediaan', async ({ pelaku }) => ({ data: await showKesediaan(db, pelaku) }))
  deed(
    'POST /jadwal/kesediaan',
    async (perbuatan) => {
      await agreeMelekat(perbuatan)
      return showKesediaan(perbuatan.tx, perbuatan.pelaku)
    },
    'Kesediaan Anda dicatat.',
  )
  mount('GET /kelola/roster', async ({ query, pelaku }) => ({
    data: await showLembar({ db, pelaku, saat: clock.now() }, 'GET /kelola/roster', query),
  }))
  mount('GET /kelola/roster/lokasi', async ({ pelaku }) => ({
    data: await listKantorRoster(db, lingkup(pelaku, 'GET /kelola/roster/lokasi'), clock.now()),
  }))
  mount('GET /kelola/roster/kosong', async ({ query, pelaku }) =>
    listKosong({ db, pelaku, saat: clock.now() }, 'GET /kelola/roster/kosong', query),
  )
  mount('GET /kelola/roster/kosong/orang', async ({ query, pelaku }) => ({
    data: await showKosong({ db, pelaku, saat: clock.now() }, 'GET /kelola/roster/kosong/orang', query),
  }))
  deed('POST /kelola/roster/sel', editSel, 'Draf disimpan.')
  deed('POST /kelola/roster/salin', copySel, ({ disalin }) => `${disalin} sel disalin.`)
  // Nothing is written: what is proposed becomes a draft by `sel`.
  mount('POST /kelola/roster/isi', async ({ body, pelaku, signal }) => ({
    data: await planIsi({ db, clock, solver }, pelaku, body, signal),
  }))
  deed(
    'POST /kelola/roster/terbitkan',
    (perbuatan, body) => publishRoster(perbuatan, body, correctAbsensi),
    ({ terbit }) => `${terbit} sel diterbitkan.`,
  )
  mount('GET /kelola/roster/terbitan', async () => ({ data: await showTerbitan(db) }))
  mount('POST /kelola/roster/terbitan', async ({ body, write }) =>
    write(async (perbuatan) => ({ data: await createTerbitan(perbuatan, body) })),
  )
  deed('POST /kelola/roster/terbitan/batal', cancelTerbitan, 'Penerbitan dibatalkan. Tidak ada yang terbit.')
}
