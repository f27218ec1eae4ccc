import { describe, expect, test } from 'vitest'
import { ORDER, ROOMS, judgeImport, judgeReExport } from './imports.js'

const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'

describe('allowed', () => {
  test.each([
    ['packages/domain/src/lembur.ts', './waktu.ts'],
    ['packages/domain/src/lembur.test.ts', 'vitest'],
    ['packages/contract/src/lembur.ts', 'zod'],
    ['packages/contract/src/lembur.ts', 'zod/mini'],
    ['packages/contract/src/lembur.ts', '@rekan/domain/lembur'],
    [`${SERVER}/platform/db.ts`, 'pg'],
    [`${SERVER}/platform/http.ts`, '@rekan/contract/lembur'],
    [`${SERVER}/features/pengajuan/lembur.routes.ts`, './lembur.service.ts'],
    [`${SERVER}/features/pengajuan/lembur.routes.ts`, '../../platform/http.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../presensi/presensi.service.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../presensi/rentang.sql.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../presensi/presensi.wire.ts'],
    [`${SERVER}/features/presensi/punch/presensi.service.ts`, '../hari/hari.service.ts'],
    [`${SERVER}/features/presensi/hari/hari.service.ts`, '../presensi.refusals.ts'],
    [`${SERVER}/features/presensi/presensi.routes.ts`, './punch/presensi.queries.ts'],
    [`${SERVER}/app.ts`, './features/pengajuan/lembur.routes.ts'],
    [`${SERVER}/demo/lembur.ts`, '../features/pengajuan/lembur.queries.ts'],
    [`${WEB}/ui/button.tsx`, 'react'],
    [`${WEB}/ui/button.tsx`, '../lib/session.ts'],
    [`${WEB}/features/pengajuan/lembur.api.ts`, '../../lib/http.ts'],
    [`${WEB}/features/pengajuan/list.tsx`, '../profil/profil.queries.ts'],
    [`${WEB}/features/pengajuan/list.tsx`, '../hari/hari.wire.ts'],
    [`${WEB}/features/pengajuan/list.tsx`, '@rekan/domain/teks/durasi'],
    [`${WEB}/routes/_app.lembur.tsx`, '../features/pengajuan/list.tsx'],
    [`${WEB}/routes/_app/lembur.tsx`, '../../features/pengajuan/list.tsx'],
    [`${WEB}/routeTree.gen.ts`, './routes/__root'],
    ['e2e/lembur.spec.ts', '../apps/server/src/app.ts'],
    [`${SERVER}/platform/lembar.process.ts`, './lembar.reader.ts'],
    [`${SERVER}/platform/lembar.reader.ts`, 'read-excel-file/universal'],
    [`${SERVER}/platform/encoder.process.ts`, 'sharp'],
    [`${SERVER}/features/upah/upah.test.ts`, 'read-excel-file/universal'],
    [`${SERVER}/demo/hari/gambar.ts`, 'sharp'],
    [`${SERVER}/platform/pdf.ts`, 'pdfkit'],
    [`${SERVER}/features/roster/berkas/buku.ts`, 'write-excel-file/node'],
  ])('%s imports %s', (file, specifier) => {
    expect(judgeImport(file, specifier, false)).toBeNull()
  })
})

describe('readers of files', () => {
  test.each([
    [`${SERVER}/features/payroll/kelola.routes.ts`, '../../platform/lembar.reader.ts'],
    [`${SERVER}/features/payroll/impor/impor.service.ts`, 'read-excel-file/node'],
    [`${SERVER}/features/karyawan/ubah/avatar.service.ts`, 'sharp'],
    [`${SERVER}/features/dokumen/dokumen.service.ts`, 'pdfjs-dist/legacy/build/pdf.mjs'],
    [`${SERVER}/platform/documents.ts`, '@julusian/jpeg-turbo'],
    [`${SERVER}/karyawan.ts`, './platform/lembar.reader.ts'],
  ])('[JAGA-03] %s does not import %s', (file, specifier) => {
    expect(judgeImport(file, specifier, false)).toContain('beside the server')
    expect(judgeImport(file, specifier, true)).not.toBe(judgeImport(file, specifier, false))
  })
})

