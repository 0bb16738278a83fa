"""Draw the grain of the paper, the one noise tile of the web client: `python -m lab.paper_texture`.

Specks of a brown that is hardly there, in four strengths: a palette of two bits a pixel keeps the file small.
"""

import random
from pathlib import Path

from PIL import Image

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "styles" / "grain.png"
SIDE = 180
BROWN = (64, 41, 20)
STRENGTHS = (0, 10, 22, 40)  # opacity out of 255
SHARES = (0.45, 0.80, 0.95)  # of the pixels, up to which strength 0, 1, 2 reach


def noise(rng: random.Random) -> list[float]:
    """Noise that is a little soft and has no seam where two tiles meet."""
    fine = [rng.random() for _ in range(SIDE * SIDE)]

    def at(x: int, y: int) -> float:
        return fine[y % SIDE * SIDE + x % SIDE]

    return [
        6 * at(x, y) + at(x + 1, y) + at(x - 1, y) + at(x, y + 1) + at(x, y - 1)
        for y in range(SIDE)
        for x in range(SIDE)
    ]


def grain() -> Image.Image:
    values = noise(random.Random(1))
    ordered = sorted(values)
    limits = [ordered[int(share * len(ordered))] for share in SHARES]
    image = Image.new("P", (SIDE, SIDE))
    image.putpalette(list(BROWN) * len(STRENGTHS))
    image.putdata([sum(value >= limit for limit in limits) for value in values])
    return image


def main() -> None:
    grain().save(FILE, bits=2, transparency=bytes(STRENGTHS), optimize=True)
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
