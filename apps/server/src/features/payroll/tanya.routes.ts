import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { answerTanya, createTanya, showTanya, showTanyaMeja } from './tanya/tanya.service.ts'

export function mountTanyaGaji(mount: Mount, { db, clock }: Deps): void {
  mount('GET /payroll/{id}/tanya', async ({ params: { id }, pelaku }) => ({
    data: await showTanya(db, pelaku, id),
  }))

  mount('POST /payroll/{id}/tanya', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      await createTanya(tx, pelaku, id, body, clock.now())
      return { data: await showTanya(tx, pelaku, id), message: 'Pertanyaan dikirim ke HRD.' }
    }),
  )

  mount('GET /kelola/payroll/tanya', async ({ pelaku }) => ({
    data: await showTanyaMeja(db, pelaku, clock.now()),
  }))

  mount('POST /payroll/{id}/jawab', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      await answerTanya(tx, pelaku, id, body, clock.now())
      return { data: await showTanya(tx, pelaku, id), message: 'Jawaban dikirim.' }
    }),
  )
}