describe('forbidden', () => {
  test.each([
    ['packages/domain/src/lembur.ts', 'zod'],
    ['packages/domain/src/lembur.ts', 'node:crypto'],
    ['packages/domain/src/lembur.ts', 'fs'],
    ['packages/domain/src/lembur.ts', '@rekan/contract/lembur'],
    ['packages/domain/src/lembur.ts', '../../contract/src/lembur.ts'],
    ['packages/contract/src/lembur.ts', 'fastify'],
    ['packages/contract/src/lembur.ts', '../../../apps/server/src/app.ts'],
    [`${SERVER}/platform/http.ts`, '../features/auth/auth.service.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../presensi/presensi.queries.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../presensi/presensi.routes.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../karyawan/karyawan.service.ts'],
    [`${SERVER}/features/reference/reference.routes.ts`, '../pengajuan/kuota/sisa.service.ts'],
    [`${SERVER}/features/presensi/hari/hari.service.ts`, '../punch/presensi.service.ts'],
    [`${SERVER}/features/presensi/hari/hari.service.ts`, '../presensi.routes.ts'],
    [`${SERVER}/features/presensi/baru/baru.service.ts`, '../hari/hari.service.ts'],
    [`${SERVER}/features/upah/baru/baru.service.ts`, '../upah.service.ts'],
    [`${SERVER}/features/baru/baru.service.ts`, '../presensi/presensi.service.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../baru/baru.service.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../../demo/lembur.ts'],
    [`${SERVER}/features/pengajuan/lembur.service.ts`, '../../main.ts'],
    [`${WEB}/ui/button.tsx`, '../features/pengajuan/list.tsx'],
    [`${WEB}/ui/button.tsx`, '@/features/pengajuan/list.tsx'],
    [`${WEB}/lib/http.ts`, '../features/auth/auth.queries.ts'],
    [`${WEB}/lib/http.ts`, '../ui/button.tsx'],
    [`${WEB}/lib/http.ts`, '@rekan/contract/auth'],
    [`${WEB}/features/pengajuan/list.tsx`, '../profil/avatar.tsx'],
    [`${WEB}/features/profil/profil.queries.ts`, '../auth/auth.queries.ts'],
    [`${WEB}/features/baru/list.tsx`, '../profil/profil.queries.ts'],
    [`${WEB}/features/pengajuan/list.tsx`, '../../routes/_app.lembur.tsx'],
    [`${WEB}/routes/_app.lembur.tsx`, './_app.izin.tsx'],
    [`${WEB}/features/pengajuan/list.test.tsx`, '../../routes/_app.lembur.tsx'],
    [`${WEB}/lib/http.ts`, '../../../server/src/platform/http.ts'],
    [`${WEB}/features/pengajuan/list.tsx`, '@rekan/domain/akses/akses'],
    [`${WEB}/routes/_app.lembur.tsx`, '@rekan/domain/akses/peran'],
    [`${WEB}/lib/boleh.ts`, '@rekan/domain/akses/boleh'],
  ])('%s imports %s', (file, specifier) => {
    expect(judgeImport(file, specifier, false)).toEqual(expect.any(String))
  })
})

test.each([
  [`${WEB}/features/pengajuan/lembur.api.ts`, '@rekan/contract/lembur', null],
  [`${WEB}/lib/http.ts`, '@rekan/contract/lembur', null],
  [`${WEB}/lib/boleh.ts`, '@rekan/domain/akses/boleh', null],
  [`${WEB}/features/pengajuan/list.tsx`, '../profil/profil.api.ts', null],
  [`${WEB}/features/profil/list.tsx`, '../pengajuan/lembur.api.ts', expect.any(String)],
  [`${SERVER}/features/pengajuan/lembur.service.ts`, '../presensi/hari.queries.ts', null],
  [`${SERVER}/features/presensi/hari.service.ts`, '../pengajuan/lembur.queries.ts', expect.any(String)],
  [`${WEB}/lib/http.ts`, '../features/auth/auth.api.ts', expect.any(String)],
  ['packages/domain/src/lembur.ts', 'zod', expect.any(String)],
])('types alone: %s of %s', (file, specifier, expected) => {
  expect(judgeImport(file, specifier, true)).toEqual(expected)
})

test.each(Object.entries(ORDER))(
  '%s: each feature may import from those before it, none from those after',
  (layer, order) => {
    const [app, type] = layer === 'server features' ? [SERVER, 'service'] : [WEB, 'queries']
    for (const [i, from] of order.entries())
      for (const [j, to] of order.entries()) {
        const answer = judgeImport(`${app}/features/${from}/x.ts`, `../${to}/x.${type}.ts`, false)
        expect(answer === null, `${from} imports ${to}`).toBe(j <= i)
      }
  },
)

test.each([
  [`${SERVER}/features/pengajuan/lembur.service.ts`, false],
  [`${WEB}/features/pengajuan/lembur.queries.ts`, false],
  [`${WEB}/ui/sheet.tsx`, true],
  [`${SERVER}/features/pengajuan/lembur.test.ts`, true],
])('%s passes on what another file holds: %s', (file, may) => {
  expect(judgeReExport(file) === null).toBe(may)
})

test.each(
  Object.entries(ROOMS).flatMap(([layer, contexts]) =>
    Object.entries(contexts).map(([context, rooms]) => ({ layer, context, rooms })),
  ),
)('$layer, $context: each room may import from those before it, none from those after', (row) => {
  const base = `${row.layer === 'server features' ? SERVER : WEB}/features/${row.context}`
  const fileIn = (room) => (room === '' ? 'x.ts' : `${room}/x.ts`)
  for (const [i, from] of row.rooms.entries())
    for (const [j, to] of row.rooms.entries()) {
      const specifier = from === '' ? `./${fileIn(to)}` : `../${fileIn(to)}`
      const answer = judgeImport(`${base}/${fileIn(from)}`, specifier, false)
      expect(answer === null, `${from} imports ${to}`).toBe(j <= i)
    }
})
