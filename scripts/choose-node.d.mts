export function chooseNode(
  machine: { platform: string; arch: string; version: string; execPath: string },
  isThere: (path: string) => boolean,
): string | undefined
