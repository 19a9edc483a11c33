#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { runCommand } = await import(new URL('cli.ts', import.meta.url).href);
await runCommand();
