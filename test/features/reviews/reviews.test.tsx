import { describe, expect, it, vi } from 'vitest';
import { Reviews } from '../../../src/features/reviews/reviews.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

const member = { who: 'member', id: 'viewer-1', displayName: 'Sam', profileType: 'adult' } as const;
const twelve = recorded('readReviews', 'guest: twelve of a film');
const none = recorded('readReviews', 'member: none of a film, with the form');
const own = recorded('readReviews', 'member: an own one');

type Answers = NonNullable<Parameters<typeof fakeRuntime>[0]>['answers'];
function draw(viewer: { who: 'guest' } | typeof member, answers: Answers) {
  const runtime = fakeRuntime({ viewer, answers: { readInit: recorded('readInit', 'member: with the name of its reviews', { preferences: {} }), ...answers } });
  render(<Reviews contentId="1003" from="/video/1003" />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}
const sent = (runtime: ReturnType<typeof fakeRuntime>) => runtime.calls.filter(({ name }) => name === 'postReview').map(({ input }) => (input as { body: object }).body);

describe('the reviews of a title', () => {
  it('are text whatever they hold, with their mean, and go on page by page', async () => {
    const { runtime, user } = draw({ who: 'guest' }, { readReviews: (input: unknown) => ((input as { lastSeen?: string }).lastSeen ? recorded('readReviews', 'guest: the last two of twelve') : twelve) });
    expect((await screen.findAllByText(/<img src=x onerror/))).toHaveLength(2);
    expect(document.querySelector('.fl-reviews img')).toBeNull();
    expect(screen.getByText('3.8 of 5 stars, 12 reviews')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    expect(runtime.calls.filter(({ name }) => name === 'readInit')).toEqual([]);
  });

  it('ask a guest to sign in, with the way back', async () => {
    draw({ who: 'guest' }, { readReviews: twelve });
    expect((await screen.findByRole('link', { name: 'Sign in to write a review' })).getAttribute('href')).toBe('/login?from=%2Fvideo%2F1003');
  });

  it('say that nobody has written, and can be asked for again', async () => {
    let works = false;
    const { user } = draw(member, { readReviews: () => (works ? none : Promise.reject(platformFault('readReviews', 503))) });
    await screen.findByText('The reviews could not be loaded.');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody has written about this yet.')).toBeTruthy();
  });
});

describe('the form of a review', () => {
  it('is sent when it is right, is thanked for, closes, and the review is there', async () => {
    let isSent = false;
    const { runtime, user } = draw(member, { readReviews: () => (isSent ? own : none), postReview: () => { isSent = true; return {}; } });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.click(screen.getByRole('button', { name: 'Send the review' }));
    await waitFor(() => expect(screen.getAllByText('This is needed.')).toHaveLength(3));
    expect(sent(runtime)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Name that others read/ }), 'Sam');
    await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Your review/ }), ' Better than <b>bold</b>. ');
    await user.click(screen.getByRole('button', { name: 'Send the review' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Thank you. Your review is here.'));
    expect(sent(runtime)).toEqual([{ username: 'Sam', rating: 4, text: 'Better than <b>bold</b>.' }]);
    expect(await screen.findByText('Better than <b>bold</b>.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Write a review' }));
    expect(screen.queryByRole('textbox', { name: /Name that others read/ })).toBeNull();
  });

  it('hides the name that is stored, and keeps what could not be sent', async () => {
    const { runtime, user } = draw(member, {
      readReviews: none, postReview: () => Promise.reject(platformFault('postReview', 503)),
      readInit: recorded('readInit', 'member: with the name of its reviews'),
    });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const form = within(await screen.findByRole('form', { name: 'Write a review' }));
    await waitFor(() => expect(form.queryByRole('textbox', { name: /Name that others read/ })).toBeNull());
    await user.click(form.getByRole('radio', { name: '2 of 5 stars' }));
    await user.type(form.getByRole('textbox', { name: /Your review/ }), 'Mine.');
    await user.click(form.getByRole('button', { name: 'Send the review' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Your review could not be sent. What you wrote is still here.');
    expect((form.getByRole('textbox', { name: /Your review/ }) as HTMLTextAreaElement).value).toBe('Mine.');
    expect(sent(runtime)).toEqual([{ rating: 2, text: 'Mine.', username: 'Sam' }]);
  });

  it('is not sent where a field that nobody sees was filled in', async () => {
    const { runtime, user } = draw(member, { readReviews: none });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.type(screen.getByRole('textbox', { name: /Name that others read/ }), 'Sam');
    await user.click(screen.getByRole('radio', { name: '3 of 5 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Your review/ }), 'Buy now.');
    await user.type(document.querySelector<HTMLInputElement>('.fl-reviews__trap')!, 'https://spam.example');
    await user.click(screen.getByRole('button', { name: 'Send the review' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
    expect(sent(runtime)).toEqual([]);
  });

  it('is sent once by a double press', async () => {
    let answer: (told: object) => void = () => undefined;
    const { runtime, user } = draw(member, { readReviews: none, postReview: () => new Promise((resolve) => { answer = resolve; }) as never });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.type(screen.getByRole('textbox', { name: /Name that others read/ }), 'Sam');
    await user.click(screen.getByRole('radio', { name: '1 of 5 stars' }));
    await user.type(screen.getByRole('textbox', { name: /Your review/ }), 'Mine.');
    await user.dblClick(screen.getByRole('button', { name: 'Send the review' }));
    expect(sent(runtime)).toHaveLength(1);
    answer({});
    await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });
});
