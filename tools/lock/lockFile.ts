/** One package of `package-lock.json`, with the fields that say whether it is complete. */
export interface LockEntry {
  resolved?: string;
  integrity?: string;
  /** A folder of this project: its package, or npm's link to it. */
  link?: boolean;
  /** Comes within the package that it lies below. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** npm's lock file, version 3: packages by their place under the project's root. */
export interface LockFile {
  packages: Record<string, LockEntry>;
}

/**
 * What a lock file lacks, by the place of the package to resolve anew: an optional dependency
 * without an entry (`npm ci` refuses such a file), or an entry without the hash of its content.
 * @returns a sentence for each, by place
 */
export function gapsOf({ packages }: LockFile): Map<string, string> {
  const gaps = new Map<string, string>();
  for (const [place, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const found = placesOf(place, name).find((candidate) => packages[candidate]);
      if (!found) gaps.set(place, `${place} names ${name}, which has no entry`);
      else if (!isWhole(found, packages[found])) {
        gaps.set(place, `${found} has no integrity`);
        gaps.set(found, `${found} has no integrity`);
      }
    }
    if (!isWhole(place, entry)) gaps.set(place, `${place} has no integrity`);
  }
  return gaps;
}

/** The lock file without the packages that have gaps and what they name, for npm to resolve them anew. */
export function withoutGaps(lock: LockFile): LockFile {
  const gaps = gapsOf(lock);
  const dropped = new Set(gaps.keys());
  for (const place of gaps.keys()) {
    for (const name of Object.keys(lock.packages[place]?.optionalDependencies ?? {})) {
      for (const candidate of placesOf(place, name)) dropped.add(candidate);
    }
  }
  const entries = Object.entries(lock.packages).filter(([place]) => !dropped.has(place));
  return { ...lock, packages: Object.fromEntries(entries) };
}

/** Only what comes from a registry has a hash: not the folders of this project. */
function isWhole(place: string, entry: LockEntry | undefined): boolean {
  const isOwn = !place.includes('node_modules/') || entry?.link === true;
  return isOwn || entry?.inBundle === true || entry?.integrity !== undefined;
}

/** Where npm looks for a package that another one asks for: from there up to the root. */
function placesOf(from: string, name: string): string[] {
  const places = [];
  for (
    let folder = from;
    ;
    folder = folder.replace(/(?:^|\/)(?:node_modules|packages)\/(?:@[^/]+\/)?[^/]+$/, '')
  ) {
    places.push(`${folder}${folder && '/'}node_modules/${name}`);
    if (folder === '') return places;
  }
}
