// What the game sounds and feels like. The sounds are made here, from knocks of wood and tones; there
// are no recordings. The program says what happens: "sound capture", "touch check".

/** When the browser allows it: sound begins with something that the reader has done. */
let audio;

/** A knock: a short noise through a filter, with the body of a low tone. */
function knock(at, pitch, loud) {
  const length = 0.06;
  const noise = audio.createBufferSource();
  noise.buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  }
  const wood = audio.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = pitch * 5;
  wood.Q.value = 1.4;
  const level = audio.createGain();
  level.gain.value = loud * 1.6;
  noise.connect(wood).connect(level).connect(audio.destination);
  noise.start(at);
  tone(at, pitch, 0.09, loud, "sine");
}

/** A tone that fades. */
function tone(at, pitch, length, loud, type = "triangle") {
  const source = audio.createOscillator();
  const level = audio.createGain();
  source.type = type;
  source.frequency.value = pitch;
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(level).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

const SOUNDS = {
  move: (at) => knock(at, 190, 0.5),
  capture: (at) => {
    knock(at, 150, 0.6);
    knock(at + 0.055, 260, 0.4);
  },
  check: (at) => {
    knock(at, 190, 0.5);
    tone(at + 0.05, 659, 0.28, 0.16);
    tone(at + 0.05, 988, 0.22, 0.08);
  },
  reveal: (at) => {
    knock(at, 190, 0.4);
    for (const [index, pitch] of [523, 659, 784].entries()) tone(at + 0.05 + index * 0.06, pitch, 0.16, 0.1);
  },
  end: (at) => {
    for (const [index, pitch] of [392, 523, 659].entries()) tone(at + index * 0.14, pitch, 0.7, 0.16);
  },
  time: (at) => {
    tone(at, 880, 0.09, 0.16, "square");
    tone(at + 0.16, 880, 0.09, 0.16, "square");
  },
};

/** Milliseconds of shaking and rest. */
const TOUCHES = { move: [12], capture: [28], check: [20, 50, 40], reveal: [12, 40, 12], end: [60, 60, 120], time: [40, 60, 40] };

/** Carries out what the program sends. */
export function watchSenses() {
  window.addEventListener("chuhe-sense", ({ detail }) => {
    const [sense, kind] = detail.split(" ");
    // What was sent last is there to be looked at.
    document.documentElement.dataset.sensed = detail;
    // Before the reader has touched anything no page may make a sound or shake.
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (sense === "touch") {
      navigator.vibrate?.(TOUCHES[kind]);
      return;
    }
    try {
      audio ??= new AudioContext();
      audio.resume();
      SOUNDS[kind](audio.currentTime + 0.01);
    } catch {
      // No sound here: the game goes on without it.
    }
  });
}
