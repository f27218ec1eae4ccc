import type { Deps } from '../../platform/deps.ts'
import type { Context, Mount } from '../../platform/http.ts'
import { invalid } from '../../platform/errors.ts'
import { deletePicture } from '../../platform/pictures.ts'
import { cancelUbah } from '../karyawan/batal/batal.service.ts'
import { showBekal } from './bekal.service.ts'
import { fetchProfil } from './profil.service.ts'
import { editNomorHp, editProfil, removeNomor } from '../karyawan/ubah/ubah.service.ts'
import { replaceAvatar, storeAvatar } from '../karyawan/ubah/avatar.service.ts'

const BERHASIL = 'Berhasil mengubah data diri.'

export function mountProfil(mount: Mount, deps: Deps): void {
  mount('GET /profile', async ({ pelaku }) => ({
    data: await fetchProfil(deps.db, deps, pelaku),
    kunci_kotak: deps.kunciKotak(pelaku.penggunaId),
  }))

  mount('GET /profile/bekal', async ({ pelaku }) => ({
    data: await showBekal({ db: deps.db, pelaku, saat: deps.clock.now() }),
  }))

  mount('POST /profile', async (context) => {
    const { pelaku, session, form, versi, write } = context
    if (form.files.avatar !== undefined) return changeAvatar(context, form.files.avatar.bytes)
    const answer = await write(async (perbuatan) => {
      const { tx } = perbuatan
      await editProfil(perbuatan, { session, versi, show: () => fetchProfil(tx, deps, pelaku) }, form.fields)
      return { data: await fetchProfil(tx, deps, pelaku), message: BERHASIL }
    })
    deps.jobs.nudge('batal-ubah')
    return answer
  })

  mount('POST /profile/kosongkan', ({ pelaku, body, versi, write }) =>
    write(async (perbuatan) => {
      const { tx } = perbuatan
      await removeNomor(perbuatan, { versi, show: () => fetchProfil(tx, deps, pelaku) }, body.field)
      return { data: await fetchProfil(tx, deps, pelaku), message: BERHASIL }
    }),
  )

  mount('POST /profile/nomor-hp', ({ pelaku, body, versi, write }) =>
    write(async (perbuatan) => {
      const { tx } = perbuatan
      await editNomorHp(perbuatan, { versi, show: () => fetchProfil(tx, deps, pelaku) }, body)
      return { data: await fetchProfil(tx, deps, pelaku), message: BERHASIL }
    }),
  )

  mount('POST /batal-ubah', async ({ body }) => {
    await cancelUbah(deps, body.token)
    return {
      data: {
        message:
          'Perubahan sudah dibatalkan dan semua perangkat dikeluarkan. Periksa email Anda untuk membuat kata sandi baru.',
      },
    }
  })

  /** The files are there before the row names them, and gone once none does. */
  async function changeAvatar({ pelaku, form, write }: Context<'POST /profile'>, bytes: Buffer) {
    if (Object.keys(form.fields).length > 0)
      throw invalid({ avatar: ['Foto dikirim tersendiri, tanpa isian lain.'] })
    const baru = await storeAvatar(deps, pelaku.penggunaId, bytes)
    const answer = await write(async ({ tx }) => {
      const lama = await replaceAvatar(tx, pelaku.penggunaId, baru)
      return { data: await fetchProfil(tx, deps, pelaku), message: BERHASIL, baru, lama }
    }).catch(async (error: unknown) => {
      await deletePicture(deps, baru)
      throw error
    })
    // The same intent, sent before, has a picture of its own.
    if (answer.baru !== baru) await deletePicture(deps, baru)
    await deletePicture(deps, answer.lama)
    return answer
  }
}
