import { readFile } from 'node:fs/promises'
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

// Signs in, reads the profile and checks in in the middle of the office's area: node checkin.ts ORIGIN EMAIL PASSWORD PHOTO
const [origin = '', email = '', password = '', photo = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl: `${origin}/api` })

const login = await client.POST('/login', { body: { email, password } })
if (login.error) throw new Error(login.error.message)
const session = login.data.data
if (!('token' in session)) throw new Error('this account asks for a second factor')
const { token } = session
client.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${token}`)
    return request
  },
})

const profile = await client.GET('/profile')
if (profile.error) throw new Error(profile.error.message)
const office = profile.data.data.presensi?.kantor[0]
const corners = office?.area?.coordinates[0] ?? []
const middle = (axis: number) =>
  corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / Math.max(1, corners.length)

const selfie = new Blob([await readFile(photo)], { type: 'image/png' })
const punch = await client.POST('/presensi/check-in', {
  body: { longitude: middle(0), latitude: middle(1), keterangan: '', selfie: 'selfie.png' },
  bodySerializer(fields) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, selfie }))
      form.set(name, value instanceof Blob ? value : String(value))
    return form
  },
})
if (punch.error) throw new Error(punch.error.message)
const recorded = punch.data.data
if (!('id' in recorded)) throw new Error('the punch came so late that it waits as a request')
const { id, di_luar_area } = recorded
console.log(JSON.stringify({ name: profile.data.data.name, status: punch.response.status, id, di_luar_area }))
