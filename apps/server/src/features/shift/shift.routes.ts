import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { createPola, createShift, editPola, editShift, showPola, showShift } from './shift.service.ts'

/** Kinds of shift and patterns, by which rosters are made. */
export function mountShift(mount: Mount, { db }: Deps): void {
  const deed = createDeed(mount)
  mount('GET /kelola/shift', async () => ({ data: await showShift(db) }))
  deed('POST /kelola/shift', createShift, showShift, 'Jenis shift ditambahkan.')
  deed('POST /kelola/shift/{id}', editShift, showShift, 'Jenis shift disimpan.')
  mount('GET /kelola/pola', async () => ({ data: await showPola(db) }))
  deed('POST /kelola/pola', createPola, showPola, 'Pola ditambahkan.')
  deed('POST /kelola/pola/{id}', editPola, showPola, 'Pola disimpan.')
}
