import type { BrowserContext } from '@playwright/test'

/**
 * Gives the camera noise, as every real one has: no two pictures are the same. The fake one shows the same frames each time it is
 * opened, and a photo that was taken before is refused.
 */
export function addNoise(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D
    const draw = Reflect.get(prototype, 'drawImage') as (...given: readonly unknown[]) => void
    prototype.drawImage = function drawWithNoise(...given: readonly unknown[]) {
      Reflect.apply(draw, this, given)
      if (!(given[0] instanceof HTMLVideoElement)) return
      const noise = this.createImageData(16, 16)
      crypto.getRandomValues(noise.data)
      for (let alpha = 3; alpha < noise.data.length; alpha += 4) noise.data[alpha] = 255
      this.putImageData(noise, 0, 0)
    }
  })
}
