import type { PracticeId } from '../../../../src/site/catalogue';
import { acacia } from '../hero/acacia';
import { dome, draw, type Building } from '../hero/skyline';
import { shortPath } from '../shortPath';
import {
  block,
  centre,
  crane,
  grid,
  ground,
  lodge,
  palm,
  plots,
  range,
  ripples,
  together,
  width,
  type Horizon,
} from './parts';

const floor = `M0 ${ground}H${width}`;

function building(made: Building, foot = ground): Pick<Horizon, 'near' | 'fine'> {
  const { outline, hatch } = draw(made, foot);
  return { near: outline, fine: hatch };
}

/** Surveyed plots, a frame that rises between cranes, and what will stand beside it. */
function realEstate(): Horizon {
  return together(
    { fine: floor + plots(-60, 1500, 120, [139, 150]) },
    { far: block(628, 40, 64) + block(826, 44, 70) + block(330, 30, 40) + block(1066, 34, 58) },
    { near: block(682, 96, 72), fine: grid(682, 96, 72, 6, 6) },
    { fine: 'M698 58V38m16 20V38m16 20V38m16 20V46M694 46h56' },
    crane(662, 112, 76, 1),
    crane(800, 100, 78, 1),
    building({
      axis: 900,
      tiers: [
        { half: 22, height: 74 },
        { half: 14, height: 12 },
      ],
      floors: 8,
    }),
    building({ axis: 1008, tiers: [{ half: 16, height: 46 }], floors: 8 }),
    building({
      axis: 560,
      tiers: [
        { half: 24, height: 34 },
        { half: 18, height: 20 },
      ],
      floors: 7,
    }),
    {
      near: range(5)
        .map((n) => block(140 + n * 34, 26, 16 + (n % 2) * 6))
        .join(''),
    },
    {
      near: range(4)
        .map((n) => block(1180 + n * 40, 30, 18 + ((n + 1) % 2) * 8))
        .join(''),
    },
    crane(1128, 66, 50, 1),
    { fine: [420, 460, 500].map((x) => `M${x} ${ground}v-14l8 3-8 3`).join('') },
    { fine: acacia(84, ground, 60) + acacia(1376, ground, 52) },
  );
}

/** A gantry of the quay: it reaches over the ship. */
function gantry(x: number): Pick<Horizon, 'near' | 'fine'> {
  return {
    near: `M${x} ${ground}l6-74h22l6 74M${x - 54} 62h118v-6h-118zM${x + 12} 56v-24l4-6 4 6v24`,
    fine: `M${x + 16} 28l-66 28M${x + 16} 28l44 28M${x + 4} 92h26M${x + 2} 110l30-18M${x - 30} 62v28m-8 0h16v6h-16z`,
  };
}

/** A port's quay on one side, the grid of a new quarter on the other. */
function urban(): Horizon {
  const boxes = range(9).map((n) => block(166 + n * 22, 20, 10 + 9 * ((n * 7) % 3), 112));
  const blocks = [
    [846, 46, 40],
    [898, 38, 58],
    [942, 52, 34],
    [1052, 44, 52],
    [1102, 54, 38],
    [1162, 36, 66],
    [1254, 50, 30],
    [1310, 40, 44],
  ] as const;
  return together(
    { fine: `${floor}M0 138H800` + ripples(0, 780, [146, 154], 40) },
    { fine: plots(840, 1500, 80, [138, 148]) },
    { far: block(884, 30, 78) + block(1090, 26, 84) + block(1210, 30, 54) },
    {
      near: `M128 112h296l-16 22H146zM144 112V84h16v28${boxes.join('')}`,
      fine: 'M148 90h8m-8 7h8',
    },
    gantry(480),
    gantry(602),
    gantry(724),
    ...blocks.map(([x, wide, tall]) => ({
      near: block(x, wide, tall),
      fine: grid(x, wide, tall, Math.round(wide / 11), Math.round(tall / 9)),
    })),
    { fine: [822, 1010, 1028, 1226].map((x) => palm(x, 34)).join('') },
  );
}

/** A dhow under its lateen sail. */
function dhow(x: number): Pick<Horizon, 'near' | 'fine'> {
  return {
    near: `M${x - 36} ${ground - 6}q36 14 74-4l-8 16h-52zM${x - 6} ${ground - 74}q44 30 40 66q-28-6-62-2z`,
    fine: `M${x - 2} ${ground - 4}v-64M${x - 28} ${ground - 8}l22-66`,
  };
}

/** A reef under the water, lodges over it, palms on the shore. */
function tourism(): Horizon {
  const coral = (x: number, tall: number) =>
    [-0.8, -0.4, 0, 0.4, 0.8]
      .map((lean) => `M${x} 160q${lean * 2} ${-tall * 0.6} ${Math.round(lean * tall)} ${-tall}`)
      .join('');
  return together(
    { far: `M0 ${ground}q150-40 320-22t300 12q120-34 250-20t270 8t300 22z` },
    { fine: ripples(0, width, [136, 143, 151], 48) },
    {
      fine:
        coral(600, 18) +
        coral(636, 13) +
        coral(792, 20) +
        coral(828, 12) +
        coral(980, 16) +
        coral(408, 15),
    },
    {
      near: `M470 120h520v4h-520z`,
      fine: range(13)
        .map((n) => `M${490 + n * 40} 124v16`)
        .join(''),
    },
    lodge(560, 26),
    lodge(652, 32),
    lodge(752, 26),
    lodge(836, 32),
    lodge(926, 24),
    dhow(1090),
    dhow(330),
    {
      far: `M1170 ${ground}q130-26 270-14v14z`,
      fine: palm(1226, 66, 122) + palm(1262, 48, 120) + palm(1330, 74, 117) + palm(1372, 52, 116),
    },
    { fine: acacia(120, 110, 70) + acacia(196, 108, 48) },
  );
}

