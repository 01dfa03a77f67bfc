import { signal } from '@preact/signals-core';
import { describe, expect, it } from 'vitest';
import { PlayerCentre } from '../../../../src/features/player/screen/player-centre.tsx';
import type { PlayerStatus } from '../../../../src/store/playback/player-state.ts';
import type { Player } from '../../../../src/store/playback/player.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen } from '../../../support/render.tsx';

const player = { status: signal<PlayerStatus>('ready'), playbackBlocked: signal(false), started: signal(false) } as unknown as Player;

describe('the big button of the player', () => {
  it('waits for its words, since nobody can use a button without a name', async () => {
    const runtime = fakeRuntime({ builtIn: {} });
    render(runtime.within(<PlayerCentre player={player} startsItself={false} />));
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Play' }, { timeout: 3_000 })).toBeTruthy();
  });
});
