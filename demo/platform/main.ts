import { parseArgs } from 'node:util';
import { failureText } from './db/failure-text.ts';
import { startPlatform } from './server/serve.ts';
import { StartRefused } from './server/start-refused.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    data: { type: 'string', default: '.footlight/data' },
    'database-url': { type: 'string' },
    'no-demo': { type: 'boolean', default: false },
  },
});

try {
  const databaseUrl = values['database-url'] ?? process.env.DATABASE_URL;
  const platform = await startPlatform({ port: Number(values.port), dataDir: values.data, databaseUrl, demoMode: !values['no-demo'], environment: process.env, realData: process.env.FOOTLIGHT_REAL_DATA, guideChannels: Number(process.env.FOOTLIGHT_GUIDE_CHANNELS) || undefined });
  const stop = () => { platform.close().then(() => process.exit(0), () => process.exit(1)); };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(`ready ${platform.context.realms.all()[0]?.settings.origin ?? `http://localhost:${platform.port}`}\n`);
} catch (failure) {
  const isKnown = failure instanceof StartRefused;
  process.stderr.write(`${isKnown ? failure.message : failureText(failure)}\n`);
  process.exit(1);
}