/** A house of assembly: its dome over a colonnade, wings and flagpoles on both sides. */
function nationalVision(): Horizon {
  const columns = (x: number, count: number, step: number, tall: number) =>
    range(count)
      .map((n) => `M${x + n * step} ${ground - 6}v${-tall}m4 0v${tall}`)
      .join('');
  const wing = (x: number) => ({
    near: block(x, 250, 30) + `M${x - 6} 100h262v-5H${x - 6}z`,
    fine: range(12)
      .map((n) => `M${x + 12 + n * 20} ${ground}v-16q5-7 10 0v16`)
      .join(''),
  });
  return together(
    { fine: `${floor}M420 136h600M380 143h680M330 151h780` },
    { far: `M0 ${ground}q110-26 220-14t220 4M1440 ${ground}q-110-26-220-14t-220 4` },
    wing(320),
    wing(870),
    {
      near: block(590, 260, 44) + 'M582 86h276v-7H582z',
      fine: columns(600, 2, 15, 38) + columns(821, 2, 15, 38),
    },
    building(
      {
        axis: centre,
        tiers: [
          { half: 58, height: 9 },
          { half: 49, height: 10 },
          ...dome(46, 40, 8),
          { half: 4, height: 6 },
          { half: 0.6, height: 8 },
        ],
        shade: [0.1, 0.3, 0.46, 0.6, 0.7],
      },
      79,
    ),
    { near: `M634 ${ground}V86l86-22 86 22v44zM634 86h172`, fine: columns(648, 8, 20, 38) },
    { fine: [262, 280, 298, 1142, 1160, 1178].map((x) => `M${x} ${ground}v-62`).join('') },
    { fine: [90, 150, 210, 1230, 1290, 1350].map((x, n) => palm(x, 40 + 8 * (n % 2))).join('') },
  );
}

/** A stadium under its arch; a bridge of cables leads to it. */
function specialProjects(): Horizon {
  const ribs = range(15).map((n) => {
    const lean = (n - 7) / 7;
    return `M${Math.round(centre + lean * 168)} ${ground}L${Math.round(centre + lean * 204)} ${Math.round(84 - 8 * (1 - lean * lean))}`;
  });
  const pylon = 250;
  const cables = range(8).flatMap((n) => {
    const top = 34 + n * 6;
    const run = 190 - n * 22;
    return [`M${pylon} ${top}L${pylon - run} 112`, `M${pylon} ${top}L${pylon + run} 112`];
  });
  const mast = (x: number) => `M${x} ${ground}V52m-9 0h18v-10h-18zm0-5h18m-12-5v10m6-10v10`;
  return together(
    { fine: `M440 ${ground}H1440` + ripples(0, 460, [138, 147], 40) + 'M480 139h480M540 148h360' },
    { far: block(1010, 30, 52) + block(1050, 24, 74) + block(1196, 34, 62) + block(1240, 26, 44) },
    {
      near: `M${pylon - 4} 140L${pylon - 1.5} 26h3L${pylon + 4} 140M0 112h480v4H0z`,
      fine: cables.join(''),
    },
    { near: `M552 ${ground}L516 84q204-16 408 0L888 ${ground}z`, fine: ribs.join('') },
    {
      near: 'M516 84q204-16 408 0q-30-34-204-34t-204 34z',
      fine: 'M540 78q180-14 360 0M600 60q120 12 240 0',
    },
    { fine: 'M544 66Q620 4 720 4t176 62M554 64Q626 10 720 10t166 54' },
    {
      fine: range(9)
        .map((n) => `M${600 + n * 30} ${Math.round(9 + 1.25 * (n - 4) ** 2)}L${616 + n * 26} 56`)
        .join(''),
    },
    { fine: mast(494) + mast(946) },
    building({
      axis: 1110,
      tiers: [
        { half: 20, height: 58 },
        { half: 12, height: 16 },
      ],
      floors: 8,
    }),
    building({
      axis: 1160,
      tiers: [
        { half: 16, top: 8, height: 88 },
        { half: 0.5, height: 14 },
      ],
      shade: [0.2, 0.5],
    }),
    {
      fine:
        [1290, 1318, 1366].map((x, n) => palm(x, 38 + 6 * n)).join('') + acacia(1410, ground, 50),
    },
  );
}

const scenes: Record<PracticeId, () => Horizon> = {
  realEstate,
  urban,
  tourism,
  nationalVision,
  specialProjects,
};

/** The horizon of a practice as path data. */
export function drawHorizon(id: PracticeId): Horizon {
  const { far, near, fine } = scenes[id]();
  return { far: shortPath(far), near: shortPath(near), fine: shortPath(fine) };
}
