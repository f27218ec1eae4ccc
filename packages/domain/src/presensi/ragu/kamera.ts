/** What virtual cameras and emulators call themselves in a browser's list of cameras. */
const KAMERA_SEMU = [
  /\bobs\b/i,
  /\bvirtual\b/i,
  /\bvcam\b/i,
  /manycam/i,
  /droidcam/i,
  /iriun/i,
  /epoccam/i,
  /ivcam/i,
  /\bxsplit\b/i,
  /snap ?camera/i,
  /splitcam/i,
  /camtwist/i,
  /mmhmm/i,
  /youcam/i,
  /altercam/i,
  /webcamoid/i,
  /v4l2 ?loopback/i,
  /dummy video device/i,
  /\bunity ?video\b/i,
  /\bemulat(ed|or)\b/i,
  /virtualscene/i,
  /goldfish/i,
  /genymotion/i,
  /bluestacks/i,
  /\bnox(player)?\b/i,
  /\bldplayer\b/i,
  /\bmemu\b/i,
]

/** The label of a camera that is none, at most 80 characters; null for every other. */
export function findKameraSemu(label: string): string | null {
  const rapi = label.replaceAll(/\p{C}+/gu, ' ').trim()
  return KAMERA_SEMU.some((pola) => pola.test(rapi)) ? rapi.slice(0, 80).trim() : null
}
