import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Tindakan } from '@rekan/domain/akses/tabel'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import type { Pencatat } from '../perusahaan/kantor/kantor.service.ts'
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
  const by = (pelaku: Pelaku, tindakan: Tindakan): Pencatat => ({
    oleh: pelaku.penggunaId,
    tindakan,
    saat: clock.now(),
  })

  mount('GET /kelola/klien/{id}', async ({ params: { id } }) => ({
    data: await showKlien(db, id, clock.now()),
  }))
  mount('POST /kelola/klien', async ({ body, pelaku, write }) =>
    write(async (tx) => ({
      data: await createKlien(tx, by(pelaku, 'POST /kelola/klien'), body),
      message: 'Klien ditambahkan.',
    })),
  )
  mount('POST /kelola/klien/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await editKlien(tx, by(pelaku, 'POST /kelola/klien/{id}'), id, body),
      message: 'Klien disimpan.',
    })),
  )
  mount('POST /kelola/klien/{id}/kontrak', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await createKontrakKlien(tx, by(pelaku, 'POST /kelola/klien/{id}/kontrak'), id, body),
      message: 'Kontrak ditambahkan.',
    })),
  )
  mount('POST /kelola/kontrak-klien/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await editKontrakKlien(tx, by(pelaku, 'POST /kelola/kontrak-klien/{id}'), id, body),
      message: 'Kontrak disimpan.',
    })),
  )
  mount('GET /kelola/kontrak-klien/{id}/syarat', async ({ params: { id } }) => ({
    data: await showSyarat(db, id),
  }))
  mount('POST /kelola/kontrak-klien/{id}/syarat', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await writeSyarat(tx, by(pelaku, 'POST /kelola/kontrak-klien/{id}/syarat'), id, body),
      message: 'Harga dan syarat disimpan.',
    })),
  )
  mount('GET /kelola/kontrak-klien/{id}/kontak', async ({ params: { id } }) => showKontakKontrak(db, id))
  mount('POST /kelola/kontrak-klien/{id}/kontak', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await createKontakKontrak(tx, by(pelaku, 'POST /kelola/kontrak-klien/{id}/kontak'), id, body),
      message: 'Kontak ditambahkan.',
    })),
  )
  mount('POST /kelola/kontak-kontrak/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await editKontakKontrak(tx, by(pelaku, 'POST /kelola/kontak-kontrak/{id}'), id, body),
      message: 'Kontak disimpan.',
    })),
  )
  mount('POST /kelola/kontak-kontrak/{id}/cabut', async ({ params: { id }, pelaku, write }) =>
    write(async (tx) => ({
      data: await removeKontakKontrak(tx, by(pelaku, 'POST /kelola/kontak-kontrak/{id}/cabut'), id),
      message: 'Kontak dicabut.',
    })),
  )
  mount('POST /kelola/kontrak-klien/{id}/pos', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await createPos(tx, by(pelaku, 'POST /kelola/kontrak-klien/{id}/pos'), id, body),
      message: 'Pos ditambahkan.',
    })),
  )
  mount('POST /kelola/pos/{id}', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await editPos(tx, by(pelaku, 'POST /kelola/pos/{id}'), id, body),
      message: 'Pos disimpan.',
    })),
  )
}
