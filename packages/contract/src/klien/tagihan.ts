import { FORMAT_TAGIHAN } from '@rekan/domain/berita-acara/tagihan'
import { z } from 'zod'
import { type Call, answer, berkas, id, instan, jumlah } from '../call.ts'
import { kata } from '../paging.ts'
import { hargaLembar } from './berita-acara-lembar.ts'

const uang = z.number().int()
const tagihan = z
  .object({
    /** The signed revision that it follows from */
    revisi: z.number().int(),
    ditandatangani_pada: instan,
    baris: hargaLembar.shape.baris,
    /** Sum of the lines; the fee for management */
    jumlah: uang,
    biaya: uang,
    /** `dpp`: the part of `dasar` that is taxed; `tarif` in hundredths of a percent */
    ppn: z.object({ dasar: uang, dpp: uang, tarif: jumlah, jumlah: uang }),
    /** What the client withholds */
    pph23: z.object({ dasar: uang, tarif: jumlah, jumlah: uang }),
    /** Lines, fee and PPN; what is paid of it after PPh 23 */
    total: uang,
    dibayar: uang,
  })
  .meta({ id: 'TagihanKlien' })

const params = z.object({ id })

/** The draft of an invoice, from a sheet's newest signed revision. */
export const tagihanKlien = {
  'GET /kelola/berita-acara/{id}/tagihan': {
    params,
    response: answer(tagihan),
    summary: 'Rancangan tagihan dari berita acara yang ditandatangani',
    refusals: [404, 409],
  },
  'GET /kelola/berita-acara/{id}/tagihan/berkas': {
    params,
    query: z.object({ format: kata(FORMAT_TAGIHAN, 'Format harus xlsx, pdf atau csv.') }),
    work: 'report',
    response: answer(berkas),
    summary: 'Berkas rancangan tagihan',
    refusals: [404, 409],
  },
} satisfies Record<string, Call>
