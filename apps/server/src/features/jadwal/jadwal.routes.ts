import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { notFound } from '../../platform/failures.ts'
import type { Mount } from '../../platform/http.ts'
import { asWork, startWork } from '../../platform/work.ts'
import { showJadwal } from './jadwal.service.ts'
import { closeKalender, createKalender, showKalender, writeKalender } from './kalender.service.ts'

export function mountJadwal(mount: Mount, { db, clock, random, publicUrl }: Deps): void {
  mount('GET /jadwal', async ({ query, pelaku }) => ({
    data: await showJadwal({ db, pelaku, saat: clock.now() }, query),
  }))

  mount('GET /jadwal/kalender', async ({ pelaku }) => ({ data: await showKalender(db, pelaku) }))

  mount('POST /jadwal/kalender', async ({ write }) =>
    write(async (perbuatan) => ({
      data: await createKalender(perbuatan, { random, publicUrl }),
      message: 'Alamat kalender dibuat.',
    })),
  )

  mount('POST /jadwal/kalender/tutup', async ({ write }) =>
    write(async (perbuatan) => {
      await closeKalender(perbuatan)
      return { data: { sejak: null }, message: 'Alamat kalender ditutup.' }
    }),
  )
}

/**
 * `GET /kalender/{token}.ics`: a person's shifts for whatever calendar they read. The address is the permission: one that
 * was renewed or closed, or whose person left, leads nowhere (404).
 */
export function mountKalender(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.get<{ Params: { token: string } }>(
    '/kalender/:token(^[A-Za-z0-9_-]{43}).ics',
    async (request, reply) => {
      const isi = await asWork(startWork('read', 'GET /kalender'), () =>
        writeKalender(db, request.params.token, clock.now()),
      )
      if (isi === null) return notFound(request, reply)
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="jadwal-rekan.ics"',
          'cache-control': 'private, no-cache',
          'referrer-policy': 'no-referrer',
        })
        .send(isi)
    },
  )
}
