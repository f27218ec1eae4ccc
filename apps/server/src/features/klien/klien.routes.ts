import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { createKlien, createKontrakKlien, editKlien, editKontrakKlien, showKlien } from './klien.service.ts'
import {
  createKontakKontrak,
  editKontakKontrak,
  removeKontakKontrak,
  showKontakKontrak,
} from './kontak-kontrak.service.ts'
import { createPos, editPos } from './pos.service.ts'
import { showSyarat, writeSyarat } from './syarat.service.ts'

/** The desk of clients, their contracts and posts; its list is `features/berita-acara`'s, whose figures it shows. */
export function mountKlien(mount: Mount, { db, clock }: Deps): void {
  const deed = createDeed(mount)

  mount('GET /kelola/klien/{id}', async ({ params: { id } }) => ({
    data: await showKlien(db, id, clock.now()),
  }))
  deed('POST /kelola/klien', createKlien, 'Klien ditambahkan.')
  deed('POST /kelola/klien/{id}', editKlien, 'Klien disimpan.')
  deed('POST /kelola/klien/{id}/kontrak', createKontrakKlien, 'Kontrak ditambahkan.')
  deed('POST /kelola/kontrak-klien/{id}', editKontrakKlien, 'Kontrak disimpan.')
  mount('GET /kelola/kontrak-klien/{id}/syarat', async ({ params: { id } }) => ({
    data: await showSyarat(db, id),
  }))
  deed('POST /kelola/kontrak-klien/{id}/syarat', writeSyarat, 'Harga dan syarat disimpan.')
  mount('GET /kelola/kontrak-klien/{id}/kontak', async ({ params: { id } }) => showKontakKontrak(db, id))
  deed('POST /kelola/kontrak-klien/{id}/kontak', createKontakKontrak, 'Kontak ditambahkan.')
  deed('POST /kelola/kontak-kontrak/{id}', editKontakKontrak, 'Kontak disimpan.')
  deed('POST /kelola/kontak-kontrak/{id}/cabut', removeKontakKontrak, 'Kontak dicabut.')
  deed('POST /kelola/kontrak-klien/{id}/pos', createPos, 'Pos ditambahkan.')
  deed('POST /kelola/pos/{id}', editPos, 'Pos disimpan.')
}
