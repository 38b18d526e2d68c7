/** A colour as `#rrggbb`, in small letters. */
export type Colour = string

type Channels = readonly [number, number, number]

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Colour): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** So much of the first, the rest of the second, channel by channel as CSS mixes in sRGB. */
export function mix(one: Colour, share: number, other: Colour): Colour {
  const [a, b] = [channels(one), channels(other)]
  return toHex([0, 1, 2].map((at) => (a[at] ?? 0) * share + (b[at] ?? 0) * (1 - share)))
}

/** Lightness as people see it, from 0 to 1 (Oklab). */
export function lightness(colour: Colour): number {
  return toOklab(colour)[0]
}

/** The same hue, lighter or darker. What no screen can show loses colour, not lightness. */
export function withLightness(colour: Colour, wanted: number): Colour {
  const [, a, b] = toOklab(colour)
  for (let strength = 1; strength > 0; strength -= 0.05) {
    const found = fromOklab([wanted, a * strength, b * strength])
    if (found.every((channel) => channel >= -0.001 && channel <= 1.001)) return encode(found)
  }
  return encode(fromOklab([wanted, 0, 0]))
}

function channels(colour: Colour): Channels {
  const at = (place: number) => Number.parseInt(colour.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}

function toHex(values: readonly number[]): Colour {
  const two = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${values.map(two).join('')}`
}

function linear(colour: Colour): Channels {
  const [red, green, blue] = channels(colour).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function encode(values: Channels): Colour {
  return toHex(
    values.map((value) => {
      const channel = Math.min(1, Math.max(0, value))
      return 255 * (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)
    }),
  )
}

/** Oklab by Björn Ottosson, as CSS Color 4 has it. */
function toOklab(colour: Colour): Channels {
  const [red, green, blue] = linear(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function fromOklab([light, a, b]: Channels): Channels {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}
