/*
 * Runs in the head of /mi-lugar before any code of the site (`window.pageAhead`): asks what is behind the link in the
 * address, and puts the screen that comes with it into the page. What is changed here changes the hash in firebase.json.
 */
if (/^#[\w-]{22}$/.test(location.hash)) {
  const token = location.hash.slice(1);
  const reply = fetch('/api/places/open', {
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
    const page = { renderedAt: data.place.now, carried: { ...carried, place: data.place } };
    carrier.textContent = JSON.stringify(page);
    document.getElementById('root').innerHTML = data.screen;
  };
  const late = new Promise((resolve) => setTimeout(resolve, 4_000)).then(() => {
    isLate = true;
  });
  window.pageAhead = { token, reply, shown: Promise.race([show().catch(() => undefined), late]) };
}
