import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { createDeviceSignIn } from '../../../store/identity/device-sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { QrPicture } from '../../../ui/qr-code/qr-picture.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { ScreenProps } from '../screen-props.ts';
import sheet from './show-code-screen.css';

/** A code and a picture with which somebody signs this device in from another one. @source spec 3 §2 "TV login" */
export function ShowCodeScreen({ control, complete, focusTitle }: ScreenProps) {
  const label = useLabel();
  const { navigator } = useRuntime();
  const name = label('television');
  const slice = useSlice(() => createDeviceSignIn({ control, name, onSignedIn: complete }), [control]);
  const state = useSignal(slice.state);
  useEffect(() => void slice.start(), [slice]);
  const title = useMovedFocus(focusTitle);
  const place = navigator.hrefOf({ name: 'tv-login' });
  const [before, after] = label('deviceShowLead', { address: gap }).split(gap);
  return (
    <div ref={useSheet(sheet)} className="fl-show-code">
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title" part="title">{label('deviceShowTitle')}</h2>
      {state.status === 'loading' && <Spinner size="large" label={label('loading')} />}
      {state.status === 'waiting' && (
        <>
          <p className="fl-sign-in__lead">{before}<bdi className="fl-show-code__address" dir="ltr">{shortAddress(place)}</bdi>{after}</p>
          <p className="fl-show-code__code" dir="ltr" aria-label={spelled(state.device.userCode)}>{state.device.userCode}</p>
          <div className="fl-show-code__link">
            <QrPicture link={absolute(navigator.hrefOf({ name: 'activate-user', params: { id: state.device.id } }))} label={label('deviceQrLabel')} />
            <p className="fl-show-code__digits" aria-label={`${label('deviceDigitsLabel')}: ${state.device.compareCode}`}>{state.device.compareCode}</p>
          </div>
          <p role="status" className="fl-sign-in__lead">{label('deviceWaiting')}</p>
        </>
      )}
      {state.status === 'ended' && (
        <>
          <Message tone="alert">{label(state.labelKey)}</Message>
          <Button variant="primary" size="large" wide onClick={() => void slice.start()}>{label('deviceNewCode')}</Button>
        </>
      )}
    </div>
  );
}

/** Where the address stands in the words around it. */
const gap = '\u2060';

const absolute = (address: string): string => new URL(address, location.origin).href;
const shortAddress = (address: string): string => absolute(address).replace(/^https?:\/\//, '');
/** Read out letter by letter. */
const spelled = (code: string): string => [...code.replace('-', '')].join(' ');
