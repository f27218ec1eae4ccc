import sharp from 'sharp'

const POTRET = new URL('../../../e2e/fixtures/potret.jpg', import.meta.url).pathname
const SISI = 480
/** The face with room around it, of which a photo shows a part. */
const RUANG = 640

const dasar = sharp(POTRET).resize(RUANG, RUANG, { fit: 'cover' }).toBuffer()

/** One person's honest photo number `n`: the same face in the same light, held a little differently each time. */
export async function ambilPotret(n: number): Promise<Buffer> {
  const [putar, dekat, geserX, geserY, terang] = [13, 29, 37, 53, 71].map((prima) =>
    bilangan(n, prima),
  ) as Lima
  const { data, info } = await sharp(await dasar)
    .rotate(putar * 12, { background: '#8a9099' })
    .resize(Math.round(RUANG * (1 + dekat * 0.25)))
    .toBuffer({ resolveWithObject: true })
  const tengah = (info.width - SISI) / 2
  const tepi = (geser: number) => Math.max(0, Math.min(info.width - SISI, Math.round(tengah + geser * 80)))
  return sharp(data)
    .extract({ left: tepi(geserX), top: tepi(geserY), width: SISI, height: SISI })
    .modulate({ brightness: 1 + terang * 0.2 })
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/** The same as one picture of a camera's film. */
export async function ambilBingkai(n: number): Promise<Buffer> {
  return sharp(await ambilPotret(n))
    .resize(640, 480, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** What somebody does to a photo so that its bytes are others. */
export const UBAHAN: Readonly<Record<string, (photo: Buffer, n: number) => Promise<Buffer>>> = {
  'JPEG of quality 60': (photo) => sharp(photo).jpeg({ quality: 60 }).toBuffer(),
  'scaled to 90 %': (photo) =>
    sharp(photo)
      .resize(SISI * 0.9)
      .png()
      .toBuffer(),
  '5 % brighter or darker': (photo, n) =>
    sharp(photo)
      .modulate({ brightness: n % 2 === 0 ? 1.05 : 0.95 })
      .png()
      .toBuffer(),
  'cropped by 2 px': (photo) =>
    sharp(photo)
      .extract({ left: 2, top: 2, width: SISI - 4, height: SISI - 4 })
      .png()
      .toBuffer(),
}

type Lima = [number, number, number, number, number]

/** Between -0.5 and 0.5, the same for the same two numbers, without a pattern. */
function bilangan(n: number, prima: number): number {
  const sinus = Math.sin(n * 12.9898 + prima * 78.233) * 43_758.5453
  return sinus - Math.floor(sinus) - 0.5
}
