/*
 * Runs in the head of /mi-lugar before any code of the site (`window.pageAhead`): asks what is behind the link in the
 * address, and puts the screen that comes with it into the page. The button that is tapped there before the code listens
 * is kept for it (`window.earlyTap`). What is changed here changes the hash in firebase.json.
 */
function keepTap(buttons) {
  let tapped = null;
  const note = (event) => {
    const button = event.target.closest('button');
    if (!buttons.includes(button)) return;
    tapped = button;
    event.stopPropagation();
  };
  document.addEventListener('click', note, true);
  window.earlyTap = () => {
    document.removeEventListener('click', note, true);
    window.earlyTap = undefined;
    return tapped;
  };
}
if (/^#[\w-]{22}$/.test(location.hash)) {
  const token = location.hash.slice(1);
  const reply = fetch('/api/my-registration/open', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const parsed = new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  let isLate = false;
  const show = async () => {
    const { data } = await (await reply).clone().json();
    await parsed;
    if (isLate || !data?.screen) return;
    const carrier = document.getElementById('page-data');
    const { carried } = JSON.parse(carrier.textContent);
    const page = { renderedAt: data.myRegistration.now, carried: { ...carried, myRegistration: data.myRegistration } };
    carrier.textContent = JSON.stringify(page);
    const root = document.getElementById('root');
    root.innerHTML = data.screen;
    keepTap([...root.querySelectorAll('button')]);
  };
  const late = new Promise((resolve) => setTimeout(resolve, 4_000)).then(() => {
    isLate = true;
  });
  window.pageAhead = { token, reply, shown: Promise.race([show().catch(() => undefined), late]) };
}
