import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createPola, createShift, editPola, editShift, showPola, showShift } from './shift.service.ts'

/** Kinds of shift and patterns, by which rosters are made. */
export function mountShift(mount: Mount, { db, clock }: Deps): void {
  mount('GET /kelola/shift', async () => ({ data: await showShift(db) }))
  mount('POST /kelola/shift', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      await createShift(
        tx,
        { oleh: pelaku.penggunaId, saat: clock.now(), tindakan: 'POST /kelola/shift' },
        body,
      )
      return { data: await showShift(tx), message: 'Jenis shift ditambahkan.' }
    }),
  )
  mount('POST /kelola/shift/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => {
      await editShift(
        tx,
        { oleh: pelaku.penggunaId, saat: clock.now(), tindakan: 'POST /kelola/shift/{id}' },
        id,
        body,
      )
      return { data: await showShift(tx), message: 'Jenis shift disimpan.' }
    }),
  )
  mount('GET /kelola/pola', async () => ({ data: await showPola(db) }))
  mount('POST /kelola/pola', async ({ body, pelaku, write }) =>
    write(async (tx) => {
      await createPola(
        tx,
        { oleh: pelaku.penggunaId, saat: clock.now(), tindakan: 'POST /kelola/pola' },
        body,
      )
      return { data: await showPola(tx), message: 'Pola ditambahkan.' }
    }),
  )
  mount('POST /kelola/pola/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => {
      await editPola(
        tx,
        { oleh: pelaku.penggunaId, saat: clock.now(), tindakan: 'POST /kelola/pola/{id}' },
        id,
        body,
      )
      return { data: await showPola(tx), message: 'Pola disimpan.' }
    }),
  )
}
