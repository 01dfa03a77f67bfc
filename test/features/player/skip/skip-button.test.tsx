import { afterEach, expect, test, vi } from 'vitest';
import { nextCardStateOf } from '../../../../src/features/player/episodes/next-card-state.ts';
import { createPlayerScreen } from '../../../../src/features/player/player-screen.ts';
import { SkipButton } from '../../../../src/features/player/skip/skip-button.tsx';
import { useAutoSkipChoice } from '../../../../src/features/player/skip/use-auto-skip-choice.ts';
import type { AnswerOf } from '../../../support/recorded-answers/every-call.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { act, render, screen, userEvent } from '../../../support/render.tsx';
import { openHouse } from '../../../support/titles.ts';

const markers: AnswerOf<'readVodPlayback'>['skipMarkers'] = [{ type: 'INTRO', start: 5, end: 15 }, { type: 'CREDITS', start: 50, end: 60 }];

/** A film of a minute with an intro and credits. */
async function show(autoSkip?: boolean) {
  const { player, media } = playerStage({ answers: openHouse({ skipMarkers: markers }) });
  await player.open({ kind: 'vod', id: '1001' });
  const told: string[] = [];
  const box = document.createElement('div');
  box.tabIndex = -1;
  document.body.append(box);
  const emit = (_name: string, { kind, phase }: { kind: string; phase: string }) => told.push(`${kind} ${phase}`) > 0;
  const runtime = fakeRuntime();
  const Choice = () => {
    const { on, toggle } = useAutoSkipChoice(autoSkip);
    return <button type="button" onClick={toggle}>{`auto ${String(on)}`}</button>;
  };
  render(runtime.within(<><SkipButton player={player} emit={emit as never} onMenu={() => undefined} video={media.video} box={box} lead={() => undefined} screen={createPlayerScreen()} given={{ autoSkip } as never} parts={() => null} /><Choice /></>));
  const at = (seconds: number) => act(async () => media.advance(seconds));
  /** As it plays: a second after the other. */
  const playTo = async (seconds: number) => {
    for (let now = media.video.currentTime + 1; now <= seconds; now += 1) await at(now);
  };
  return { player, media, told, box, at, playTo };
}

const button = () => screen.queryByRole('button', { name: /Skip|Watch/ });

afterEach(() => {
  disposePlayers();
  localStorage.clear();
  vi.useRealTimers();
});

test('inside an intro a button leads past it, without taking the focus; the page hears of it', async () => {
  const { player, told, at, box } = await show();
  expect(button()).toBeNull();
  await at(6);
  expect(button()?.textContent).toBe('Skip intro');
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(button()!);
  expect(player.position.value).toBe(15);
  expect(button()).toBeNull();
  expect(document.activeElement).toBe(box);
  expect(told).toEqual(['intro entered', 'intro skipped', 'intro left']);
  await at(52);
  expect(button()?.textContent).toBe('Skip credits');
  await at(30);
  expect(button()).toBeNull();
});

test('where the next episode is offered the way past the credits gives room to it, and comes back with its end', async () => {
  const { player, at } = await show();
  await act(async () => { nextCardStateOf(player).isShown.value = true; });
  await at(6);
  expect(button()?.textContent).toBe('Skip intro');
  await at(52);
  expect(button()).toBeNull();
  await act(async () => { nextCardStateOf(player).isShown.value = false; });
  expect(button()?.textContent).toBe('Skip credits');
});

test('after some seconds the button is there only with the controls', async () => {
  vi.useFakeTimers();
  const { at } = await show();
  await at(6);
  await act(async () => vi.advanceTimersByTime(7900));
  expect(button()!.parentElement!.className).toBe('fl-player__skip');
  await act(async () => vi.advanceTimersByTime(200));
  expect(button()!.parentElement!.className).toContain('--late');
});

test('where the page wishes it, playback that reaches an intro goes past it, and a button leads back for a while', async () => {
  const { player, told, playTo } = await show(true);
  await playTo(5);
  expect(player.position.value).toBe(15);
  expect(told).toEqual(['intro entered', 'intro skipped', 'intro left']);
  expect(button()?.textContent).toBe('Watch the intro');
  await userEvent.click(button()!);
  expect(player.position.value).toBe(5);
  expect(button()?.textContent).toBe('Skip intro');
  await playTo(9);
  expect(player.position.value).toBe(9);
});

test('who seeks into an intro wants to see it', async () => {
  const { player, at } = await show(true);
  await at(8);
  expect(player.position.value).toBe(8);
  expect(button()?.textContent).toBe('Skip intro');
});

test('the viewer’s choice is above the page’s wish', async () => {
  const { player, playTo } = await show(true);
  await userEvent.click(screen.getByRole('button', { name: 'auto true' }));
  screen.getByRole('button', { name: 'auto false' });
  await playTo(6);
  expect(player.position.value).toBe(6);
});
