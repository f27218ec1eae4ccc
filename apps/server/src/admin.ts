import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isBlank } from '@rekan/domain/aturan'
import { aturanEmail } from '@rekan/domain/auth/auth'
import { runCommand } from './command.ts'
import { createAdmin, endAdmin, openForOwner, removeFaktor } from './features/auth/admin.service.ts'
import { asOwner } from './owner.ts'
import { random } from './platform/random.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

const CARA = 'Pemakaian: npm run admin -- --nama "Nama Lengkap" --email nama@perusahaan.co.id'
const CARA_LEPAS =
  'Untuk melepas langkah kedua: npm run admin -- --lepas-langkah-kedua --email nama@perusahaan.co.id'
const CARA_CABUT = 'Untuk mencabut akun: npm run admin -- --cabut --email nama@perusahaan.co.id'
const CARA_BUKA =
  'Untuk membuka akun yang memutus urusan pemilik yang juga HRD: npm run admin -- --buka nama@perusahaan.co.id, atau kode karyawannya'

await runCommand(main)

/** Makes an administrator's account, a new link for one who lost their password, or ends one, whether the server runs or not. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const given = parse(process.argv.slice(2))
  if (given.cabut) {
    const email = judgeEmail(given.email ?? '', CARA_CABUT)
    await asOwner(settings, ({ owner, clock }) => endAdmin(owner, { clock }, email))
    console.log(`Akun administrator ${email} dicabut dan dikeluarkan dari semua perangkat.`)
    return
  }
  if (given.buka !== undefined) {
    const siapa = given.buka.trim()
    if (siapa === '') throw new StartupError(CARA_BUKA)
    await asOwner(settings, async ({ owner, clock }) => {
      const { publicUrl } = settings
      const tautan = await openForOwner(owner, { clock, random, publicUrl }, siapa)
      console.log(
        `Buka tautan ini dalam 7 hari untuk membuat kata sandi akun ${siapa}; hanya dapat dipakai satu kali:\n${tautan}`,
      )
      console.log(
        'Kata sandi, sesi, dan langkah kedua yang lama sudah berakhir: hanya tautan ini yang membukanya. Jejak mencatatnya sebagai tanpa orang kedua; begitu pula slip yang akun itu terbitkan selama 14 hari.',
      )
    })
    return
  }
  if (given['lepas-langkah-kedua']) {
    const email = judgeEmail(given.email ?? '', CARA_LEPAS)
    await asOwner(settings, async ({ owner, clock }) => {
      const isAda = await removeFaktor(owner, { clock }, email)
      console.log(
        isAda
          ? `Langkah kedua ${email} dilepas. Ia masuk dengan kata sandinya, lalu memasang yang baru.`
          : `${email} tidak memakai langkah kedua.`,
      )
    })
    return
  }
  const siapa = await readSiapa(given)
  await asOwner(settings, async ({ owner, clock, isServed }) => {
    const { publicUrl } = settings
    const { tautan, isBaru } = await createAdmin(owner, { clock, random, publicUrl }, siapa)
    console.log(
      isBaru
        ? `Akun administrator untuk ${siapa.email} sudah dibuat.`
        : `Akun administrator ${siapa.email} sudah ada; ini tautan baru untuk kata sandinya.`,
    )
    console.log(
      `Buka tautan ini dalam 7 hari untuk membuat kata sandi; hanya dapat dipakai satu kali:\n${tautan}`,
    )
    if (!isServed && settings.databaseUrl === null)
      console.log('Jalankan server lebih dulu (npm start), baru buka tautannya.')
  })
}

type Siapa = { readonly nama: string; readonly email: string }

/** From the arguments, or asked for where somebody sits at the terminal. Throws StartupError. */
async function readSiapa(given: Diberikan): Promise<Siapa> {
  const ask = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null
  try {
    const nama = given.nama ?? (await ask?.question('Nama lengkap: ')) ?? ''
    const email = given.email ?? (await ask?.question('Alamat email: ')) ?? ''
    if (isBlank(nama)) throw new StartupError(`Nama harus diisi. ${CARA}`)
    return { nama: nama.trim(), email: judgeEmail(email, CARA) }
  } finally {
    ask?.close()
  }
}

/** As it is kept. Throws StartupError. */
function judgeEmail(email: string, cara: string): string {
  const salah = aturanEmail(email)
  if (salah !== undefined) throw new StartupError(`${salah} ${cara}`)
  return email.trim().toLowerCase()
}

type Diberikan = {
  readonly nama?: string
  readonly email?: string
  readonly cabut?: boolean
  readonly buka?: string
  readonly 'lepas-langkah-kedua'?: boolean
}

function parse(args: readonly string[]): Diberikan {
  try {
    const options = {
      nama: { type: 'string' },
      email: { type: 'string' },
      cabut: { type: 'boolean' },
      buka: { type: 'string' },
      'lepas-langkah-kedua': { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new StartupError(CARA)
  }
}
