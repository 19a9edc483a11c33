import { findEngine } from '../../../tools/setup/engines.mjs';
import type { Engine, EngineName } from './engine';
import { startWithPlaywright } from './playwright';
import { startFirefox } from './puppeteer';
import { startWebKit } from './webkit';

/**
 * Starts an engine with the driver that it has on this machine.
 * @returns null if this machine doesn't have it
 */
export async function startEngine(name: EngineName): Promise<Engine | null> {
  if (name === 'chromium') return startWithPlaywright(name);
  const found = findEngine(name);
  if (!found) return null;
  if (found.program === undefined) return startWithPlaywright(name);
  return name === 'firefox' ? startFirefox(found.program) : startWebKit(found.program);
}
