import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { answerTanya, createTanya, showTanya, showTanyaMeja } from './tanya/tanya.service.ts'

export function mountTanyaGaji(mount: Mount, { db, clock }: Deps): void {
  mount('GET /payroll/{id}/tanya', async ({ params: { id }, pelaku }) => ({
    data: await showTanya(db, pelaku, id),
  }))

  mount('POST /payroll/{id}/tanya', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await createTanya(perbuatan, id, body)
      return { data: await showTanya(perbuatan.tx, pelaku, id), message: 'Pertanyaan dikirim ke HRD.' }
    }),
  )

  mount('GET /kelola/payroll/tanya', async ({ pelaku }) => ({
    data: await showTanyaMeja({ db, pelaku, saat: clock.now() }),
  }))

  mount('POST /payroll/{id}/jawab', async ({ params: { id }, body, pelaku, write }) =>
    write(async (perbuatan) => {
      await answerTanya(perbuatan, id, body)
      return { data: await showTanya(perbuatan.tx, pelaku, id), message: 'Jawaban dikirim.' }
    }),
  )
}
