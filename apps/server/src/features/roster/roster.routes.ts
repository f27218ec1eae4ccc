import { lingkup } from '@rekan/domain/akses/akses'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
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
  mount('GET /jadwal/kesediaan', async ({ pelaku }) => ({ data: await showKesediaan(db, pelaku) }))
  mount('POST /jadwal/kesediaan', async ({ pelaku, write }) =>
    write(async ({ tx }) => {
      await agreeMelekat(tx, pelaku, clock.now())
      return { data: await showKesediaan(tx, pelaku), message: 'Kesediaan Anda dicatat.' }
    }),
  )
  mount('GET /kelola/roster', async ({ query, pelaku }) => ({
    data: await showLembar(db, pelaku, 'GET /kelola/roster', query, clock.now()),
  }))
  mount('GET /kelola/roster/lokasi', async ({ pelaku }) => ({
    data: await listKantorRoster(db, lingkup(pelaku, 'GET /kelola/roster/lokasi'), clock.now()),
  }))
  mount('GET /kelola/roster/kosong', async ({ query, pelaku }) =>
    listKosong(db, pelaku, 'GET /kelola/roster/kosong', query, clock.now()),
  )
  mount('GET /kelola/roster/kosong/orang', async ({ query, pelaku }) => ({
    data: await showKosong(db, pelaku, 'GET /kelola/roster/kosong/orang', query, clock.now()),
  }))
  mount('POST /kelola/roster/sel', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const penulis = { pelaku, saat: clock.now(), tindakan: 'POST /kelola/roster/sel' } as const
      return { data: await editSel(tx, penulis, body), message: 'Draf disimpan.' }
    }),
  )
  mount('POST /kelola/roster/salin', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const penulis = { pelaku, saat: clock.now(), tindakan: 'POST /kelola/roster/salin' } as const
      const data = await copySel(tx, penulis, body)
      return { data, message: `${data.disalin} sel disalin.` }
    }),
  )
  // Nothing is written: what is proposed becomes a draft by `sel`.
  mount('POST /kelola/roster/isi', async ({ body, pelaku, signal }) => ({
    data: await planIsi({ db, clock, solver }, pelaku, body, signal),
  }))
  mount('POST /kelola/roster/terbitkan', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => {
      const penulis = { pelaku, saat: clock.now(), tindakan: 'POST /kelola/roster/terbitkan' } as const
      const data = await publishRoster(tx, penulis, body, correctAbsensi)
      return { data, message: `${data.terbit} sel diterbitkan.` }
    }),
  )
  mount('GET /kelola/roster/terbitan', async () => ({ data: await showTerbitan(db) }))
  mount('POST /kelola/roster/terbitan', async ({ body, pelaku, write }) =>
    write(async ({ tx }) => ({ data: await createTerbitan(tx, pelaku, body, clock.now()) })),
  )
  mount('POST /kelola/roster/terbitan/batal', async ({ pelaku, write }) =>
    write(async ({ tx }) => ({
      data: await cancelTerbitan(tx, pelaku, clock.now()),
      message: 'Penerbitan dibatalkan. Tidak ada yang terbit.',
    })),
  )
}
